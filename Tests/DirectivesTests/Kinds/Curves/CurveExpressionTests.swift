import Diagnostics
import Testing
import TransitionEngine

@testable import Directives

struct CurveExpressionTests {
  private func parse(_ text: String) -> (curve: TimingCurve?, diagnostics: [Diagnostic]) {
    let file = SourceFile(path: "page.md", text: text)
    let place = SourceRange(file, 0..<file.bytes.count)
    do throws(Diagnostic) {
      return (try CurveExpression.parse(Located(text, at: place), duration: 1), [])
    } catch {
      return (nil, [error])
    }
  }

  @Test(arguments: ["linear", "easeIn", "easeOut", "easeInEaseOut", "easeInOut", "default", "  easeIn\t"])
  func namesAreKnown(name: String) {
    #expect(parse(name).curve == CurveExpression.names[name.trimmed])
  }

  @Test func bezierCurvesTakeFourNumbers() {
    #expect(parse("cubic-bezier(.42, 0, .58, 1)").curve == .easeInEaseOut)
    #expect(parse("cubic-bezier(0,-10,1,10)").curve != nil)
  }

  @Test(arguments: [
    "cubic-bezier()", "cubic-bezier(0, 0, 1)", "cubic-bezier(0, 0, 1, 1, 1)", "cubic-bezier(0, 0, 1, )",
    "cubic-bezier(-0.1, 0, 1, 1)", "cubic-bezier(0, 0, 1.1, 1)", "cubic-bezier(0, 11, 1, 1)",
    "cubic-bezier(nan, 0, 1, 1)", "cubic-bezier(0, inf, 1, 1)", "cubic-bezier(0, 1e400, 1, 1)",
    "cubic-bezier(0, 0x1, 1, 1)", "cubic-bezier(0 0 1 1)", "cubic-bezier((0, 0, 1, 1))",
  ])
  func otherBezierCurvesAreRefused(text: String) {
    let (curve, diagnostics) = parse(text)
    #expect(curve == nil)
    #expect(diagnostics.map(\.identifier) == ["curve.argument"])
    #expect(diagnostics.first?.allowed == ["x1 and x2 from 0 to 1", "y1 and y2 from -10 to 10"])
  }

  @Test(arguments: [
    ("cubic-bezier(2, 0, 1, 1)", "“x1” of a cubic-bezier cannot be 2"),
    ("cubic-bezier(0, -11, 1, 1)", "“y1” of a cubic-bezier cannot be -11"),
    ("cubic-bezier(0, 0, -.5, 1)", "“x2” of a cubic-bezier cannot be -.5"),
    ("cubic-bezier(0, 0, 1, 1e3)", "“y2” of a cubic-bezier cannot be 1e3"),
    ("cubic-bezier(0, 0, 1)", "cubic-bezier takes four numbers"),
  ])
  func theArgumentThatIsWrongIsNamed(text: String, summary: String) {
    #expect(parse(text).diagnostics.map(\.summary) == [summary])
  }

  @Test(arguments: [
    ("easeinout", "easeInOut"), ("ease-in-out", "easeInOut"), ("ease_in", "easeIn"), ("EaseOut", "easeOut"),
    (".easeInOut", "easeInOut"), ("curveEaseInOut", "easeInOut"), (".curveEaseOut", "easeOut"),
    ("ease", "default"), ("Linear", "linear"), ("easeInEasOut", "easeInEaseOut"),
    ("cubicBezier(0, 0, 1, 1)", "cubic-bezier(0, 0, 1, 1)"), ("Spring(damping: 1)", "spring(damping: 1)"),
  ])
  func whatOthersCallACurveIsProposedByWhatItMeans(name: String, meant: String) throws {
    let problem = try #require(parse(name).diagnostics.first)
    #expect(problem.identifier == "curve.unknown")
    #expect(problem.fix?.contains("“\(meant)”") == true, "\(problem.fix ?? "none")")
  }

  @Test func springsTakeARatioOrConstants() {
    #expect(parse("spring(damping: 0.5, velocity: -2)").curve != nil)
    #expect(parse("spring( velocity:1,damping:1 )").curve == parse("spring(damping: 1, velocity: 1)").curve)
    #expect(parse("spring(mass: 2, stiffness: 300, damping: 20)").curve != parse("spring(damping: 20)").curve)
  }

  @Test(arguments: [
    ("spring()", "damping"), ("spring(velocity: 1)", "damping"),
    ("spring(dampng: 1)", "did you mean “damping”?"),
    ("spring(1)", "mass"), ("spring(damping: 1,)", "mass"),
    ("spring(damping: )", "a number from 0.01 to 1000"),
    ("spring(damping: 0)", "a number from 0.01 to 1000"),
    ("spring(damping: nan)", "a number from 0.01 to 1000"),
    ("spring(damping: 1, velocity: 1e9)", "a number from -100 to 100"),
    ("spring(damping: 1, mass: -1)", "a number from 0.01 to 100"),
    ("spring(damping: 1, damping: 0.5)", "once"),
  ])
  func otherSpringsAreRefused(text: String, hint: String) {
    let (curve, diagnostics) = parse(text)
    #expect(curve == nil)
    #expect(diagnostics.map(\.identifier) == ["curve.argument"])
    let said = diagnostics.flatMap { $0.allowed + [$0.fix ?? "", $0.summary] }.joined(separator: " ")
    #expect(said.contains(hint))
  }

  @Test func theNearestNameIsProposed() {
    #expect(parse("eseIn").diagnostics.first?.fix == "did you mean “easeIn”?")
    #expect(parse("sprng(damping: 1)").diagnostics.first?.fix == "write “spring(damping: 1)”")
    #expect(parse("x").diagnostics.first?.allowed.contains("cubic-bezier(x1, y1, x2, y2)") == true)
  }

  @Test(arguments: [
    "spring(damping: 0.01, velocity: 100)", "spring(damping: 1000)",
    "spring(mass: 100, stiffness: 0.1, damping: 0.01)",
    "spring(mass: 0.01, stiffness: 100000, damping: 1000, velocity: -100)", "cubic-bezier(1, 10, 0, -10)",
  ])
  func extremesAreFiniteEverywhere(text: String) throws {
    let curve = try #require(parse(text).curve)
    for step in 0...100 { #expect(curve.value(at: Double(step) / 100).isFinite) }
  }
}
