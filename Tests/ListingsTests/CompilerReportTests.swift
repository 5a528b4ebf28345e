import CodeBlocks
import Diagnostics
import DiagnosticsTestSupport
import Foundation
import Testing

@testable import Listings

/// From the compiler's messages to diagnostics, without a compiler.
@Suite struct CompilerReportTests {
  private static let file = SourceFile(
    path: "page.md", text: "let cube = UICollectionView()\nstruct Cube {\n")
  private static let place = SourceRange(file, 0..<1)

  private static let source = {
    var source = ListingSource()
    source.add(listing: SourceText(file))
    return source
  }()

  private func report(_ output: String) -> [Diagnostic] {
    var report = CompilerReport()
    report.add(CompilerMessage.all(in: Array(output.utf8)), of: Self.source, at: Self.place)
    // What is said again, of another version of the file, is told once.
    report.add(CompilerMessage.all(in: Array(output.utf8)), of: Self.source, at: Self.place)
    return report.diagnostics()
  }

  @Test func notesBelongToTheirMessage() {
    let problems = report(
      """
      listing-0:2:8: error: invalid redeclaration of 'Cube'
      listing-0:1:5: note: 'Cube' previously declared here
      UIKit.UIView:3:4: note: 'x' declared here
      listing-0:1:5: warning: initialization of immutable value 'cube' was never used
      """)
    #expect(problems.map(\.place) == ["swift.error: Cube", "swift.warning: cube"])
    #expect(problems.first?.summary == "Swift: invalid redeclaration of 'Cube'")
    #expect(problems.first?.notes.map { covered($0.range) } == ["cube"])
  }

  /// Apple's SDK has a structure `CGFloat` of its own.
  @Test func collisionsOfCGFloatAndDoubleAreExplained() {
    let file = SourceFile(
      path: "page.md", text: "func a(_ x: CGFloat) {}\nfunc a(_ x: Double) {}\nfunc a() {}\n")
    var (source, report) = (ListingSource(), CompilerReport())
    source.add(listing: SourceText(file))
    let output = """
      listing-0:2:6: error: invalid redeclaration of 'a'
      listing-0:1:6: note: 'a' previously declared here
      listing-0:3:6: error: invalid redeclaration of 'a'
      listing-0:2:6: note: 'a' previously declared here
      """
    report.add(CompilerMessage.all(in: Array(output.utf8)), of: source, at: SourceRange(file, 0..<1))
    #expect(report.diagnostics().map { $0.explanation?.contains("another name of “Double”") } == [true, nil])
  }

  @Test func conformancesOfCGFloatAndDoubleAreExplained() {
    let text = """
      protocol Lerp { func lerp(_ to: Self) -> Self }
      extension CGFloat: Lerp { func lerp(_ to: CGFloat) -> CGFloat { to } }
      extension Double: Lerp { func lerp(_ to: Double) -> Double { to } }
      extension Double: Codable {}

      """
    let file = SourceFile(path: "page.md", text: text)
    var (source, report) = (ListingSource(), CompilerReport())
    source.add(listing: SourceText(file))
    let output = """
      listing-0:2:1: error: type 'Double' does not conform to protocol 'Lerp'
      listing-0:1:22: note: multiple matching functions named 'lerp' with type '(Double) -> Double'
      listing-0:2:32: note: candidate exactly matches
      listing-0:3:31: note: candidate exactly matches
      listing-0:3:19: error: redundant conformance of 'Double' to protocol 'Lerp'
      listing-0:2:1: note: 'Double' declares conformance to protocol 'Lerp' here
      listing-0:4:1: error: type 'Double' does not conform to protocol 'Codable'
      """
    report.add(CompilerMessage.all(in: Array(output.utf8)), of: source, at: SourceRange(file, 0..<1))
    #expect(
      report.diagnostics().map { $0.explanation?.contains("another name of “Double”") } == [true, true, nil])
  }

  @Test func whatNeverEndsIsToldWhereItBegins() {
    let problems = report(
      "/tmp/Listing.swift:5:1: error: expected '}' in struct\nlisting-0:2:13: note: to match this opening '{'"
    )
    #expect(problems.map(\.place) == ["swift.error: {"])
  }

  @Test func whatHasNoPlaceStandsForThePage() {
    #expect(
      report("<unknown>:0: error: no\n<unknown>:0:0: error: something").map(\.place) == ["swift.error: l"])
  }

  @Test(
    arguments: [
      (
        "cannot find type 'UISegmentedControl' in scope",
        "doesn't model: “UISegmentedControl” exists only in Apple's SDK"
      ),
      ("cannot find 'Thread' in scope", "doesn't model: “Thread” exists only in Apple's SDK"),
      ("cannot find 'UIRectFrame' in scope", "doesn't model: “UIRectFrame” exists only in Apple's SDK"),
      ("cannot find 'CAFancyLayer' in scope", "which doesn't declare “CAFancyLayer”"),
      (
        "value of type 'UIButton' has no member 'interactions'",
        "doesn't model: “UIView.interactions” exists only in Apple's SDK"
      ),
      ("value of type 'any UIViewControllerContextTransitioning' has no member 'isAnimated'", "Apple's SDK"),
    ])
  func whatIsNotModelledIsExplained(_ message: String, _ words: String) throws {
    let problem = try #require(report("listing-0:1:12: error: \(message)").first)
    #expect(problem.explanation?.contains(words) == true)
    #expect(problem.fix == nil)
    #expect(problem.notes.last?.message.hasPrefix("“zoetrope explain ") == true)
  }

  @Test func anUnknownModuleIsToldWithAWayOut() throws {
    let problem = try #require(report("listing-0:1:12: error: no such module 'Metal'").first)
    #expect(problem.explanation?.contains("“Metal”") == true)
    #expect(problem.fix?.contains("#if canImport(Metal)") == true)
  }

  @Test(arguments: ["cannot find type 'AnyCancellable' in scope", "unknown attribute 'Published'"])
  func aForgottenImportIsNamed(_ message: String) throws {
    let problem = try #require(report("listing-0:1:12: error: \(message)").first)
    #expect(problem.explanation?.contains("the module “Combine”") == true)
    #expect(problem.fix == "add “import Combine”")
  }

  @Test(
    arguments: [
      ("value of type 'UIView' has no member 'alhpa'", "alpha"),
      ("value of type 'UIView?' has no member 'backgroundColour'", "backgroundColor"),
      ("type 'UIColor' has no member 'systemTael'", "systemTeal"),
      ("type 'UIView' has no member 'anmate'", "animate"),
    ])
  func aSlipOfAFingerIsOne(_ message: String, _ meant: String) throws {
    let problem = try #require(report("listing-0:1:12: error: \(message)").first)
    #expect(problem.explanation == nil)
    #expect(problem.fix == "did you mean '\(meant)'?")
  }

  /// The other name of a type isn't the missing member.
  @Test(arguments: [
    ("type 'UIView' (aka 'AnyObject') has no member 'edges'", "UIView"),
    ("value of type 'Card' (aka 'UIView') has no member 'edges'", "UIView"),
  ]) func aTypesOtherNameIsNoMember(_ message: String, _ type: String) throws {
    let problem = try #require(report("listing-0:1:12: error: \(message)").first)
    #expect(problem.explanation == "“\(type)” has no known member “edges”, neither Apple’s nor Zoetrope’s")
  }

  @Test func aMessageWithoutWordsIsLeftOutBesideAnother() {
    let vague =
      "listing-0:1:12: error: failed to produce diagnostic for expression; please submit a bug report"
    #expect(report(vague).count == 1)
    #expect(report(vague + "\nlisting-0:2:8: error: cannot find type 'Cube' in scope").count == 1)
  }

  @Test func whatNobodyHasIsToBeDeclared() throws {
    let problem = try #require(
      report("listing-0:1:12: error: value of type 'UIView' has no member 'edges'").first)
    #expect(problem.explanation == "“UIView” has no known member “edges”, neither Apple’s nor Zoetrope’s")
    #expect(problem.fix == "declare it in a listing of the page, in “extension UIView { … }”")
  }

  @Test(arguments: ["cannot find 'barHeight' in scope", "cannot find type 'UI'"])
  func aNameThatNobodyHasIsToBeDeclared(_ message: String) {
    let problem = report("listing-0:1:12: error: \(message)").first
    #expect(problem?.explanation?.hasSuffix("” is declared neither on the page nor in UIKit") == true)
    #expect(problem?.fix == "declare it in a listing of the page")
  }

  @Test func membersOfTheAuthorsOwnTypesAreLeftToTheCompiler() {
    let problem = report("listing-0:1:12: error: value of type 'Cube' has no member 'x'").first
    #expect(problem?.explanation == nil)
    #expect(problem?.fix == nil)
  }

  @Test func namesThatNobodyHasWrittenDoNotShow() {
    let problems = report(
      """
      listing-0:1:1: error: cannot convert value of type '[Listing.Cube]' to 'MyListing.Cube'
      listing-0:1:1: error: cannot find 'cub' in scope; did you mean 'cube'?
      """)
    #expect(problems[0].summary == "Swift: cannot convert value of type '[Cube]' to 'MyListing.Cube'")
    #expect(problems[1].summary == "Swift: cannot find 'cub' in scope")
    #expect(problems[1].fix == "did you mean 'cube'?")
  }

  @Test func ofManyErrorsTheFirstAreTold() {
    let output = (1...14).map { "listing-0:1:\($0): error: e\($0)\n" }.joined()
    let problems = report(output)
    #expect(problems.count == 10)
    #expect(problems.last?.notes.first?.message.hasPrefix("the compiler reports 4 more errors") == true)
  }

  // MARK: Fragments

  private static let page = SourceFile(
    path: "page.md", text: "card.frame = .zero\ncard.alpha = 0\n---\nclass Cube {}\n---\nclass Cube {}\n")
  private static let listings = [0..<34, 38..<52, 56..<70].map { SourceRange(page, $0) }

  private func problems(_ output: String) -> [Diagnostic] {
    var source = ListingSource()
    for range in Self.listings { source.add(listing: SourceText(Self.page, range.bytes)) }
    var report = CompilerReport()
    report.add(CompilerMessage.all(in: Array(output.utf8)), of: source, at: Self.place)
    return report.diagnostics(in: Self.listings)
  }

  /// Most listings of articles are parts of functions. Each has one error, with a way out.
  @Test func aFragmentHasOneError() throws {
    let problems = problems(
      """
      listing-0:1:1: error: cannot find 'card' in scope
      listing-0:1:1: error: expressions are not allowed at the top level
      listing-0:2:1: error: expressions are not allowed at the top level
      listing-1:1:7: error: something else
      """)
    #expect(problems.map(\.place) == ["swift.error: card", "swift.error: Cube"])
    #expect(problems[0].summary == "Swift: expressions are not allowed at the top level")
    #expect(problems[0].fix?.hasPrefix("write “no-check” after “swift”") == true)
    #expect(problems[0].notes.map(\.message) == ["the compiler reports 2 more errors in this listing"])
    #expect(problems[1].fix == nil)
  }

  @Test func twoVersionsOfATypeReplaceEachOther() {
    let problems = problems(
      """
      listing-2:1:7: error: invalid redeclaration of 'Cube'
      listing-1:1:7: note: 'Cube' previously declared here
      """)
    #expect(problems.first?.fix?.contains("“replaces=…”") == true)
  }

  // MARK: What must not compile

  private func failure(saying: String?, _ output: String) -> ExpectedFailure? {
    let messages = CompilerMessage.all(in: Array(output.utf8))
    return ExpectedFailure(
      PageListings.Listing(text: SourceText(Self.file), words: FenceWords(), range: Self.place),
      saying: saying, messages, Self.source)
  }

  @Test func theRightMessageIsShown() {
    for saying in [nil, "cannot"] {
      guard case .fails(let words) = failure(saying: saying, "listing-0:1:1: error: cannot find 'Listing.x'")
      else {
        Issue.record("fails")
        continue
      }
      #expect(words == "error: cannot find 'x'")
    }
  }

  @Test func anotherMessageOrNoneIsAnError() {
    for output in ["listing-0:1:1: error: something else", ""] {
      guard case .problem(let problem) = failure(saying: "cannot", output) else {
        Issue.record("\(output)")
        continue
      }
      #expect(problem.place == "swift.fails: l")
    }
  }

  @Test func nothingIsToldOfOneBelowWhatIsWrong() {
    #expect(failure(saying: nil, "listing-7:1:1: error: cannot") == nil)
  }
}
