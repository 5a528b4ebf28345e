import Text

extension Filter {
  /// Filters that make a text safe within HTML or a URL, or undo that.
  static let escapingFilters: [Filter] = [
    Filter("escape", effort: 4, escaped),
    Filter("xml_escape", effort: 4, escaped),
    .text("escape_once", effort: 8) { escaped($0, once: true) },
    .text("strip_html", effort: 12, withoutTags),
    .text("url_encode", effort: 30) { percentEncoded($0, keeping: formSafe, plusForSpace: true) },
    .text("cgi_escape", effort: 30) { percentEncoded($0, keeping: formSafe, plusForSpace: true) },
    .text("uri_escape", effort: 30) { percentEncoded($0, keeping: uriSafe, plusForSpace: false) },
    .text("url_decode", effort: 8, percentDecoded),
    Filter("jsonify") { (input, _, environment) throws(FilterProblem) in
      var output: [UInt8] = []
      input.appendJSON(to: &output, limit: Limits.outputBytes, environment.work)
      guard output.count <= Limits.outputBytes else { throw FilterProblem.tooLarge }
      return .bytes(output)
    },
  ]

  /// Most texts have nothing to escape, and stay what they are.
  private static func escaped(
    _ input: Value, _ arguments: FilterArguments, _ environment: FilterEnvironment
  ) throws(FilterProblem) -> Value {
    if case .string(var text) = input, !text.withUTF8({ $0.contains(where: isSpecial) }) { return input }
    return .bytes(escaped(try input.textInput(environment.work), once: false))
  }

  private static func escaped(_ text: [UInt8], once: Bool) -> [UInt8] {
    // Most texts have nothing to escape.
    guard text.contains(where: isSpecial) else { return text }
    var output: [UInt8] = []
    output.reserveCapacity(text.count + text.count / 8)
    for (position, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "&") where once && beginsEntity(text, at: position): output.append(byte)
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'"): output.append(contentsOf: "&#39;".utf8)
      default: output.append(byte)
      }
    }
    return output
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }

  /// The longest name of a character reference, `CounterClockwiseContourIntegral`, has 31 letters.
  private static let longestReference = 33

  /// Whether `&name;`, `&#10;` or `&#x0A;` stands here.
  private static func beginsEntity(_ text: [UInt8], at start: Int) -> Bool {
    var name = text[(start + 1)...].prefix(longestReference)
    guard let end = name.firstIndex(of: UInt8(ascii: ";")) else { return false }
    name = name[..<end]
    guard name.first == UInt8(ascii: "#") else {
      return name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isDigit }
    }
    name.removeFirst()
    if name.first == UInt8(ascii: "x") || name.first == UInt8(ascii: "X") {
      return name.count > 1 && name.dropFirst().allSatisfy(\.isHexDigit)
    }
    return !name.isEmpty && name.allSatisfy(\.isDigit)
  }

  /// Without tags and comments; scripts and styles go with their content.
  private static func withoutTags(_ text: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var position = 0
    // Once an ending is not found, it is not searched for again: the cost stays linear.
    var missing: Set<String> = []
    while let start = text[position...].firstIndex(of: UInt8(ascii: "<")) {
      output.append(contentsOf: text[position..<start])
      let ending =
        [("<script", "</script>"), ("<style", "</style>"), ("<!--", "-->")]
        .first { text[start...].starts(with: $0.0.utf8) && !missing.contains($0.1) }?.1 ?? ">"
      if let end = text.firstOccurrence(of: Array(ending.utf8), from: start) {
        position = end + ending.utf8.count
      } else if ending != ">" {
        missing.insert(ending)
        position = start
      } else {
        position = start
        break
      }
    }
    output.append(contentsOf: text[position...])
    return output
  }

  private static let alphanumerics = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  private static let formSafe = Set((alphanumerics + "-._~*").utf8)
  private static let uriSafe = Set((alphanumerics + "-._~:/?#[]@!$&'()*+,;=%").utf8)

  private static func percentEncoded(_ text: [UInt8], keeping safe: Set<UInt8>, plusForSpace: Bool) -> [UInt8]
  {
    var output: [UInt8] = []
    PercentEncoding.append(
      text, keeping: { safe.contains($0) || plusForSpace && $0 == Byte.space }, to: &output)
    return plusForSpace ? output.map { $0 == Byte.space ? UInt8(ascii: "+") : $0 } : output
  }

  private static func percentDecoded(_ text: [UInt8]) -> [UInt8] {
    // What was encoded may not have been UTF-8.
    Array(PercentEncoding.text(text.map { $0 == UInt8(ascii: "+") ? Byte.space : $0 }[...]).utf8)
  }
}
