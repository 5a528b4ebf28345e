import Testing

@testable import Scripts

struct CallJudgementTests {
  /// `a.willAppear`, in short.
  private func calls(_ text: String) -> [ScenarioFacts.Call] {
    text.split(separator: " ").enumerated().map { index, call in
      let parts = call.split(separator: ".")
      return ScenarioFacts.Call(
        time: Double(index) / 10, actor: String(parts[0]), name: "view\(parts[1])(_:)")
    }
  }

  private func mismatch(_ expected: String, _ came: String, exact: Bool = false) -> CallJudgement.Mismatch? {
    let patterns = calls(expected).map { CallPattern(name: CallPattern.base(of: $0.name), actor: $0.actor) }
    return CallJudgement(patterns: patterns, calls: calls(came), isExact: exact).mismatch
  }

  private static let success = "a.WillDisappear b.WillAppear a.DidDisappear b.DidAppear"

  @Test(arguments: [success, "b.WillAppear b.DidAppear", "b.DidAppear"])
  func otherCallsMayStandBetween(expected: String) {
    #expect(mismatch(expected, Self.success) == nil)
  }

  @Test func theFirstCallThatIsMissingIsNamed() {
    let found = mismatch("b.WillAppear b.WillDisappear b.DidAppear", Self.success)
    #expect(found?.pattern == 1)
    #expect(found?.expected == "viewWillDisappear(b) after viewWillAppear(b)")
    #expect(found?.got == "no such call")
  }

  @Test func anEarlyCallIsNamedAsSuch() {
    let found = mismatch("b.DidAppear a.DidDisappear", Self.success)
    #expect(found?.got == "it before, as call 3")
  }

  @Test func aCallCountsOnce() {
    #expect(mismatch("b.WillAppear b.WillAppear", Self.success)?.pattern == 1)
  }

  @Test func exactlyMeansNoOtherAppearance() {
    #expect(mismatch(Self.success, Self.success, exact: true) == nil)
    #expect(mismatch(Self.success, "a.DidLoad " + Self.success, exact: true) == nil)
    let extra = mismatch("a.WillDisappear", Self.success, exact: true)
    #expect(extra?.pattern == nil)
    #expect(extra?.expected == "nothing after viewWillDisappear(a)")
    #expect(extra?.got == "viewWillAppear(b)")
    let other = mismatch("a.WillDisappear a.DidDisappear", Self.success, exact: true)
    #expect(other?.expected == "viewDidDisappear(a) as call 2")
    let missing = mismatch(Self.success + " a.WillAppear", Self.success, exact: true)
    #expect(missing?.got == "no further call")
  }

  @Test func longListsShowTheCallsAround() {
    let many = calls(Array(repeating: "a.WillAppear", count: 100).joined(separator: " "))
    let lines = CallJudgement.listing(many, around: 50)
    #expect(lines.count == 14)
    #expect(lines.first == "… 44 before")
    #expect(lines[1] == "45.  4.400 s  a  viewWillAppear(_:)")
    #expect(lines.last == "… 44 after")
    #expect(CallJudgement.listing(many).last == "100.  9.900 s  a  viewWillAppear(_:)")
    #expect(CallJudgement.listing([]).isEmpty)
  }
}
