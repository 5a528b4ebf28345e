import Cache
import Diagnostics
import Foundation
import Testing

@testable import CodeBlocks
@testable import Files

/// The tests with `latex2mathml` itself run where it is installed.
@Suite struct FormulaProgramTests {
  private static let isInstalled = FormulaProgram(cache: nil).isInstalled

  private func html(_ formula: String, _ program: FormulaProgram = FormulaProgram(cache: nil)) -> String {
    let diagnostics = DiagnosticCollector()
    let html = program.html(for: Array(formula.utf8), isBlock: false, at: nil, diagnostics)
    return html.map { String(decoding: $0, as: UTF8.self) } ?? diagnostics.diagnostics.map(\.summary).joined()
  }

  @Test(.enabled(if: isInstalled)) func formulasAreMathML() {
    #expect(
      html("x^2 < y") == "<math display=\"inline\"><mrow><msup><mi>x</mi><mn>2</mn></msup>"
        + "<mo>&lt;</mo><mi>y</mi></mrow></math>")
    #expect(html("\\text{<b>&}").contains("<mtext>&lt;b&gt;&amp;</mtext>"))
  }

  @Test(
    .enabled(if: isInstalled),
    arguments: [
      ("\\foo{x}", "unknown command “\\foo”"), ("{a", "“{” has no “}”"), ("a}", "“}” has no “{”"),
      ("a_", "missing super script or subscript"),
      (String(repeating: "{", count: 5_000) + String(repeating: "}", count: 5_000), "it is nested too deep"),
      ("\\href{javascript:alert(1)}{x}", "“latex2mathml” failed on it"),
      (String(repeating: "x", count: 20_001), "it is longer than 20000 bytes"),
    ])
  func mistakesAreReported(_ formula: String, _ reason: String) {
    #expect(html(formula) == "this formula shows up as its source: \(reason)")
  }

  @Test func withoutTheProgramTheFormulaStays() {
    let missing = FormulaProgram(cache: nil, path: nil)
    #expect(html("x", missing) == "this formula shows up as its source: “latex2mathml” isn't installed")
  }

  @Test(arguments: ["exit 1", "printf 'hello, I am another program'"])
  func anotherProgramIsNotBelieved(_ script: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/latex2mathml"
    try FileSystem.write(Array("#!/bin/sh\n\(script)\n".utf8), to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let reason = "this formula shows up as its source: “latex2mathml” doesn't run"
    #expect(html("x", FormulaProgram(cache: nil, path: path)) == reason)
  }

  @Test(arguments: [
    "<math><mi>x</mi></math>", "<math display=\"block\"><mo stretchy=\"true\">&lt;</mo></math>",
  ])
  func knownElementsAreSafe(_ html: String) { #expect(MathML.isSafe(html.utf8)) }

  @Test(arguments: [
    "", "x", "<mi>x</mi>", "<math><mi>x</math>", "<math></math><math></math>", "<math></math>x",
    "<math><script></script></math>", "<math><mi onclick=\"a()\">x</mi></math>",
    "<math><mi href=\"javascript:a()\">x</mi></math>", "<math><mi style=\"\">x</mi></math>",
    "<math><!-- --></math>", "<math><mtext><b>x</b></mtext></math>", "<math><mi/></math>", "<math",
    "<math><mi mathvariant=bold>x</mi></math>", "<math><math></math></math>", "<math>a < b</math>",
    "<math><annotation-xml></annotation-xml></math>",
  ])
  func anythingElseIsRefused(_ html: String) { #expect(!MathML.isSafe(html.utf8)) }
}
