/// A number in hexadecimal, of at least so many digits.
package func hexadecimal(_ value: some BinaryInteger, digits: Int = 2) -> String {
  let text = String(value, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
