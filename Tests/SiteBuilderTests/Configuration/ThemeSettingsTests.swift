import Testing
import TransitionEngine

@testable import SiteBuilder

struct ThemeSettingsTests {
  private static func site(_ theme: String, _ files: [String: String] = [:]) throws -> BuiltSite {
    let sources = ["content/index.md": "# Home\n", "zoetrope.yml": "title: Site\n" + theme]
    return try TestSite(sources.merging(files) { $1 }, usesPlainTemplates: false).build()
  }

  @Test func `a site without a theme has no style sheet for it`() throws {
    let built = try Self.site("")
    #expect(built.report == "")
    #expect(try built.text("assets/theme.css") == nil)
    #expect(try built.text("index.html")?.contains("theme.css") == false)
  }

  @Test func `an accent is legible in the dark scheme, too`() throws {
    let built = try Self.site("theme:\n  accent: \"#0b6b52\"\n")
    #expect(built.report == "")
    let css = try #require(try built.text("assets/theme.css"))
    #expect(css.contains("--accent: #0b6b52;\n"))
    #expect(css.contains("--on-accent: #ffffff;\n"))
    let dark = try #require(css.split(separator: "@media").last?.firstMatch(of: /--accent: (#[0-9a-f]{6})/))
    let color = try #require(Color.Components(hexNotation: String(dark.1)))
    #expect(color.contrast(with: ThemeSettings.paper.dark) >= 4.5)
    #expect(
      try built.text("index.html")?.contains(
        "zoetrope.css\">\n<link rel=\"stylesheet\" href=\"assets/theme.css\">") == true)
  }

  @Test func `colors and fonts are custom properties of the style sheet`() throws {
    let built = try Self.site(
      "theme:\n  colors: {paper: {light: '#fffdf8', dark: '#121110'}, muted: '#555'}\n"
        + "  fonts: {text: 'Inter, Source Sans 3', headings: system-ui, code: JetBrains Mono}\n")
    #expect(built.report == "")
    #expect(
      try built.text("assets/theme.css") == """
        :root {
          --paper: #fffdf8;
          --muted: #555555;
          --sans: "Inter", "Source Sans 3", sans-serif;
          --heading-font: system-ui, sans-serif;
          --mono: "JetBrains Mono", monospace;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #121110;
          }
        }

        """)
  }

  @Test func `the theme's own paper is the one that contrasts are measured against`() throws {
    let css = String(decoding: try #require(Theme.bytes(of: "assets/zoetrope.css")), as: UTF8.self)
    let papers = css.matches(of: /--paper: (#[0-9a-f]+);/).map { Color.Components(hexNotation: String($0.1)) }
    #expect(papers.prefix(2) == [ThemeSettings.paper.light, ThemeSettings.paper.dark])
    for name in ThemeSettings.ColorName.allCases { #expect(css.contains("  --\(name.rawValue): ")) }
    #expect(css.contains("--sans: ") && css.contains("--mono: ") && css.contains("var(--heading-font, "))
  }

  @Test func `contrast ratios are those of WCAG`() {
    let gray = Color.Components(hex: 0x767676)
    #expect(abs(gray.contrast(with: .white) - 4.54) < 0.01)
    #expect(Color.Components.black.contrast(with: .white) == 21)
  }

  @Test func `a color that is hard to read is a warning with a legible one`() throws {
    let built = try Self.site("theme:\n  accent: '#ffcc00'\n")
    #expect(
      built.report.contains(
        "zoetrope.yml:3:11: warning: “#ffcc00” is hard to read on “#ffffff” in the light scheme"))
    #expect(built.report.contains("the contrast is 1.5:1"))
    let proposed = try #require(built.report.firstMatch(of: /“(#[0-9a-f]{6})” can be read/))
    let color = try #require(Color.Components(hexNotation: String(proposed.1)))
    #expect(color.contrast(with: .white) >= 4.5)
  }

  @Test func `logo, icon and footer are in the pages`() throws {
    let files = ["content/images/l.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>", "content/i.png": ""]
    let built = try Self.site(
      "theme:\n  logo: {light: images/l.svg, dark: /images/l.svg, title: false}\n  favicon: i.png\n"
        + "  footer: Made by *hand*.\n", files)
    let page = try #require(try built.text("index.html"))
    #expect(page.contains("<img class=\"logo\" src=\"images/l.svg\" alt=\"Site\">"))
    #expect(page.contains("<source srcset=\"images/l.svg\" media=\"(prefers-color-scheme: dark)\">"))
    #expect(page.contains("<link rel=\"icon\" href=\"i.png\">"))
    #expect(page.contains("<em>hand</em>"))
    #expect(!page.contains("class=\"drum\""))
  }

  @Test(arguments: [
    ("theme: minima\n", "“theme” is a mapping, not “minima”"),
    ("theme: {acent: '#123'}\n", "did you mean “accent”?"),
    ("theme: {accent: red}\n", "“accent” is an opaque color, not “red”"),
    ("theme: {accent: '#12345678'}\n", "not “#12345678”"),
    ("theme: {colors: {inc: '#123'}}\n", "did you mean “ink”?"),
    ("theme: {colors: [1]}\n", "“colors” is a mapping, not a list"),
    ("theme: {fonts: {text: 'a;}body{x:y'}}\n", "isn't a list of font families"),
    ("theme: {fonts: {text: ' , '}}\n", "isn't a list of font families"),
    ("theme: {logo: images/lgo.svg}\n", "there is no file “images/lgo.svg” in “content”"),
    ("theme: {favicon: ../../etc/passwd}\n", "isn't a file of “content”"),
    ("theme: {footer: [a]}\n", "“footer” is text, not a list"),
  ])
  func `mistakes are reported at their place`(_ theme: String, _ message: String) throws {
    let built = try Self.site(theme)
    #expect(built.report.contains("zoetrope.yml:2:") && built.report.contains(message), "\(built.report)")
  }

  // MARK: Style sheets and hooks

  private static func sheets(of built: BuiltSite) throws -> [String] {
    let page = try #require(try built.text("index.html"))
    return page.matches(of: /<link rel="stylesheet" href="assets\/([^"]+)">/).map { String($0.1) }
  }

  @Test func `own style sheets follow the theme's by name`() throws {
    let files = [
      "templates/assets/b.css": "p {}", "templates/assets/a.css": "p {}",
      "templates/assets/zoetrope.css": "p {}", "content/assets/c.css": "p {}",
    ]
    let built = try Self.site("theme: {accent: '#123456'}\n", files)
    #expect(built.report == "")
    #expect(try Self.sheets(of: built) == ["zoetrope.css", "theme.css", "a.css", "b.css"])
  }

  @Test func `a style sheet with the name of the generated one replaces it, with a warning`() throws {
    let built = try Self.site("theme: {accent: '#123456'}\n", ["templates/assets/theme.css": "q {}"])
    #expect(
      built.report.contains(
        "templates/assets/theme.css:1:1: warning: “templates/assets/theme.css” replaces the colors"))
    #expect(try Self.sheets(of: built) == ["zoetrope.css", "theme.css"])
  }

  @Test func `hooks are at the ends of head, article and body`() throws {
    let files = [
      "templates/includes/head-end.html": "<meta name=\"a\">",
      "templates/includes/article-end.html": "<i>{{ page.title }}</i>",
      "templates/includes/body-end.html": "<b></b>", "content/page.md": "# Page\n\nText.\n",
    ]
    let built = try Self.site("", files)
    #expect(built.report == "")
    let page = try #require(try built.text("page/index.html"))
    #expect(page.contains("<meta name=\"a\"></head>") || page.contains("<meta name=\"a\">\n</head>"))
    #expect(page.contains("<i>Page</i>"))
    #expect(page.contains("<b></b></body>") || page.contains("<b></b>\n</body>"))
  }
}
