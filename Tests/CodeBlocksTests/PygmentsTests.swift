import Cache
import Files
import Foundation
import Testing

@testable import CodeBlocks
@testable import Highlighting

/// Languages without a lexer. The first tests need `pygmentize`.
@Suite struct PygmentsTests {
  private static let isInstalled = Pygments(cache: nil).isInstalled

  @Test(
    .enabled(if: isInstalled),
    arguments: [
      (
        "kotlin", "fun a() = 1 // x",
        [(0, 3, .keyword), (4, 5, .function), (10, 11, .number), (12, 16, .comment)]
      ),
      ("python", "s = 'é'\r\n\n", [(4, 8, .string)]), ("rust", "", []),
    ] as [(String, String, [(Int, Int, HighlightToken.Kind)])])
  func tokens(_ language: String, _ code: String, _ tokens: [(Int, Int, HighlightToken.Kind)]) throws {
    let found = try Pygments(cache: nil).tokens(of: Array(code.utf8), language: language)
    #expect(found == tokens.map { HighlightToken($0.0..<$0.1, $0.2) })
  }

  @Test(
    .enabled(if: isInstalled),
    arguments: [
      "kotlin", "python", "c", "cpp", "javascript", "typescript", "java", "ruby", "go", "rust", "toml", "sql",
      "xml",
      "dockerfile", "php", "lua", "dart", "csharp", "c#", "scala", "perl", "r", "haskell",
    ])
  func languagesThatItKnows(_ language: String) throws {
    #expect(try Pygments(cache: nil).knows(language))
  }

  @Test(
    .enabled(if: isInstalled), arguments: ["swfit", "../etc", "a b", "", String(repeating: "x", count: 100)])
  func otherNames(_ language: String) throws {
    #expect(try !Pygments(cache: nil).knows(language))
  }

  @Test func withoutTheProgramNothingIsKnown() {
    #expect(throws: Pygments.Failure.missing) { try Pygments(cache: nil, path: nil).knows("kotlin") }
  }

  @Test(arguments: ["exit 1", "sleep 100 & exit 0", "printf 'hello, I am another program'"])
  func anotherProgramIsNotBelieved(_ script: String) throws {
    let pygments = Pygments(cache: nil, path: try program(script).path + "/pygmentize")
    #expect(throws: Pygments.Failure.broken) { try pygments.knows("kotlin") }
    #expect(throws: Pygments.Failure.broken) { try pygments.knows("rust") }
  }

  /// Answers are taken from the cache, without the program.
  @Test func answersAreKept() throws {
    let folder = try TemporaryFolder()
    // Says that it is Pygments, and answers everything with “1”, once.
    let greeting = "\\023\\0\\0\\0\\0\\0\\0\\0zoetrope-pygments 1"
    let program = try program("printf '\(greeting)'; printf '\\001\\0\\0\\0\\0\\0\\0\\0001'; sleep 1")
    let path = program.path + "/pygmentize"
    let cache = Cache(folder: folder.path + "/cache", address: nil)
    #expect(try Pygments(cache: cache, path: path).knows("kotlin"))
    let second = Pygments(cache: cache, path: path)
    #expect(try second.knows("kotlin"))
  }

  /// Tokens that don't cover the code are refused.
  @Test func aWrongAnswerIsRefused() throws {
    let greeting = "\\023\\0\\0\\0\\0\\0\\0\\0zoetrope-pygments 1"
    let program = try program(
      "printf '\(greeting)'; printf '\\005\\0\\0\\0\\0\\0\\0\\0k\\011\\0\\0\\0'; sleep 1")
    let pygments = Pygments(cache: nil, path: program.path + "/pygmentize")
    #expect(throws: Pygments.Failure.wrong) { try pygments.tokens(of: Array("fun".utf8), language: "kotlin") }
  }

  private func program(_ script: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pygmentize"
    try FileSystem.write(Array("#!/bin/sh\n\(script)\n".utf8), to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return folder
  }
}
