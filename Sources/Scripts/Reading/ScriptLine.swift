import Diagnostics

/// A line of a script, read word by word, each with its own place. Errors are reported.
///
/// Spaces separate words; a word in straight quotes, `"My photos"`, may contain them.
struct ScriptLine {
  /// The first word: the name of the statement.
  let verb: Located<String>
  /// The correct form of the statement, which error messages propose.
  var form = ""
  let diagnostics: DiagnosticCollector
  private var words: ArraySlice<Located<String>>

  /// - Returns: nil for a blank line.
  init?(_ line: Located<String>, _ diagnostics: DiagnosticCollector) {
    let words = Self.words(of: line)
    guard let verb = words.first else { return nil }
    self.verb = verb
    self.diagnostics = diagnostics
    self.words = words.dropFirst()
  }

  /// The next word, which isn't consumed.
  var upcoming: Located<String>? { words.first }

  /// Takes the next word.
  mutating func next() -> Located<String>? { words.popFirst() }

  /// Consumes a required word.
  mutating func expect(_ word: String) -> Bool {
    guard let given = words.first else {
      diagnostics.report(missing("“\(word)”"))
      return false
    }
    guard given.value == word else {
      diagnostics.report(
        .error(
          "script.word", "expected “\(word)” here, not “\(given.value)”", at: given.range, allowed: [form])
      )
      return false
    }
    words.removeFirst()
    return true
  }

  /// Consumes any word.
  ///
  /// - Parameter meaning: `a screen’s name`.
  mutating func word(_ meaning: String) -> Located<String>? {
    if let word = words.popFirst() { return word }
    diagnostics.report(missing(meaning))
    return nil
  }

  /// Whether the line is at its end; remaining words are reported.
  func isAtEnd() -> Bool {
    guard let extra = words.first else { return true }
    diagnostics.report(
      .error(
        "script.word", "unexpected “\(extra.value)” after the statement", at: extra.range,
        allowed: [form]))
    return false
  }

  private func missing(_ meaning: String) -> Diagnostic {
    .error("script.missing", "“\(verb.value)” needs \(meaning)", at: verb.range, allowed: [form])
  }

  private static func words(of line: Located<String>) -> [Located<String>] {
    let bytes = Array(line.value.utf8)
    // In a line produced by Liquid, words don't have their own places.
    let isVerbatim = line.range.bytes.count == bytes.count
    var words: [Located<String>] = []
    var index = 0
    while index < bytes.count {
      if isBlank(bytes[index]) {
        index += 1
        continue
      }
      let end = self.end(ofWordAt: index, in: bytes)
      let start = line.range.bytes.lowerBound
      let place = isVerbatim ? (start + index)..<(start + end) : line.range.bytes
      words.append(
        Located(
          String(decoding: bytes[index..<end], as: UTF8.self), at: SourceRange(line.range.file, place)))
      index = end
    }
    return words
  }

  private static func end(ofWordAt start: Int, in bytes: [UInt8]) -> Int {
    let quote = UInt8(ascii: "\"")
    if bytes[start] == quote, let closing = bytes[(start + 1)...].firstIndex(of: quote) { return closing + 1 }
    return bytes[start...].firstIndex(where: isBlank) ?? bytes.count
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
