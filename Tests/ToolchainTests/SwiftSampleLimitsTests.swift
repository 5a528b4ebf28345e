import Diagnostics
import Testing

@testable import Toolchain

@Suite struct SwiftSampleLimitsTests {
  private func nested(_ depth: Int) -> [UInt8] {
    Array((String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)).utf8)
  }

  @Test func ordinarySamplesAreParsed() {
    #expect(SwiftSampleLimits.refusal(of: Array("let x = [(1, 2)].map { $0.0 }".utf8)) == nil)
    #expect(SwiftSampleLimits.refusal(of: []) == nil)
    #expect(SwiftSampleLimits.refusal(of: Array(String(repeating: "f()\n", count: 1000).utf8)) == nil)
  }

  @Test func deepNestingIsRefusedAtItsBracket() {
    #expect(SwiftSampleLimits.refusal(of: nested(SwiftSampleLimits.depth)) == nil)
    #expect(
      SwiftSampleLimits.refusal(of: nested(SwiftSampleLimits.depth + 1))?.offset == SwiftSampleLimits.depth)
  }

  @Test func squareBracketsAreRefusedSooner() {
    let code = Array((String(repeating: "[", count: 13) + String(repeating: "]", count: 13)).utf8)
    #expect(SwiftSampleLimits.refusal(of: code)?.offset == 12)
    let siblings = Array(String(repeating: "[[a], [b]], ", count: 50).utf8)
    #expect(SwiftSampleLimits.refusal(of: siblings) == nil)
  }

  @Test func closingBracketsWithoutAnOpeningOneDoNotCount() {
    #expect(SwiftSampleLimits.refusal(of: Array(repeating: UInt8(ascii: "}"), count: 1000)) == nil)
  }

  @Test func hugeSamplesAreRefused() {
    let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: SwiftSampleLimits.bytes)
    #expect(SwiftSampleLimits.refusal(of: lines) == nil)
    #expect(SwiftSampleLimits.refusal(of: lines + [10])?.offset == SwiftSampleLimits.bytes)
  }

  @Test(arguments: [
    ("try ", "tokens"), ("a<", "tokens"), ("Int?", "tokens"),
    ("some\n", "tokens"),
    ("else if a {} ", "tokens"), ("(b).c", "tokens"), ("a<b, ", "tokens"),
    ("\"\\(try try)\" ", "tokens"), ("#if a\n", "nested “#if”"), ("@escaping ; ", "attributes"),
    ("@a()\n", "attributes"), ("switch a\n", "lack a brace"), ("precedencegroup a; ", "lack a brace"),
  ])
  func whatNestsWithoutBracketsIsRefused(unit: String, reason: String) throws {
    let code = Array(String(repeating: unit, count: 50_000 / unit.utf8.count).utf8)
    let refusal = try #require(SwiftSampleLimits.refusal(of: code))
    #expect(refusal.message.contains(reason))
  }

  /// What repeats in listings, for hundreds of lines.
  @Test(arguments: [
    "let a = b + c\n", "view.frame.origin.x = max(a, b) * 2\n",
    "@objc private func a(_ b: Int?) throws -> [A<B>]! { b }\n",
    "@State private var a: Int?\n", "@IBOutlet weak var label: UILabel!\n", "case .a, .b: return 1\n",
    "1, -2,\n",
    "\"a\": [\"b\": 1.5], // a comment\n", "if a < b { c() } else { d() }\n",
    "/// A sentence, with commas. And more.\nvar a: Int { 1 }\n",
    "/* A block.\n * of lines. */\nfoo()\n", "#if a\nfoo()\n#endif\n", "foo { a in\n  bar(a)\n}\n",
    "let s = \"a \\(b) c\"\n",
    "enum A { case a(Int) }\n", "guard let a else { return }\n", "for a in b where a > 1 { c(a) }\n",
    "print(\"try try try // \")\n",
  ])
  func listingsAreParsed(line: String) {
    let code = Array(String(repeating: line, count: 1000).utf8)
    #expect(SwiftSampleLimits.refusal(of: code) == nil)
    let inside = Array("let a = [\n".utf8) + code
    #expect(SwiftSampleLimits.refusal(of: inside) == nil)
  }

  @Test func aRefusedSampleIsColoredAndSaysSo() {
    let parser = SwiftSampleParser(executable: "/nowhere/parser")
    let diagnostics = DiagnosticCollector()
    let sample = parser.parse(nested(100), diagnostics)
    #expect(sample.tokens.count == 1)
    #expect(sample.errors.map(\.offset) == [SwiftSampleLimits.depth])
    #expect(diagnostics.isEmpty)
  }
}
