import CodeBlocks
import ListingsTestSupport
import Testing

@testable import SiteBuilder

struct FiguresByNameTests {
  @Test func `types of code are found outside of comments and strings`() {
    let code = """
      // A CALayer is made elsewhere.
      final class Fade: NSObject {
        let text = "UILabel"
        func f(_ view: UIView) -> CGFloat { UIView.animate(withDuration: 1) { view.alpha = 0 } }
      }
      """
    #expect(CodeWords.types(in: Array(code.utf8)).subtracting(["Fade"]) == ["NSObject", "UIView", "CGFloat"])
  }

  @Suite(.enabled(if: Built.hasToolchain))
  struct Sites {
    private static let figure = "\n```{transition} Fade(duration: 1)\n:from: a\n:to: b\n```\n"
    private static let reference = """
      ---
      title: Types
      defines: Symbols
      ---
      <details id="UIView"><summary><code>class UIView</code></summary>

      - <code id="UIView.alpha">var alpha: CGFloat</code>

      </details>

      | type | is |
      |---|---|
      | `NSObject` | a root |
      | `CALayer` | unused |

      """

    private func site(_ configuration: String) throws -> TestSite {
      try TestSite(
        [
          "zoetrope.yml": configuration, "content/types.md": Self.reference,
          "content/index.md": "# Home\n" + FadeSamples.screens + "\n```swift\n\(FadeSamples.fade)```\n"
            + Self.figure
            + Self.figure,
        ], listings: .built())
    }

    @Test func `a name leads to the figures that use it, and search finds them`() throws {
      let built = try site("code: on\nsearch: true\n").build()
      #expect(built.report == "")
      let page = try #require(try built.text("search/figures/index.html"))
      #expect(page.contains("<a href=\"../../types/index.html#UIView\"><code>UIView</code></a>"))
      #expect(page.contains("<a href=\"../../index.html#figure-2\">Fade from a to b</a> <span>Home</span>"))
      #expect(!page.contains("CALayer"))
      let link = "<small class=\"uses\"><a href=\"../search/figures/index.html#"
      let types = try #require(try built.text("types/index.html"))
      #expect(types.contains("</summary>\(link)UIView\">2 figures</a></small>"))
      #expect(types.contains("NSObject</code>\(link)NSObject\">2 figures</a></small>"))
      #expect(types.split(separator: link).count == 3)
      let home = try #require(try built.text("index.html"))
      let links =
        "<a href=\"search/figures/index.html#NSObject\">NSObject</a> (2), "
        + "<a href=\"search/figures/index.html#UIView\">UIView</a> (2)</small>"
      #expect(home.contains(" · figures with \(links)"))
      let index = try built.files.filter { $0.path.hasPrefix("search/words/") }
        .map { String(decoding: try $0.bytes(), as: UTF8.self) }.joined()
      #expect(index.contains("\"2 figures that use UIView\",\"UIView\"]"))
    }

    @Test func `figures of a site in German are found by German words`() throws {
      let built = try site("code: on\nsearch: true\nlanguage: de\n").build()
      let page = try #require(try built.text("search/figures/index.html"))
      #expect(page.contains("<title>Abbildungen nach API"))
      #expect(page.contains("<span class=\"count\">2 Abbildungen</span>"))
      #expect(try built.text("types/index.html")?.contains(">2 Abbildungen</a></small>") == true)
      #expect(try built.text("index.html")?.contains(" · Abbildungen mit <a") == true)
      #expect(try built.text("search/index.json")?.contains("\"Abbildungen\"") == true)
    }

    @Test func `a figure is called by its caption, as titles of code that runs are alike`() throws {
      let site = try site("code: on\nsearch: true\n")
      let caption = "The *new* screen &amp; its shade. It stays.\n"
      let figure = Self.figure.replacing(":to: b\n", with: ":to: b\n" + caption)
      try site.source.write(
        "# Home\n" + FadeSamples.screens + "\n```swift\n\(FadeSamples.fade)```\n" + figure,
        to: "content/index.md")
      let page = try #require(try site.build().text("search/figures/index.html"))
      #expect(page.contains("\">The new screen &amp; its shade</a> <span>Home</span>"))
      #expect(page.contains("<title>Figures by API"))
      #expect(page.contains("name=\"description\" content=\"Figures by API: NSObject, UIView\""))
    }

    @Test func `an edit of a figure changes the names' links`() throws {
      let site = try site("code: on\nsearch: true\n")
      _ = site.build()
      try site.source.write("# Home\n", to: "content/index.md")
      let built = site.build(changed: ["content/index.md"])
      #expect(try built.text("types/index.html")?.contains("class=\"uses\"") == false)
      #expect(try built.text("search/figures/index.html")?.contains("UIView") == false)
    }

    @Test func `a site without search has no links`() throws {
      let built = try site("code: on\n").build()
      #expect(try built.text("types/index.html")?.contains("class=\"uses\"") == false)
      #expect(try built.text("search/figures/index.html") == nil)
    }
  }
}
