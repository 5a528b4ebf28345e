import Testing

@testable import Options

struct ValueKindTests {
  private func problem<Value>(_ text: String, _ kind: ValueKind<Value>) -> ValueProblem? {
    do throws(ValueProblem) {
      _ = try kind.read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func wholeNumbers() throws {
    let kind = ValueKind.wholeNumber(1...8)
    #expect(try kind.read("3") == 3)
    #expect(try kind.read("+3") == 3)
    for text in ["0", "-1", "9", "1000000000", "99999999999999999999", "-99999999999999999999"] {
      #expect(problem(text, kind)?.cause == .range, "\(text)")
      #expect(problem(text, kind)?.allowed == ["a whole number from 1 to 8"])
    }
    for text in ["3.5", "", "three", "+-3", "0x3"] {
      #expect(problem(text, kind)?.cause == .form("must be a whole number"), "\(text)")
      #expect(problem(text, kind)?.allowed == ["a whole number from 1 to 8"])
    }
  }

  @Test func numbers() throws {
    #expect(try ValueKind.number(0...1).read("0.5") == 0.5)
    for text in ["nan", "inf", "1e999", "0x1p1", "1,5", ".", "1e"] {
      #expect(problem(text, .number(0...1)) != nil)
    }
  }

  @Test func durations() throws {
    let kind = ValueKind.duration(0.05...60)
    #expect(try kind.read("0.8s") == 0.8)
    #expect(try kind.read("300ms") == 0.3)
    #expect(kind.text(0.8) == "0.8s")
    for text in ["0s", "-1s", "1e9s", "infs", "nans", "0.8", "8sec", "s", ""] {
      #expect(problem(text, kind) != nil)
    }
  }

  @Test func lengthsPercentagesAndSizes() throws {
    #expect(try ValueKind.length(0...500).read("120pt") == 120)
    #expect(try ValueKind.percentage.read("40%") == 40)
    #expect(problem("140%", .percentage)?.cause == .range)
    let kind = ValueKind.size(1...2000)
    let size = try kind.read("375x667")
    #expect(size.width == 375 && size.height == 667)
    #expect(kind.text(size) == "375x667")
    for text in ["375", "375x", "0x667", "375x667x2", "axb"] { #expect(problem(text, kind) != nil) }
  }

  @Test func missingAndUnknownUnitsListWhatIsKnown() {
    let missing = problem("0.8", .duration(0...60))
    #expect(missing?.cause == .unit("“0.8” needs a unit"))
    #expect(missing?.allowed == ["s", "ms"])
    #expect(missing?.fix == "write “0.8s”")
    let unknown = problem("3secs", .duration(0...10))
    #expect(unknown?.cause == .unit("unknown unit “secs”"))
    #expect(unknown?.fix == "write “3s”")
  }

  @Test func flags() throws {
    #expect(try ValueKind.flag.read(""))
    #expect(try ValueKind.flag.read("true"))
    #expect(try !ValueKind.flag.read("false"))
    #expect(problem("ture", .flag)?.fix == "did you mean “true”?")
    #expect(problem("on", .flag)?.fix == "write “true”")
    #expect(problem("No", .flag)?.fix == "write “false”")
  }

  @Test func words() throws {
    enum Geometry: String, CaseIterable { case uikit, contact }
    #expect(try ValueKind.word(Geometry.self).read("contact") == .contact)
    let problem = problem("uiKitt", .word(Geometry.self))
    #expect(problem?.allowed == ["uikit", "contact"])
    #expect(problem?.fix == "did you mean “uikit”?")
  }

  @Test func unlistedWordsAreTakenAndNotTold() throws {
    enum Gesture: String, CaseIterable {
      case swipe, secret
      static let allCases = [swipe]
    }
    #expect(problem("secret", .word(Gesture.self))?.allowed == ["swipe"])
    let kind = ValueKind.word(unlisted: [Gesture.secret])
    #expect(try kind.read("secret") == .secret)
    #expect(kind.phrase == "swipe")
  }

  @Test func noneIsToldOfWhereItIsTaken() throws {
    let kind = ValueKind.orNone(.length(50...100))
    #expect(try kind.read("none") == nil)
    #expect(try kind.read("60pt") == 60)
    #expect(kind.phrase == "a length from 50pt to 100pt, or none")
    for text in ["49pt", "None", "far"] {
      #expect(problem(text, kind)?.allowed == ["a length from 50pt to 100pt", "none"])
    }
    #expect(problem("None", kind)?.fix == "did you mean “none”?")
    #expect(problem("60", kind)?.allowed == ["pt"])
  }

  // MARK: What was meant

  /// Whatever is proposed for a value is accepted in its place, and means what was meant.
  @Test(arguments: [
    ("800 msec", "800ms"), ("800MS", "800ms"), ("0,8s", "0.8s"), ("0,8", "0.8s"), (".8 sec", ".8s"),
    ("0.8 seconds", "0.8s"), ("300", "300ms"), ("1", "1s"), ("2 min", nil), ("0.5min", "30s"),
    ("300\u{A0}msec", "300ms"), ("0.3 s.", "0.3s"), ("3 hours", nil), ("5000", "5000ms"), ("1e9", nil),
    ("\u{2212}1s", nil), ("1,000,000s", nil), ("800 msec or so", nil), ("-3 sec", nil),
  ])
  func durationsThatWereMeant(text: String, meant: String?) throws {
    try expectMeant(text, meant, .duration(0.05...60))
  }

  @Test(arguments: [
    ("120", "120pt"), ("120px", "120pt"), ("120 points", "120pt"), ("12,5pt", "12.5pt"), ("9000", nil),
    ("3em", nil),
  ])
  func lengthsThatWereMeant(text: String, meant: String?) throws {
    try expectMeant(text, meant, .length(0...500))
  }

  @Test(arguments: [("40", "40%"), ("0.4", "40%"), ("40 percent", "40%"), ("12,5%", "12.5%"), ("400", nil)])
  func percentagesThatWereMeant(text: String, meant: String?) throws {
    try expectMeant(text, meant, .percentage)
  }

  @Test(arguments: [("0,5", "0.5"), ("50%", "0.5"), ("1,5", nil), ("half", nil), ("0.5x", nil)])
  func numbersThatWereMeant(text: String, meant: String?) throws {
    try expectMeant(text, meant, .number(0...1))
  }

  @Test(arguments: [
    ("375×667", "375x667"), ("375 x 667", "375x667"), ("375px x 667px", "375x667"), ("375X667", "375x667"),
    ("375*667", "375x667"), ("375", nil), ("axb", nil),
  ])
  func sizesThatWereMeant(text: String, meant: String?) throws {
    try expectMeant(text, meant, .size(1...2000))
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
      expectAcceptable(text, .duration(0.05...60))
      expectAcceptable(text, .length(10...500))
      expectAcceptable(text, .percentage)
      expectAcceptable(text, .number(0...1))
      expectAcceptable(text, .wholeNumber(1...8))
      expectAcceptable(text, .size(1...2000))
      expectAcceptable(text, .flag)
    }
  }

  private func expectAcceptable<Value>(_ text: String, _ kind: ValueKind<Value>) {
    guard let fix = problem(text, kind)?.fix else { return }
    let proposal = fix.drop { $0 != "“" }.dropFirst().prefix { $0 != "”" }
    #expect(problem(String(proposal), kind) == nil, "“\(text)”: \(fix)")
  }

  private func expectMeant<Value>(_ text: String, _ meant: String?, _ kind: ValueKind<Value>) throws {
    let problem = try #require(self.problem(text, kind))
    #expect(problem.fix == meant.map { "write “\($0)”" })
    if let meant { #expect(self.problem(meant, kind) == nil) }
  }
}
