import Cache
import Directives
import Foundation
import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// Pictures of the site that an author's Swift names.
@Suite(.enabled(if: Built.hasToolchain))
struct NamedPictureTests {
  private static let page = """
    ```swift
    func show(in view: UIView) {
      let picture = UIImageView(image: UIImage(named: "photo"))
      picture.accessibilityIdentifier = "picture"
      view.addSubview(picture)
      print(UIImage(named: "photo")?.size ?? .zero)
    }
    ```

    ```{run}
    :call: show
    ```
    """

  private static func svg(_ color: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\">"
      + "<rect width=\"30\" height=\"20\" fill=\"\(color)\"/></svg>"
  }

  private func site(_ files: [String: String], page: String = page) throws -> TestSite {
    let own = ["content/index.md": page, "zoetrope.yml": "title: Site\ncode: on\n"]
    return try TestSite(own.merging(files) { $1 }, listings: .built())
  }

  private func printed(_ site: BuiltSite) -> [String] { site.figures.flatMap(\.printedNotes) }

  @Test func `a picture beside the page is shown`() throws {
    let built = try site(["content/photo.svg": Self.svg("red")]).build()
    #expect(built.report == "")
    #expect(printed(built) == ["printed: (30.0, 20.0)"])
  }

  @Test func `a symbol of the site is found by its name`() throws {
    let page = Self.page.replacing("named: \"photo\"", with: "systemName: \"kite\"")
    let drawn = try site(["content/symbols/kite.svg": Self.svg("black")], page: page).build()
    #expect(drawn.report == "")
    #expect(printed(drawn).first?.contains("0.0, 0.0") == false)
    let none = try site([:], page: page).build()
    #expect(printed(none) == ["printed: (0.0, 0.0)"])
    let damaged = try site(["content/symbols/kite.svg": "<svg"], page: page).build()
    #expect(damaged.diagnostics.map(\.identifier) == ["screen.own-symbol"])
    #expect(damaged.report.contains("content/index.md:3:"))
  }

  @Test func `code that reads its input finds nothing, and takes no picture from others`() throws {
    let page = Self.page.replacing("print(", with: "print(readLine() ?? \"none\"); print(")
    let built = try site(["content/photo.svg": Self.svg("red")], page: page).build()
    #expect(built.report == "")
    #expect(printed(built) == ["printed: none", "printed: (30.0, 20.0)"])
  }

  @Test func `the page’s own picture comes before that of all pages`() throws {
    let files = ["content/images/photo.svg": Self.svg("red"), "content/images/other.svg": Self.svg("blue")]
    #expect(try site(files).build().report == "")
  }

  @Test func `one that is missing is told where the code asks for it`() throws {
    let built = try site(["content/images/Photo.svg": Self.svg("red"), "content/photo.gif": "GIF89a"]).build()
    #expect(
      built.report.contains(
        """
        content/index.md:3:36: warning: there is no picture “photo” [image.missing]
        """))
    #expect(built.report.contains("did you mean “Photo”?"))
    #expect(built.report.contains("“photo.gif” is neither a PNG nor a JPEG nor an SVG"))
    #expect(built.report.contains("while this figure runs"))
    #expect(built.diagnostics.count == 1)
    #expect(printed(built) == ["printed: (0.0, 0.0)"])
  }

  @Test func `a damaged one and one that climbs out of the site are none`() throws {
    let damaged = try site(["content/photo.png": "\u{89}PNG"]).build()
    #expect(damaged.diagnostics.map(\.identifier) == ["screen.image"])
    let page = Self.page.replacing("\"photo\"", with: "\"../../../../../../etc/passwd\"")
    let climbing = try site([:], page: page).build()
    #expect(climbing.diagnostics.map(\.identifier) == ["image.missing"])
  }

  @Test func `more than a run can show are told once`() throws {
    let page = Self.page.replacing(
      "print(", with: "for i in 0..<1000 { _ = UIImage(named: \"/a/\\(i)\") }; print(")
    let built = try site(["content/photo.svg": Self.svg("red")], page: page).build()
    #expect(built.diagnostics.filter { $0.identifier == "image.too-many" }.count == 1)
    #expect(built.diagnostics.count == 100)
  }

  @Test func `an edited picture is drawn anew, and nothing is if it stays`() throws {
    let site = try site(["content/photo.svg": Self.svg("red")])
    func drawn() throws -> String? {
      let text = try #require(try site.build(changed: nil).text("index.html"))
      return text.components(separatedBy: "assets/figures/").dropFirst().first
    }
    let first = try drawn()
    #expect(try drawn() == first)
    try site.source.write(Self.svg("blue"), to: "content/photo.svg")
    let second = try drawn()
    #expect(second != first)
    try site.source.write(Self.svg("green"), to: "content/photo@2x.svg")
    #expect(try drawn() == second)
  }

  @Test func `a picture that is added is seen, also where it is only nearly what was meant`() throws {
    let site = try site([:])
    #expect(site.build().diagnostics.map(\.fix) == [nil])
    try site.source.write(Self.svg("red"), to: "content/other/photo.svg")
    #expect(
      site.build(changed: ["content/other/photo.svg"]).diagnostics.map(\.fix) == [
        "did you mean “/other/photo”?"
      ])
    try site.source.write(Self.svg("red"), to: "content/photo.svg")
    let built = site.build(changed: ["content/photo.svg"])
    #expect(built.report == "")
    #expect(printed(built) == ["printed: (30.0, 20.0)"])
  }

  @Test func `the cache knows what pictures were shown`() throws {
    let site = try site(["content/photo.svg": Self.svg("red")])
    let folder = try TemporaryFolder()
    func executed() -> Int {
      let cache = Cache(folder: folder.path, address: nil)
      let figures = FigureCache(cache) { SHA256.hash([]) }
      var options = Site.Options(source: site.source.path)
      (options.listings, options.figures) = (.built(cache: cache), figures)
      #expect(Site(options).build().report == "")
      return figures.counts.executed
    }
    #expect(executed() == 1)
    #expect(executed() == 0)
    try site.source.write(Self.svg("blue"), to: "content/photo.svg")
    #expect(executed() == 1)
    try site.source.write(Self.svg("blue"), to: "content/images/photo.svg")
    #expect(executed() == 0)
  }
}
