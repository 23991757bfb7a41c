import IntentModel

/// The declaration of an intent as JSON.
struct DescriptionDocument {
  private let description: Description

  init(_ description: Description) { self.description = description }

  func write(to output: Output) {
    var json = JSONWriter(output)
    json.object { json in
      json.member("name", description.name)
      json.member("shortName", description.shortName)
      json.member("title", description.title)
      json.member("description", description.help)
      json.member("category", description.intent?.category.rawValue)
      json.member("inputParameter", description.input?.name)
      json.member("keyParameter", description.input?.name)
      json.list("parameters") { json in
        for parameter in description.parameters { write(parameter, &json) }
      }
      guard let intent = description.intent else { return }
      json.list("summaries", of: intent.summaries)
      json.object("result") { json in
        json.member("type", intent.result.type)
        json.member("supportsMultipleValues", intent.result.supportsMultipleValues)
        json.member("description", intent.result.meaning)
      }
      json.object("dialogs") { json in
        json.member("success", intent.dialogs.success)
        json.member("failure", intent.dialogs.failure)
      }
    }
  }

  private func write(_ parameter: ParameterDescription, _ json: inout JSONWriter) {
    json.object { json in
      json.member("name", parameter.name)
      json.member("option", parameter.isInput ? nil : "--\(parameter.option)")
      json.member("title", parameter.title)
      json.member("description", parameter.help)
      json.member("type", parameter.type.name)
      json.member("supportsMultipleValues", parameter.type.supportsMultipleValues)
      if !parameter.type.contentTypes.isEmpty { json.list("contentTypes", of: parameter.type.contentTypes) }
      json.member("default", parameter.defaultValue, isTruth: parameter.type.isSwitch)
      json.member("prompt", parameter.prompt)
      if parameter.hasDynamicOptions {
        json.member("dynamicOptions", true)
        if let dependency = parameter.dependency { json.member("dependsOn", dependency) }
      } else if !parameter.type.options.isEmpty {
        json.list("options", of: parameter.type.options.map(\.value))
      }
      if let parent = parameter.parent { write(parent, &json) }
      json.object("reasons") { json in
        for reason in parameter.reasons { json.member(reason.code, reason.text) }
      }
    }
  }

  private func write(_ parent: ParentCondition, _ json: inout JSONWriter) {
    json.object("parent") { json in
      json.member("parameter", parent.parameter)
      let isTruth = description.parameter(named: parent.parameter)?.type.isSwitch ?? false
      json.member("equals", parent.equals, isTruth: isTruth)
    }
  }
}

extension JSONWriter {
  /// A value as a parameter writes it: `true` or `false` for a Boolean, otherwise a text, and `null` for an empty one.
  fileprivate mutating func member(_ key: String, _ value: String, isTruth: Bool) {
    if isTruth { member(key, value == "true") } else { member(key, value.isEmpty ? nil : value) }
  }
}
