import Foundation

/// The words of all remarks that sources make, as a catalog of strings has them: `Remark("m34 is \(number)")` is
/// `m34 is {}`.
struct RemarksInSources {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// The words, and the file that says them.
  private(set) var words: [String: String] = [:]

  /// Reads all sources.
  init() throws {
    let paths = FileManager.default.enumerator(atPath: Self.root.path)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
      let code = text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      for found in Self.words(in: code) { words[found] = path }
    }
  }

  /// The words of the remarks in some code without comments.
  static func words(in code: String) -> [String] {
    code.split(separator: "Remark(").dropFirst().compactMap { rest in
      let literal = rest.drop { $0.isWhitespace }
      return literal.hasPrefix("\"") ? words(ofLiteral: literal) : nil
    }
  }

  private static func words(ofLiteral literal: Substring) -> String {
    guard literal.hasPrefix("\"\"\"") else { return read(literal.dropFirst(), until: "\"").words }
    // Indentation and line ends belong to the code, as each line but the last ends with a backslash.
    let lines = literal.dropFirst(3).split(separator: "\n").prefix {
      !$0.drop { $0 == " " }.hasPrefix("\"\"\"")
    }
    let text = lines.map { $0.drop { $0 == " " } }.map { $0.hasSuffix("\\") ? $0.dropLast() : $0 }.joined()
    return read(text[...], until: nil).words
  }

  /// Reads text up to a closing character; nil for all of it.
  private static func read(_ text: Substring, until end: Character?) -> (words: String, rest: Substring) {
    var (words, rest) = ("", text)
    while let next = rest.first, next != end {
      if rest.hasPrefix("\\(") {
        rest = rest.dropFirst(2)
        words += rest.hasPrefix("capitalizing:") ? "{^}" : "{}"
        skipValue(&rest)
      } else {
        if next == "\\" { rest = rest.dropFirst() }
        words.append(rest.removeFirst())
      }
    }
    return (words, rest.dropFirst())
  }

  /// Skips the code of a value and its closing parenthesis.
  private static func skipValue(_ rest: inout Substring) {
    var depth = 1
    while depth > 0, let next = rest.popFirst() {
      switch next {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"": rest = read(rest, until: "\"").rest
      default: break
      }
    }
  }
}
