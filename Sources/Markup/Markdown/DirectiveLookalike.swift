import Diagnostics

/// Fences that were meant as directives and are blocks of code: `{ name }`, `{{ name }}`, `{name`, and a name without
/// braces.
enum DirectiveLookalike {
  /// What to say of a fence that is no directive; nil for ordinary code.
  ///
  /// - Parameter isDirective: whether there is a directive of a name.
  static func warning(_ fence: CodeFence, isDirective: (String) -> Bool) -> Diagnostic? {
    let written = fence.writtenInfo
    let bytes = written.file.bytes
    // A fence that Liquid has produced is not written as one.
    guard bytes.indices.contains(fence.opening.bytes.lowerBound),
      "`~:".utf8.contains(bytes[fence.opening.bytes.lowerBound])
    else { return nil }
    var rest = bytes[written.bytes].drop { $0.isBlank }
    let braces = rest.prefix { $0 == UInt8(ascii: "{") }.count
    let start = rest.startIndex
    // Pandoc’s classes have a dot.
    rest = rest.dropFirst(braces).drop { $0.isBlank || braces > 0 && $0 == UInt8(ascii: ".") }
    let name = rest.prefix { $0.isWord || $0 == UInt8(ascii: "-") }
    rest = rest[name.endIndex...].drop { braces > 0 && $0.isBlank }
    let closing = rest.prefix { $0 == UInt8(ascii: "}") }.count
    let word = String(decoding: name, as: UTF8.self).lowercased()
    // After the bare name a blank: `curve.json` is a name of another kind.
    guard max(braces, closing) <= 2, isDirective(word),
      braces + closing > 0 || (rest.first?.isSpace ?? true)
    else { return nil }
    let end = closing > 0 ? rest.startIndex + closing : name.endIndex
    return .warning(
      "markdown.not-a-directive", "this is shown as code, and not run",
      at: SourceRange(written.file, start..<end),
      explanation: "a directive is a name in braces, without blanks inside of them", fix: "write “{\(word)}”")
  }
}
