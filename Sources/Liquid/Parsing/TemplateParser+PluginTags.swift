import Diagnostics

/// Tags of Jekyll's plugins whose output is an include of the theme.
extension TemplateParser {
  /// Reads `gist user/id file.swift`. The names may be in quotes, the first a variable such as `page.gist`.
  mutating func gist(_ tag: Tag) -> Node? {
    guard let id = firstWord(of: tag.markup) else {
      report(
        "liquid.syntax", "“gist” needs the name of a gist", at: tag.source, fix: "write {% gist user/id %}")
      return nil
    }
    var parameters = [(name: "id", value: value(of: id))]
    if let file = firstWord(of: id.upperBound..<tag.markup.upperBound) {
      parameters.append(("file", .literal(.string(unquoted(file)))))
    }
    return .partial(
      Partial(
        name: .literal("gist.html"), nameSource: tag.nameSource, parameters: parameters, scope: .jekyll,
        source: tag.source))
  }

  /// Reads `avatar user size=40` or `avatar user=page.author size=40`.
  mutating func avatar(_ tag: Tag) -> Node? {
    var partial = Partial(
      name: .literal("avatar.html"), nameSource: tag.nameSource, parameters: [], scope: .jekyll,
      source: tag.source)
    guard let first = firstWord(of: tag.markup) else {
      report(
        "liquid.syntax", "“avatar” needs a name on GitHub", at: tag.source, fix: "write {% avatar user %}")
      return nil
    }
    guard !file.bytes[first].contains(UInt8(ascii: "=")) else {
      return jekyllPartial(partial, parameters: tag.markup)
    }
    partial.parameters = [("user", value(of: first))]
    return jekyllPartial(partial, parameters: first.upperBound..<tag.markup.upperBound)
  }

  private func firstWord(of markup: Range<Int>) -> Range<Int>? {
    guard let start = file.bytes[markup].firstIndex(where: { !$0.isSpace }) else { return nil }
    return start..<(file.bytes[start..<markup.upperBound].firstIndex(where: \.isSpace) ?? markup.upperBound)
  }

  /// The word without quotes.
  private func unquoted(_ word: Range<Int>) -> String {
    let quotes = Array("\"'".utf8)
    return text(word).utf8.filter { !quotes.contains($0) }.reduce(into: "") {
      $0.unicodeScalars.append(.init($1))
    }
  }

  /// A path with points is a variable, another word a text.
  private mutating func value(of word: Range<Int>) -> Expression {
    let isVariable =
      file.bytes[word].allSatisfy { $0.isNamePart || $0 == UInt8(ascii: ".") }
      && file.bytes[word].contains(UInt8(ascii: "."))
    guard isVariable,
      let variable = parse(word, { (parser) throws(SyntaxProblem) in try parser.expression() })
    else { return .literal(.string(unquoted(word))) }
    return variable
  }
}
