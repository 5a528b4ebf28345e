import Text

extension Value {
  /// Prints the value as Ruby's `inspect` does, which is what Jekyll shows of a hash: `{"k"=>1, "l"=>[nil, "a"]}`.
  ///
  /// Objects without such a form print as text, since pages refer to each other. Stops soon after `limit` bytes.
  func appendRuby(to output: inout [UInt8], limit: Int, _ work: Work) {
    var printer = RubyPrinter(limit: limit, work: work)
    swap(&printer.output, &output)
    printer.append(self, depth: 0)
    swap(&printer.output, &output)
  }
}

private struct RubyPrinter {
  let limit: Int
  let work: Work
  var output: [UInt8] = []

  mutating func append(_ value: Value, depth: Int) {
    work.spend(Work.Cost.element + value.textLength * 4)
    guard output.count <= limit, depth < Limits.valueDepth, !work.isSpent else { return append("nil") }
    switch value {
    case .null: append("nil")
    case .bool, .integer, .double, .date, .range: value.append(to: &output, limit: limit, work)
    case .string(let text): quote(Array(text.utf8))
    case .bytes(let bytes): quote(bytes)
    case .array(let elements):
      append("[")
      for (position, element) in elements.enumerated() {
        guard output.count <= limit, !work.isSpent else { break }
        if position > 0 { append(", ") }
        append(element, depth: depth + 1)
      }
      append("]")
    case .dictionary(let map): append(map.keys, depth: depth) { map[$0] ?? .null }
    case .object(let group as Group):
      append(group.keys, depth: depth) { group.value(forKey: $0) ?? .null }
    case .object(let object):
      work.spend(Work.Cost.object)
      quote(Array(object.text.utf8))
    }
  }

  private mutating func append(_ keys: [String], depth: Int, values: (String) -> Value) {
    append("{")
    for (position, key) in keys.enumerated() {
      work.spend(Work.Cost.lookup + key.utf8.count * 4)
      guard output.count <= limit, !work.isSpent else { break }
      if position > 0 { append(", ") }
      quote(Array(key.utf8))
      append("=>")
      append(values(key), depth: depth + 1)
    }
    append("}")
  }

  private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

  private static let escapes: [UInt8: String] = [
    0x07: "a", 0x08: "b", 0x09: "t", 0x0A: "n", 0x0B: "v", 0x0C: "f", 0x0D: "r", 0x1B: "e",
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\",
  ]

  private mutating func quote(_ text: [UInt8]) {
    append("\"")
    for (index, byte) in text.enumerated() {
      // These would begin an interpolation.
      let isMark =
        byte == UInt8(ascii: "#") && index + 1 < text.count && "{$@".utf8.contains(text[index + 1])
      if let escape = isMark ? "#" : Self.escapes[byte] {
        append("\\" + escape)
      } else if byte < 0x20 || byte == 0x7F {
        let digits = String(byte, radix: 16, uppercase: true)
        append(byte == 0x7F ? "\\x7F" : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      } else {
        output.append(byte)
      }
    }
    append("\"")
  }
}
