extension Value {
  /// The printed value.
  func text(_ work: Work) -> String {
    if case .string(let text) = self { return text }
    let bytes = utf8(work)
    work.spend(bytes.count)
    guard !work.isSpent else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The printed value in UTF-8.
  func utf8(_ work: Work) -> [UInt8] {
    if case .bytes(let bytes) = self { return bytes }
    var output: [UInt8] = []
    append(to: &output, limit: Limits.outputBytes, work)
    return output
  }

  /// The bytes of a text; 0 for anything else.
  var textLength: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .bytes(let bytes): bytes.count
    default: 0
    }
  }

  /// Whether the value is a text, in either representation.
  var isText: Bool {
    switch self {
    case .string, .bytes: true
    default: false
    }
  }

  /// Prints the value: lists without separators, dictionaries as JSON or Ruby's hashes, `null` as nothing.
  ///
  /// Stops soon after `output` has passed `limit` bytes, for the caller to report.
  func append(to output: inout [UInt8], limit: Int, _ work: Work) {
    work.spend(Work.Cost.comparison + textLength)
    guard !work.isSpent else { return }
    switch self {
    case .null: break
    case .string(var text): text.withUTF8 { output.append(contentsOf: $0) }
    case .bytes(let bytes): output.append(contentsOf: bytes)
    case .integer(let number): output.append(contentsOf: String(number).utf8)
    case .double(let number): output.append(contentsOf: Value.text(of: number).utf8)
    case .bool(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
    case .date(let date):
      work.spend(Work.Cost.date)
      output.append(contentsOf: date.formatted("%Y-%m-%d %H:%M:%S %z"))
    case .range(let range): output.append(contentsOf: "\(range.first)..\(range.last)".utf8)
    case .object(is Group) where work.isRuby: appendRuby(to: &output, limit: limit, work)
    case .object(let object):
      let text = object.text
      work.spend(Work.Cost.object + text.utf8.count)
      output.append(contentsOf: text.utf8)
    case .dictionary where work.isRuby: appendRuby(to: &output, limit: limit, work)
    case .dictionary: appendJSON(to: &output, limit: limit, work)
    case .array(let elements): Value.append(elements, to: &output, limit: limit, depth: 0, work)
    }
  }

  /// The number in digits, of very large and small ones as `1.0e+20`, as in Ruby.
  private static func text(of number: Double) -> String {
    let text = number.description
    guard let exponent = text.utf8.firstIndex(of: UInt8(ascii: "e")), !text.utf8.contains(UInt8(ascii: "."))
    else { return text }
    return text[..<exponent] + ".0" + text[exponent...]
  }

  /// Prints nested lists without separators. Each visit is charged, since lists may share storage.
  private static func append(
    _ elements: [Value], to output: inout [UInt8], limit: Int, depth: Int, _ work: Work
  ) {
    guard depth < Limits.valueDepth else { return }
    for element in elements {
      guard output.count <= limit, !work.isSpent else { return }
      if case .array(let inner) = element {
        work.spend(Work.Cost.element)
        append(inner, to: &output, limit: limit, depth: depth + 1, work)
      } else {
        element.append(to: &output, limit: limit, work)
      }
    }
  }
}
