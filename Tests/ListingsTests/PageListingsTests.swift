import CodeBlocks
import Diagnostics
import DiagnosticsTestSupport
import DirectiveParsing
import Markdown
import Testing

@testable import Listings

/// A page's listings, without a compiler.
@Suite struct PageListingsTests {
  /// Reads the fences of a page.
  private struct Reader: MarkdownHandler {
    var anchors = AnchorRegistry()
    var listings = PageListings()
    func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }
    func destination(of link: LinkReference) -> [UInt8]? { nil }
    mutating func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
      listings.add(block, diagnostics)
      return nil
    }
  }

  private func read(_ marked: String) -> (listings: PageListings, problems: [Diagnostic], input: MarkedText) {
    let input = MarkedText(marked)
    var reader = Reader()
    let diagnostics = DiagnosticCollector()
    _ = Markdown().render(input.text, handler: &reader, diagnostics)
    return (reader.listings, diagnostics.diagnostics, input)
  }

  private func page(_ fences: (words: String, code: String)...) -> String {
    fences.map { "```\($0.words)\n\($0.code)\n```\n\n" }.joined()
  }

  /// A file without what only the compiler reads.
  private func lines(_ source: ListingSource) -> [String] {
    String(decoding: source.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#sourceLocation") && $0 != "import UIKit" }
  }

  @Test func fencesMakeOneFileInTheirOrder() {
    let (listings, problems, _) = read(
      page(("swift", "a"), ("json", "[]"), ("Swift hidden", "b"), ("swift no-check", "…"), ("swift", "c")))
    #expect(problems.isEmpty)
    #expect(listings.versions == [.init(listings: [0, 1, 2])])
    #expect(lines(listings.program(of: listings.versions[0]) { _, _ in [] }) == ["a", "b", "c"])
    #expect(listings.check(of: listings.versions[0]) { _, _ in [] } == nil)
  }

  @Test func whatIsNotRunIsCompiledWithTheRest() throws {
    let (listings, _, _) = read(page(("swift no-run", "a"), ("swift", "b")))
    #expect(lines(listings.program(of: listings.versions[0]) { _, _ in [] }) == ["b"])
    #expect(lines(try #require(listings.check(of: listings.versions[0]) { _, _ in [] })) == ["a", "b"])
  }

  @Test func whatMustFailIsCompiledWithWhatStandsAbove() throws {
    let (listings, problems, _) = read(
      page(("swift", "a"), ("swift fails=\"x y\"", "b"), ("swift no-run", "c"), ("swift fails", "d")))
    #expect(problems.isEmpty)
    #expect(listings.versions == [.init(listings: [0, 2])])
    #expect(
      listings.failures == [
        .init(listing: 1, above: [0], saying: "x y"), .init(listing: 3, above: [0, 2], saying: nil),
      ])
    #expect(lines(listings.source(of: listings.failures[1]) { _, _ in [] }) == ["a", "c", "d"])
  }

  @Test func aListingStandsInForOneAbove() {
    let (listings, problems, _) = read(
      page(
        ("swift name=a", "a"), ("swift", "b"), ("swift replaces=a", "a2"), ("swift", "c"),
        ("swift replaces=a name=a3", "a3"), ("swift replaces=a fails", "a4"), ("swift replaces=a3", "a5")))
    #expect(problems.isEmpty)
    #expect(
      listings.versions.map { lines(listings.program(of: $0) { _, _ in [] }) }
        == [["a", "b"], ["b", "a2", "c"], ["b", "c", "a3"], ["b", "c", "a5"]])
    #expect(listings.failures == [.init(listing: 5, above: [1, 3], saying: nil)])
  }

  @Test func whatIsCompiledApartIsBounded() {
    let many = String(
      repeating: "```swift\n```\n```swift fails\n```\n```swift replaces=a\n```\n", count: 2_000)
    let (listings, problems, _) = read("```swift name=a\n```\n" + many)
    #expect(problems.map(\.identifier) == ["listing.too-many"])
    #expect(listings.versions.count + listings.failures.count == 51)
  }

  @Test(
    arguments: [
      ("```swift name=a\n```\n```swift name=1️⃣a\n```\n", "listing.name@1"),
      ("```swift replaces=1️⃣a\n```\n```swift name=a\n```\n", "listing.replaces@1"),
      ("```swift name=cube\n```\n```swift replaces=1️⃣cub\n```\n", "listing.replaces@1"),
      ("```swift name=a fails\n```\n```swift replaces=1️⃣a\n```\n", "listing.replaces@1"),
    ])
  func namesThatCannotBeAreSaid(_ marked: String, _ problem: String) {
    let (listings, problems, input) = read(marked)
    #expect(input.summary(problems) == [problem])
    #expect(listings.listings.count == 2)
  }
}
