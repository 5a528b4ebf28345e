import Foundation
import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// Which pages of a site with `code: on` are compiled.
@Suite(.enabled(if: Built.hasToolchain))
struct PageCodeUseTests {
  private static let listing = "```swift\nprint(url)\n```\n"
  private static let figure =
    FadeSamples.screens + "```{transition} Fade(duration: 1)\n:from: a\n:to: b\n```\n"

  private func site(_ page: String, _ configuration: String = "code: on\n") throws -> TestSite {
    try TestSite(["zoetrope.yml": configuration, "content/index.md": page], listings: .built())
  }

  @Test(arguments: ["", "```{screen} a\nbackground: white\n```\n", "---\ncode: off\n---\n"])
  func `a page whose figures need no Swift only shows it`(_ start: String) throws {
    let site = try site(start + "\n" + Self.listing)
    #expect(site.build().report == "")
    #expect(site.listings?.compilations == 0)
  }

  @Test(arguments: [
    "---\ncode: on\n---\n" + listing, listing.replacing("swift", with: "swift no-run"),
    listing + figure,
  ])
  func `one that says so, or needs it, is compiled`(_ page: String) throws {
    let report = try site(page).build().report
    #expect(report.contains("expressions are not allowed at the top level"))
    #expect(report.components(separatedBy: "write “no-check” after “swift”").count == 2)
  }

  @Test func `a figure of a page without code names the page`() throws {
    let report = try site("---\ncode: off\n---\n" + Self.figure).build().report
    #expect(report.contains("can't run “Fade(duration: 1)”: code execution is off for this page"))
    #expect(report.contains("delete “code: off”"))
  }

  @Test func `a page turns nothing on that the site does not`() throws {
    let built = try site("---\ncode: on\n---\n" + Self.listing, "title: Site\n").build()
    #expect(built.identifiers == ["front-matter.code"])
    #expect(built.diagnostics.first?.range?.start.line == 2)
  }
}
