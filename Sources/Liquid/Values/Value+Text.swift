extension Value {
  /// The value as it is printed.
  var text: String {
    switch self {
    case .string(let text): text
    default: String(decoding: utf8, as: UTF8.self)
    }
  }

  /// The value as it is printed, in UTF-8.
  var utf8: [UInt8] {
    if case .bytes(let bytes) = self { return bytes }
    var output: [UInt8] = []
    append(to: &output, limit: Limits.outputBytes)
    return output
  }

  /// Whether the value is a text, in either representation.
  var isText: Bool {
    switch self {
    case .string, .bytes: true
    default: false
    }
  }

  /// Prints the value: lists without separators, dictionaries as JSON, `null` as nothing.
  ///
  /// Stops soon after `output` has passed `limit` bytes; what calls it reports that.
  func append(to output: inout [UInt8], limit: Int) {
    switch self {
    case .null: break
    case .string(let text): output.append(contentsOf: text.utf8)
    case .bytes(let bytes): output.append(contentsOf: bytes)
    case .integer(let number): output.append(contentsOf: String(number).utf8)
    case .double(let number): output.append(contentsOf: number.description.utf8)
    case .bool(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
    case .date(let date): output.append(contentsOf: date.formatted("%Y-%m-%d %H:%M:%S %z"))
    case .range(let range): output.append(contentsOf: "\(range.first)..\(range.last)".utf8)
    case .object(let object): output.append(contentsOf: object.text.utf8)
    case .dictionary: appendJSON(to: &output, limit: limit)
    case .array(let elements):
      var budget = Limits.elements
      Value.append(elements, to: &output, limit: limit, depth: 0, budget: &budget)
    }
  }

  /// Lists within lists print flat. They may share storage many times over, so visits are counted.
  private static func append(
    _ elements: [Value], to output: inout [UInt8], limit: Int, depth: Int, budget: inout Int
  ) {
    guard depth < Limits.valueDepth else { return }
    for element in elements {
      budget -= 1
      guard output.count <= limit, budget >= 0 else { return }
      if case .array(let inner) = element {
        append(inner, to: &output, limit: limit, depth: depth + 1, budget: &budget)
      } else {
        element.append(to: &output, limit: limit)
      }
    }
  }
}
