import IntentModel

/// Entities as a person reads them: each with its glyph, its title, and what else is to say of it; in a tree, on a line.
struct EntityListing {
  let list: EntityList
  let style: Style
  /// How wide the terminal is; `nil` for no terminal, where no line is broken.
  var columns: Int?

  var lines: [String] { list.entities.flatMap(lines) }

  private func lines(of entity: Entity) -> [String] {
    let subtitle = escaped(entity.subtitle)
    if let level = entity.level {
      let indent = String(repeating: "  ", count: level)
      return broken(escaped(entity.title), after: indent, then: subtitle)
    }
    return broken(escaped(entity.title), after: "\(entity.glyph) ")
      + (subtitle.isEmpty ? [] : fitted(subtitle, indent: "  ").map { "  " + style.dim($0) })
      + entity.details.flatMap { detail -> [String] in
        let indent = "  " + detail.prefix { $0 == " " }
        return fitted(escaped(String(detail.dropFirst(indent.count - 2))), indent: indent).map { indent + $0 }
      }
  }

  /// A title in its style behind what stands before it, broken where the terminal ends.
  private func broken(_ title: String, after beginning: String, then subtitle: String? = nil) -> [String] {
    let indent = String(repeating: " ", count: displayWidth(beginning))
    let titles = fitted(title, indent: indent)
    var lines = titles.enumerated().map { ($0 == 0 ? beginning : indent) + style.heading($1) }
    guard let subtitle, let last = lines.popLast(), let lastTitle = titles.last else { return lines }
    let room = columns.map { $0 - displayWidth(indent) - displayWidth(lastTitle) - 2 }
    if displayWidth(subtitle) <= room ?? .max { return lines + ["\(last)  \(style.dim(subtitle))"] }
    return lines + [last] + fitted(subtitle, indent: indent + "  ").map { indent + "  " + style.dim($0) }
  }

  /// A text in lines that the terminal has room for behind the indent. One with several spaces in a row, which are part
  /// of a name, stays as it is.
  private func fitted(_ text: String, indent: String) -> [String] {
    guard let columns, displayWidth(text) > columns - indent.count, !text.contains("  ") else { return [text] }
    return wrapped(text, width: max(10, columns - indent.count))
  }
}
