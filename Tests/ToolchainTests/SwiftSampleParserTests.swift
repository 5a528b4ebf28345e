import BasicTestSupport
import BuiltTestSupport
import Cache
import Diagnostics
import Foundation
import Testing

@testable import Toolchain

@Suite struct SwiftSampleParserTests {
  private func parse(_ code: String, _ parser: SwiftSampleParser) -> (SwiftSample, [Diagnostic]) {
    let diagnostics = DiagnosticCollector()
    return (parser.parse(Array(code.utf8), diagnostics), diagnostics.diagnostics)
  }

  @Test func tokensAreTheParsers() {
    let code = "view.alpha = fade(\"x\\(1)\") // c"
    let (sample, diagnostics) = parse(code, SwiftSampleParser(executable: Built.parser))
    let bytes = Array(code.utf8)
    let found = sample.tokens.map {
      "\($0.kind.rawValue):\(String(decoding: bytes[$0.range], as: UTF8.self))"
    }
    #expect(found == ["f:fade", "s:\"x", "n:1", "s:\"", "c:// c"])
    #expect(sample.errors.isEmpty && diagnostics.isEmpty)
  }

  @Test func samplesAreAnsweredOnAllThreads() async {
    let parser = SwiftSampleParser(executable: Built.parser)
    let counts = await withTaskGroup(of: Int.self) { group in
      for number in 0..<40 {
        group.addTask {
          parser.parse(Array("let x\(number) = \(number)".utf8), DiagnosticCollector()).tokens.count
        }
      }
      return await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 2, count: 40))
  }

  @Test func restingLosesNoAnswers() {
    let parser = SwiftSampleParser(executable: Built.parser)
    let first = parse("let x = 1", parser).0
    parser.rest()
    #expect(parse("let x = 1", parser).0 == first)
    #expect(parse("let y = 2", parser).0.tokens == first.tokens)
  }

  @Test func `the next build knows the answers, and starts no process`() throws {
    let folder = try TemporaryFolder()
    let cache = Cache(folder: folder.path("cache"), address: nil)
    let code = Array("class B: A { override func f() {} }".utf8)
    let other = Array("class A { func f() {} }".utf8)
    try withHelper("exec '\(Built.parser)'", cache) { parser, log in
      let sample = parser.parse(code, DiagnosticCollector())
      let declarations = parser.declarations(in: code)
      let edits = parser.edits(of: code, beside: [SampleText(other)])
      parser.rest()
      #expect(starts(log) == 1)
      let next = SwiftSampleParser(executable: String(log.dropLast("log".count)) + "parser", cache: cache)
      #expect(next.parse(code, DiagnosticCollector()) == sample)
      #expect(next.declarations(in: code) == declarations)
      #expect(next.edits(of: code, beside: [SampleText(other)]) == edits)
      #expect(starts(log) == 1)
      _ = next.edits(of: code, beside: [SampleText(other + other)])
      #expect(starts(log) == 2)
    }
  }

  /// A program of the shell in the helper's place, which is left alone after the test.
  private func withHelper(
    _ script: String, _ cache: Cache? = nil, _ body: (SwiftSampleParser, _ log: String) -> Void
  ) throws {
    let folder = try TemporaryFolder()
    let (file, log) = (folder.path("parser"), folder.path("log"))
    try folder.write("#!/bin/sh\necho started >> '\(log)'\n\(script)\n", to: "parser")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    body(SwiftSampleParser(executable: file, cache: cache), log)
    withExtendedLifetime(folder) {}
  }

  private func starts(_ log: String) -> Int {
    (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n").count ?? 0
  }

  /// A helper that dies on every sample: each of them is told, none is the end of the others, and none is tried again.
  @Test func aSampleThatKillsTheParserIsToldAndNeverTriedAgain() throws {
    try withHelper("printf '\\027\\0\\0\\0\\0\\0\\0\\0zoetrope-swift-parser 6'") { parser, log in
      for turn in 0..<2 {
        for number in 0..<12 {
          let (sample, diagnostics) = parse("let x\(number) = 1", parser)
          #expect(sample.errors.map(\.message) == ["the sample isn't checked: the parser fails"])
          #expect(diagnostics.isEmpty)
        }
        #expect(starts(log) == 24, "in turn \(turn)")
      }
    }
  }

  /// Whatever nests or repeats, as much of it as is handed to the parser.
  private static let largest = [
    "a<", "some ", "try ", "await ", "repeat ", "A -> ", "Int?", "a ? ", "- ", "!", "x.y", "x!",
    "else if a {} ", "switch , ",
    "@a ", "@escaping ; ", "sending ", "sending\n", "borrowing a\n", "nonisolated ", "async ", "#available ",
    "precedencegroup ",
    "#if a\n", "if ", "(", "[", "{", "\"\\(", "a {", "case a: ", "\\.", "a as ", "~", "each ", "a a\n", "= ",
    "a(b)(c)", "a[0]", "\"a\" ",
  ].map { unit in
    var code = ["let a: ", "func f() {\n", ""].map {
      Array(($0 + String(repeating: unit, count: 60_000 / unit.utf8.count)).utf8)
    }
    for index in code.indices {
      while let refusal = SwiftSampleLimits.refusal(of: code[index]) {
        code[index].removeLast(max(code[index].count - refusal.offset, 1))
      }
    }
    return code
  }

  @Test(arguments: largest) func whatIsNotRefusedIsParsed(samples: [[UInt8]]) {
    let parser = SwiftSampleParser(executable: Built.parser)
    let diagnostics = DiagnosticCollector()
    for code in samples {
      let errors = parser.parse(code, diagnostics).errors.map(\.message)
      #expect(
        !errors.contains { $0.contains("isn't checked") },
        "\(String(decoding: code.prefix(40), as: UTF8.self))")
    }
    #expect(diagnostics.isEmpty)
  }

  /// As the child of another thread does for a moment, which has inherited the file of one that writes it.
  @Test func aProgramThatIsOpenForWritingIsWaitedFor() throws {
    try withHelper("exec '\(Built.parser)'") { parser, log in
      let program = log.dropLast("log".count) + "parser"
      // Or the children of other tests would keep it open until they end.
      let writer = open(String(program), O_WRONLY | O_CLOEXEC)
      Thread.detachNewThread {
        usleep(50_000)
        close(writer)
      }
      #expect(parse("let x = 1", parser).1.isEmpty)
    }
  }

  /// The shell's limit on stacks has no part in it.
  @Test(arguments: ["64", "8192", "unlimited"]) func theStackIsTheParsersOwn(limit: String) throws {
    let code = "let a: " + String(repeating: "a<", count: 240)
    let expected = parse(code, SwiftSampleParser(executable: Built.parser)).0
    try withHelper("ulimit -S -s \(limit); exec '\(Built.parser)'") { parser, _ in
      #expect(parse(code, parser).0 == expected)
      #expect(!expected.errors.contains { $0.message.contains("fails") })
    }
  }

  @Test(arguments: ["/nowhere/parser", "/bin/true", "/bin/cat"]) func lexerStandsInWithOneWarning(
    _ executable: String
  ) {
    let parser = SwiftSampleParser(executable: executable, timeout: 1)
    let (sample, diagnostics) = parse("let x = 1", parser)
    #expect(sample == .lexed(Array("let x = 1".utf8)))
    #expect(diagnostics.map(\.identifier) == ["swift.parser"])
    #expect(parse("let y = 1", parser).1.isEmpty)
  }
}
