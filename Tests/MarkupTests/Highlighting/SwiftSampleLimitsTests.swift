import Diagnostics
import Testing

@testable import Markup

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

  @Test func closingBracketsWithoutAnOpeningOneDoNotCount() {
    #expect(SwiftSampleLimits.refusal(of: Array(repeating: UInt8(ascii: "}"), count: 1000)) == nil)
  }

  @Test func hugeSamplesAreRefused() {
    let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: SwiftSampleLimits.bytes)
    #expect(SwiftSampleLimits.refusal(of: lines) == nil)
    #expect(SwiftSampleLimits.refusal(of: lines + [10])?.offset == SwiftSampleLimits.bytes)
  }

  @Test func aRefusedSampleIsColoredAndSaysSo() {
    let parser = SwiftSampleParser(executable: "/nowhere/parser")
    var diagnostics: [Diagnostic] = []
    let sample = parser.parse(nested(100), diagnostics: &diagnostics)
    #expect(sample.tokens.count == 1)
    #expect(sample.errors.map(\.offset) == [SwiftSampleLimits.depth])
    #expect(diagnostics.isEmpty)
  }
}
