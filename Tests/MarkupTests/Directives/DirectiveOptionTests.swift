import Diagnostics
import DiagnosticsTestSupport
import Testing

@testable import Markup

@Suite struct DirectiveOptionTests {
  private static func option(_ value: String) -> DirectiveOption {
    let file = SourceFile(path: "a.md", text: ":x: \(value)")
    return DirectiveOption(
      name: Located("x", at: SourceRange(file, 1..<2)),
      value: Located(value, at: SourceRange(file, 4..<(4 + value.utf8.count))))
  }

  /// What a reader makes of a value, and the problems it reports.
  private func read<Value>(
    _ value: String, _ body: (DirectiveOption, inout [Diagnostic]) -> Value?
  ) -> (value: Value?, problem: Diagnostic?) {
    var diagnostics: [Diagnostic] = []
    let result = body(Self.option(value), &diagnostics)
    #expect((result == nil) == (diagnostics.count == 1))
    return (result, diagnostics.first)
  }

  @Test func integers() {
    #expect(read("3") { $0.integer(in: 1...8, diagnostics: &$1) }.value == 3)
    for (text, problem) in [
      ("0", "directive.range"), ("-1", "directive.range"), ("1000000000", "directive.range"),
      ("99999999999999999999", "directive.range"), ("3.5", "directive.value"), ("", "directive.value"),
      ("three", "directive.value"), ("+-3", "directive.value"), ("0x3", "directive.value"),
    ] {
      let result = read(text) { $0.integer(in: 1...8, diagnostics: &$1) }
      #expect(result.problem?.identifier == problem, "\(text)")
      #expect(result.problem?.allowed == ["a whole number from 1 to 8"])
    }
  }

  @Test func numbers() {
    #expect(read("0.5") { $0.number(in: 0...1, diagnostics: &$1) }.value == 0.5)
    for text in ["nan", "inf", "1e999", "0x1p1", "1,5", ".", "1e"] {
      #expect(read(text) { $0.number(in: 0...1, diagnostics: &$1) }.value == nil)
    }
  }

  @Test func durations() {
    #expect(read("0.8s") { $0.duration(in: 0.05...60, diagnostics: &$1) }.value == 0.8)
    #expect(read("300ms") { $0.duration(in: 0.05...60, diagnostics: &$1) }.value == 0.3)
    for text in ["0s", "-1s", "1e9s", "infs", "nans", "0.8", "8sec", "s", ""] {
      #expect(read(text) { $0.duration(in: 0.05...60, diagnostics: &$1) }.value == nil)
    }
  }

  @Test func missingAndUnknownUnitsListWhatIsKnown() {
    let missing = read("0.8") { $0.duration(in: 0...60, diagnostics: &$1) }.problem
    #expect(missing?.identifier == "directive.unit")
    #expect(missing?.allowed == ["s", "ms"])
    #expect(missing?.fix == "write “0.8s”")
    let unknown = read("3secs") { $0.duration(in: 0...10, diagnostics: &$1) }.problem
    #expect(unknown?.summary == "unknown unit “secs”")
    #expect(unknown?.fix == "write “3s”")
  }

  /// Whatever is proposed for a value is accepted in its place, and means what was meant.
  @Test(arguments: [
    ("800 msec", "800ms"), ("800MS", "800ms"), ("0,8s", "0.8s"), ("0,8", "0.8s"), (".8 sec", ".8s"),
    ("0.8 seconds", "0.8s"), ("300", "300ms"), ("1", "1s"), ("2 min", nil), ("0.5min", "30s"),
    ("300\u{A0}msec", "300ms"), ("0.3 s.", "0.3s"), ("3 hours", nil), ("5000", "5000ms"), ("1e9", nil),
    ("\u{2212}1s", nil), ("1,000,000s", nil), ("800 msec or so", nil), ("-3 sec", nil),
  ])
  func durationsThatWereMeant(text: String, meant: String?) throws {
    try expectMeant(text, meant) { $0.duration(in: 0.05...60, diagnostics: &$1) }
  }

  @Test(arguments: [
    ("120", "120pt"), ("120px", "120pt"), ("120 points", "120pt"), ("12,5pt", "12.5pt"), ("9000", nil),
    ("3em", nil),
  ])
  func lengthsThatWereMeant(text: String, meant: String?) throws {
    try expectMeant(text, meant) { $0.length(in: 0...500, diagnostics: &$1) }
  }

  @Test(arguments: [("40", "40%"), ("0.4", "40%"), ("40 percent", "40%"), ("12,5%", "12.5%"), ("400", nil)])
  func percentagesThatWereMeant(text: String, meant: String?) throws {
    try expectMeant(text, meant) { $0.percentage(diagnostics: &$1) }
  }

  @Test(arguments: [("0,5", "0.5"), ("50%", "0.5"), ("1,5", nil), ("half", nil), ("0.5x", nil)])
  func numbersThatWereMeant(text: String, meant: String?) throws {
    try expectMeant(text, meant) { $0.number(in: 0...1, diagnostics: &$1) }
  }

  @Test(arguments: [
    ("375×667", "375x667"), ("375 x 667", "375x667"), ("375px x 667px", "375x667"), ("375X667", "375x667"),
    ("375*667", "375x667"), ("375", nil), ("axb", nil),
  ])
  func sizesThatWereMeant(text: String, meant: String?) throws {
    try expectMeant(text, meant) { $0.size(in: 1...2000, diagnostics: &$1) }
  }

  private static let amounts: [String] = [
    "0", "1", ".5", "0.25", "0,8", "12,25", "300", "5000", "-1", "\u{2212}45", "1e3", "1,000,000", "+2", "1.",
    "x",
  ]
  private static let units: [String] = [
    "", "s", "S", "sec", "seconds", "ms", "MS", "msec", "milliseconds", "m", "min", "minutes", "hours", "pt",
    "px",
    "points", "em", "°", "deg", "degrees", "grad", "rad", "radians", "turns", "%", "percent", "pct", ".", ",",
    "x2",
    "×667", " x 667", "*3", "px x 9px",
  ]

  /// However a quantity is misspelt: what is proposed is accepted in its place.
  @Test(arguments: amounts) func proposalsAreAccepted(number: String) {
    for text in Self.units.flatMap({ unit in ["", " ", "\u{A0}"].map { number + $0 + unit } }) {
      expectAcceptable(text) { $0.duration(in: 0.05...60, diagnostics: &$1) }
      expectAcceptable(text) { $0.length(in: 10...500, diagnostics: &$1) }
      expectAcceptable(text) { $0.percentage(diagnostics: &$1) }
      expectAcceptable(text) { $0.number(in: 0...1, diagnostics: &$1) }
      expectAcceptable(text) { $0.integer(in: 1...8, diagnostics: &$1) }
      expectAcceptable(text) { $0.size(in: 1...2000, diagnostics: &$1) }
      expectAcceptable(text) { $0.flag(diagnostics: &$1) }
    }
  }

  private func expectAcceptable<Value>(
    _ text: String, _ body: (DirectiveOption, inout [Diagnostic]) -> Value?
  ) {
    guard let fix = read(text, body).problem?.fix else { return }
    let proposal = fix.drop { $0 != "“" }.dropFirst().prefix { $0 != "”" }
    #expect(read(String(proposal), body).problem == nil, "“\(text)”: \(fix)")
  }

  private func expectMeant<Value>(
    _ text: String, _ meant: String?, _ body: (DirectiveOption, inout [Diagnostic]) -> Value?
  ) throws {
    let problem = try #require(read(text, body).problem)
    #expect(problem.fix == meant.map { "write “\($0)”" })
    if let meant { #expect(read(meant, body).problem == nil) }
  }

  @Test func lengthsPercentagesAndSizes() {
    #expect(read("120pt") { $0.length(in: 0...500, diagnostics: &$1) }.value == 120)
    #expect(read("40%") { $0.percentage(diagnostics: &$1) }.value == 0.4)
    #expect(read("140%") { $0.percentage(diagnostics: &$1) }.problem?.identifier == "directive.range")
    let size = read("375x667") { $0.size(in: 1...2000, diagnostics: &$1) }.value
    #expect(size?.width == 375 && size?.height == 667)
    for text in ["375", "375x", "0x667", "375x667x2", "axb"] {
      #expect(read(text) { $0.size(in: 1...2000, diagnostics: &$1) }.problem != nil)
    }
  }

  @Test func flags() {
    #expect(read("") { $0.flag(diagnostics: &$1) }.value == true)
    #expect(read("false") { $0.flag(diagnostics: &$1) }.value == false)
    #expect(read("ture") { $0.flag(diagnostics: &$1) }.problem?.fix == "did you mean “true”?")
    #expect(read("on") { $0.flag(diagnostics: &$1) }.problem?.fix == "write “true”")
    #expect(read("No") { $0.flag(diagnostics: &$1) }.problem?.fix == "write “false”")
  }

  @Test func keywords() {
    enum Geometry: String, CaseIterable { case uikit, contact }
    #expect(read("contact") { $0.keyword(Geometry.self, diagnostics: &$1) }.value == .contact)
    let problem = read("uiKitt") { $0.keyword(Geometry.self, diagnostics: &$1) }.problem
    #expect(problem?.allowed == ["uikit", "contact"])
    #expect(problem?.fix == "did you mean “uikit”?")
  }

  @Test func listItemsHaveTheirOwnPlaces() throws {
    var diagnostics: [Diagnostic] = []
    let items = try #require(Self.option("0.1s,  0.2").list(diagnostics: &diagnostics))
    #expect(items.map { covered($0.value.range) } == ["0.1s", "0.2"])
    #expect(items.compactMap { $0.duration(in: 0...1, diagnostics: &diagnostics) } == [0.1])
    #expect(diagnostics.first.map { covered($0.range) } == "0.2")
  }

  @Test(arguments: ["", "a,", ",a", "a,,b"]) func listWithAHoleIsAnError(_ text: String) {
    #expect(read(text) { $0.list(diagnostics: &$1) }.problem?.identifier == "directive.value")
  }
}
