import Diagnostics

/// Fences meant as directives that are blocks of code: `{ name }`, `{{ name }}`, `{name`, and a bare name.
enum DirectiveLookalike {
  /// The warning about such a fence; nil for ordinary code.
  ///
  /// - Parameter isDirective: whether a directive has the name.
  static func warning(_ fence: CodeFence, isDirective: (String) -> Bool) -> Diagnostic? {
    let written = fence.writtenInfo
    let bytes = written.file.bytes
    // A fence produced by Liquid isn't in the source.
    guard bytes.indices.contains(fence.opening.bytes.lowerBound),
      "`~:".utf8.contains(bytes[fence.opening.bytes.lowerBound])
    else { return nil }
    var rest = bytes[written.bytes].drop { $0.isBlank }
    let braces = rest.prefix { $0 == UInt8(ascii: "{") }.count
    let start = rest.startIndex
    // Pandoc's classes start with a dot.
    rest = rest.dropFirst(braces).drop { $0.isBlank || braces > 0 && $0 == UInt8(ascii: ".") }
    let name = rest.prefix { $0.isWord || $0 == UInt8(ascii: "-") }
    rest = rest[name.endIndex...].drop { braces > 0 && $0.isBlank }
    let closing = rest.prefix { $0 == UInt8(ascii: "}") }.count
    let word = String(decoding: name, as: UTF8.self).lowercased()
    // A blank ends a bare name: `curve.json` is the name of a file.
    guard max(braces, closing) <= 2, isDirective(word),
      braces + closing > 0 || (rest.first?.isSpace ?? true)
    else { return nil }
    let end = closing > 0 ? rest.startIndex + closing : name.endIndex
    return .warning(
      "markdown.not-a-directive", "this directive is shown as code: its braces are missing or wrong",
      at: SourceRange(written.file, start..<end),
      explanation: "a directive is a name in braces, without spaces inside", fix: "write “{\(word)}”")
  }
}
