import Directives
import Foundation
import ListingsTestSupport
import Testing

@testable import SiteBuilder

struct ScaffoldTests {
  /// A new site, with more pages of Swift if that is asked for.
  private func build(
    _ kind: Scaffold.Kind = .tutorials, searchPath: String, pages: Int = 0
  ) throws -> BuiltSite {
    let folder = try TemporaryFolder()
    let paths = try Scaffold.makeSite(kind, in: folder.path + "/new")
    #expect(paths.contains("content/index.md"))
    for number in 0..<pages {
      try folder.write(
        "---\ntitle: Page \(number)\n---\n```swift\nlet a = 1\n```\n", to: "new/content/\(number).md")
    }
    var options = Site.Options(source: folder.path + "/new")
    options.listings = .built(searchPath: searchPath)
    return Site(options).build()
  }

  @Test(.enabled(if: Built.hasToolchain), arguments: [Scaffold.Kind.tutorials, .blog, .docs])
  func `a new site builds without problems, and runs its own animator`(_ kind: Scaffold.Kind) throws {
    let built = try build(kind, searchPath: Built.searchPath)
    #expect(built.report == "")
    #expect(built.figures.count == 2)
  }

  @Test(arguments: [Scaffold.Kind.tutorials, .blog, .docs])
  func `the code of a new site fits a phone`(_ kind: Scaffold.Kind) {
    let code = StarterSite.files(kind).flatMap { $0.text.split(separator: "```swift\n").dropFirst() }
    #expect(code.count == 1)
    let lines = code.flatMap { $0.split(separator: "```")[0].split(separator: "\n") }
    #expect(lines.allSatisfy { $0.count <= 52 })
  }

  @Test(arguments: [Scaffold.Kind.tutorials, .blog, .docs])
  func `the home page has the site's title`(_ kind: Scaffold.Kind) throws {
    let files = StarterSite.files(kind)
    func titleLine(of path: String) -> Substring? {
      files.first { $0.path == path }?.text.split(separator: "\n").first { $0.hasPrefix("title: ") }
    }
    let title = try #require(titleLine(of: "content/index.md"))
    #expect(title == titleLine(of: "zoetrope.yml"))
  }

  @Test func `without a toolchain, a new site builds and says once what is missing where`() throws {
    let built = try build(searchPath: "/nowhere", pages: 3)
    #expect(!built.hasFailed(strict: false))
    #expect(built.hasFailed(strict: true))
    let summaries = built.diagnostics.map { "\($0.range?.file.path ?? "-") \($0.identifier)" }
    // Pages that only show Swift need no toolchain.
    #expect(summaries == ["content/tutorials/first.md swift.toolchain"])
    // The home page has an animator of the catalog.
    #expect(built.figures.count == 1)
  }

  @Test func `a new site touches no file that is there`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "content/index.md")
    #expect(throws: Scaffold.Failure.self) { try Scaffold.makeSite(in: folder.path) }
    #expect(folder.files() == ["content/index.md"])
  }
}
