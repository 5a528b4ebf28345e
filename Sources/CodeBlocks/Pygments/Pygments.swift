import Cache
import Files
import Highlighting
import Processes

/// Highlights code in languages without a lexer here, by the program `pygmentize` if it is installed.
///
/// Pygments has 500 languages, and is packaged everywhere. libsource-highlight has no Kotlin, TypeScript, YAML or TOML;
/// tree-sitter's grammars aren't packaged, and chroma is packaged as a library of Go only.
package final class Pygments: Sendable {
  package static let program = "pygmentize"
  /// How to install it.
  package static let installation =
    "install it: “apt install python3-pygments”, “brew install pygments” or “pip install pygments”"

  package typealias Failure = ProgramAnswers.Failure

  private let answers: ProgramAnswers

  /// - Parameters:
  ///   - cache: keeps answers beyond this object; nil for nowhere.
  ///   - path: the program; nil if it isn't installed.
  package init(cache: Cache?, path: String? = FileSystem.program(program)) {
    let program = ProgramAnswers.Program(
      name: "pygments", greeting: Self.greeting, script: Self.script, scriptName: "lexer.py"
    ) { path, folder in
      Command(
        path, ["-x", "-l", folder + "/lexer.py:Lexer", "/dev/null"], resources: ProgramAnswers.resources)
    }
    answers = ProgramAnswers(program, cache: cache, path: path)
  }

  package var isInstalled: Bool { answers.isInstalled }

  /// Whether it knows a language.
  package func knows(_ language: String) throws(Failure) -> Bool {
    guard Self.isName(language) else { return false }
    return try answers.answer(Array("k\(language)".utf8)) {
      $0 == [UInt8(ascii: "1")] || $0 == [UInt8(ascii: "0")]
    } == [UInt8(ascii: "1")]
  }

  /// The tokens of code in a language that it knows.
  package func tokens(of code: [UInt8], language: String) throws(Failure) -> [HighlightToken] {
    guard Self.isName(language) else { return [] }
    let answer = try answers.answer(Array("t\(language)\n".utf8) + code) { Self.tokens($0, of: code) != nil }
    return Self.tokens(answer, of: code) ?? []
  }

  /// Ends the process, which is started again when it is needed.
  package func rest() { answers.rest() }

  /// Whether a word may name a language: no path, and nothing that is looked up at length.
  private static func isName(_ language: String) -> Bool {
    language.utf8.count <= 40
      && language.utf8.allSatisfy { $0.isWord || "+-#.".utf8.contains($0) }
  }

  /// The tokens of an answer, which may be anyone's; nil if they don't cover the code.
  private static func tokens(_ answer: [UInt8], of code: [UInt8]) -> [HighlightToken]? {
    let size = 5
    guard answer.count % size == 0 else { return nil }
    var tokens: [HighlightToken] = []
    var position = 0
    for start in stride(from: 0, to: answer.count, by: size) {
      let length = answer[(start + 1)..<(start + size)].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = position + length
      guard end <= code.count, end == code.count || !code[end].isContinuation else { return nil }
      if answer[start] != 0x20 {
        guard let kind = HighlightToken.Kind(rawValue: Unicode.Scalar(answer[start])) else { return nil }
        if length > 0 { tokens.append(HighlightToken(position..<end, kind)) }
      }
      position = end
    }
    return position == code.count ? tokens : nil
  }
}
