import Diagnostics
import Markup

/// A line of a script, taken word by word, each with its own place. What is wrong with it is reported.
///
/// Blanks part words; a word in straight quotes, `"My photos"`, may hold them.
struct ScriptLine {
  /// The first word: what is to be done.
  let verb: Located<String>
  /// The statement as it ought to look: what error messages propose.
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

  /// The next word, which stays where it is.
  var upcoming: Located<String>? { words.first }

  /// Takes the next word.
  mutating func next() -> Located<String>? { words.popFirst() }

  /// Takes a word that has to come now.
  mutating func expect(_ word: String) -> Bool {
    guard let given = words.first else {
      diagnostics.report(missing("“\(word)”"))
      return false
    }
    guard given.value == word else {
      diagnostics.report(
        .error(
          "script.word", "“\(word)” is expected here, not “\(given.value)”", at: given.range, allowed: [form])
      )
      return false
    }
    words.removeFirst()
    return true
  }

  /// Takes a word, whatever it is.
  ///
  /// - Parameter meaning: `a screen’s name`.
  mutating func word(_ meaning: String) -> Located<String>? {
    if let word = words.popFirst() { return word }
    diagnostics.report(missing(meaning))
    return nil
  }

  /// Whether nothing is left; what is left is reported.
  func isAtEnd() -> Bool {
    guard let extra = words.first else { return true }
    diagnostics.report(
      .error("script.word", "“\(extra.value)” does not belong here", at: extra.range, allowed: [form]))
    return false
  }

  private func missing(_ meaning: String) -> Diagnostic {
    .error("script.missing", "“\(verb.value)” needs \(meaning)", at: verb.range, allowed: [form])
  }

  private static func words(of line: Located<String>) -> [Located<String>] {
    let bytes = Array(line.value.utf8)
    // In a line that Liquid produced, words have no places of their own.
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
