import Diagnostics
import DiagnosticsTestSupport
import Foundation
import Markup
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
    return report.diagnostics
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
      ("cannot find type 'UICollectionView' in scope", "“UICollectionView”"),
      ("cannot find 'CAShapeLayer' in scope", "“CAShapeLayer”"),
      ("value of type 'UIView' has no member 'topAnchor'", "“UIView.topAnchor”"),
      ("type 'UIView' has no member 'anmate'", "“UIView.anmate”"),
      ("no such module 'Metal'", "“Metal”"),
    ])
  func whatIsNotModelledIsExplained(_ message: String, _ name: String) throws {
    let problem = try #require(report("listing-0:1:12: error: \(message)").first)
    #expect(problem.explanation?.contains(name) == true)
    #expect(problem.notes.last?.message.contains("reference/uikit") == true)
  }

  @Test(arguments: [
    "cannot find 'cub' in scope", "value of type 'Cube' has no member 'x'", "cannot find type 'UI'",
  ])
  func theAuthorsOwnNamesAreNot(_ message: String) {
    #expect(report("listing-0:1:12: error: \(message)").first?.explanation == nil)
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
    #expect(problems.last?.notes.first?.message.hasPrefix("the compiler has 4 more errors") == true)
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
