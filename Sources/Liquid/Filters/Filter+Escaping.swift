import HTML
import Text

extension Filter {
  /// Filters that escape or unescape texts for HTML and URLs.
  static let escapingFilters: [Filter] = [
    Filter("escape", effort: 4, escaped),
    Filter("xml_escape", effort: 4, escaped),
    .text("escape_once", effort: 8, escapedOnce),
    .text("strip_html", effort: 12, withoutTags),
    .text("url_encode", effort: 30) { percentEncoded($0, keeping: formSafe, plusForSpace: true) },
    .text("cgi_escape", effort: 30) { percentEncoded($0, keeping: formSafe, plusForSpace: true) },
    .text("uri_escape", effort: 30) { percentEncoded($0, keeping: uriSafe, plusForSpace: false) },
    .text("url_decode", effort: 8, percentDecoded),
    .text("base64_encode", effort: 8) { Base64.encoded($0) },
    .text("base64_url_safe_encode", effort: 8) { Base64.encoded($0, isURLSafe: true) },
    Filter("base64_decode", effort: 8) { (input, _, environment) throws(FilterProblem) in
      try decoded(input, isURLSafe: false, environment.work)
    },
    Filter("base64_url_safe_decode", effort: 8) { (input, _, environment) throws(FilterProblem) in
      try decoded(input, isURLSafe: true, environment.work)
    },
    Filter("inspect") { (input, _, environment) throws(FilterProblem) in
      var text: [UInt8] = []
      let print = environment.work.isRuby ? Value.appendRuby : Value.appendJSON
      print(input)(&text, Limits.outputBytes, environment.work)
      guard text.count <= Limits.outputBytes else { throw FilterProblem.tooLarge }
      var output: [UInt8] = []
      append(text, to: &output)
      return .bytes(output)
    },
    Filter("jsonify") { (input, _, environment) throws(FilterProblem) in
      var output: [UInt8] = []
      input.appendJSON(to: &output, limit: Limits.outputBytes, environment.work)
      guard output.count <= Limits.outputBytes else { throw FilterProblem.tooLarge }
      return .bytes(output)
    },
  ]

  /// Decodes Base64. Bytes that are no UTF-8 become replacement characters.
  private static func decoded(
    _ input: Value, isURLSafe: Bool, _ work: Work
  ) throws(FilterProblem) -> Value {
    guard !input.isNull else { return "" }
    guard input.isText, let bytes = Base64.decoded(input.utf8(work), isURLSafe: isURLSafe) else {
      throw FilterProblem(isURLSafe ? "needs a text in URL-safe Base64" : "needs a text in Base64")
    }
    return .string(String(decoding: bytes, as: UTF8.self))
  }

  /// Escapes a text. Most have nothing to escape, and are returned without a copy.
  private static func escaped(
    _ input: Value, _ arguments: FilterArguments, _ environment: FilterEnvironment
  ) throws(FilterProblem) -> Value {
    if case .string(var text) = input,
      text.withUTF8({ HTMLText.isPlain($0, apostrophes: true, controls: true) })
    {
      return input
    }
    var output: [UInt8] = []
    append(try input.textInput(environment.work), to: &output)
    return .bytes(output)
  }

  /// Escapes as Ruby's `CGI.escapeHTML` does, apostrophes included. Control characters stay.
  private static func append(_ text: some Sequence<UInt8>, to output: inout [UInt8]) {
    HTMLText.append(text, to: &output, apostrophes: true, controls: true)
  }

  /// Escapes a text, except for its character references.
  private static func escapedOnce(_ text: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var copied = 0
    for position in text.indices where text[position] == UInt8(ascii: "&") && beginsEntity(text, at: position)
    {
      append(text[copied..<position], to: &output)
      output.append(text[position])
      copied = position + 1
    }
    append(text[copied...], to: &output)
    return output
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

  /// Removes tags and comments, and scripts and styles with their content.
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
    // The decoded bytes may be invalid UTF-8.
    Array(PercentEncoding.text(text.map { $0 == UInt8(ascii: "+") ? Byte.space : $0 }[...]).utf8)
  }
}
