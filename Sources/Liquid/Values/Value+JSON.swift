import Text

extension Value {
  /// Prints the value as JSON, dictionaries in their own order.
  ///
  /// Objects print their properties. Most objects inside another print as text, since pages refer to each
  /// other. Infinities and NaN print as `null`. Stops soon after `limit` bytes.
  func appendJSON(to output: inout [UInt8], limit: Int, _ work: Work) {
    var printer = JSONPrinter(limit: limit, work: work)
    swap(&printer.output, &output)
    printer.append(self, depth: 0, insideObject: false)
    swap(&printer.output, &output)
  }
}

private struct JSONPrinter {
  let limit: Int
  let work: Work
  var output: [UInt8] = []

  mutating func append(_ value: Value, depth: Int, insideObject: Bool) {
    work.spend(Work.Cost.element + value.textLength * 4)
    guard output.count <= limit, depth < Limits.valueDepth, !work.isSpent else { return append("null") }
    switch value {
    case .null: append("null")
    case .bool, .integer: value.append(to: &output, limit: limit, work)
    case .double(let number): append(number.isFinite ? number.description : "null")
    case .string(let text): quote(text.utf8)
    case .bytes(let bytes): quote(bytes)
    case .date, .range: quote(value.utf8(work))
    case .array(let elements): append(elements, depth: depth, insideObject: insideObject)
    case .dictionary(let map):
      append(
        keys: map.keys, values: { map[$0] ?? .null }, depth: depth, insideObject: insideObject)
    case .object(let object) where insideObject && !object.isPrintedInside:
      let text = object.text
      work.spend(text.utf8.count * 4)
      quote(text.utf8)
    case .object(let object):
      append(
        keys: object.keys, values: { [work] in Value.object(object).property($0, work) ?? .null },
        depth: depth, insideObject: true)
    }
  }

  private mutating func append(_ elements: [Value], depth: Int, insideObject: Bool) {
    append("[")
    for (position, element) in elements.enumerated() {
      guard output.count <= limit, !work.isSpent else { break }
      if position > 0 { append(",") }
      append(element, depth: depth + 1, insideObject: insideObject)
    }
    append("]")
  }

  private mutating func append(
    keys: [String], values: (String) -> Value, depth: Int, insideObject: Bool
  ) {
    append("{")
    for (position, key) in keys.enumerated() {
      work.spend(Work.Cost.lookup + key.utf8.count * 4)
      guard output.count <= limit, !work.isSpent else { break }
      if position > 0 { append(",") }
      quote(key.utf8)
      append(":")
      append(values(key), depth: depth + 1, insideObject: insideObject)
    }
    append("}")
  }

  private mutating func append(_ text: String) {
    output.append(contentsOf: text.utf8)
  }

  private mutating func quote(_ text: some Sequence<UInt8>) { JSONString.append(text, to: &output) }
}
