import Testing

@testable import SiteBuilder

struct SchemeSwitchTests {
  private static func chosen(_ scheme: String) -> String {
    ":root:is([data-scheme=\(scheme)],:not([data-scheme]):has(.scheme [value=\(scheme)]:checked))"
  }
  private static let notLight = "@media (prefers-color-scheme:dark){:where(:root:not(\(chosen("light")))){"
  private static let dark = ":where(\(chosen("dark"))){"

  private func applied(_ css: String) -> String {
    String(decoding: SchemeSwitch.applied(to: Array(css.utf8)), as: UTF8.self)
  }

  @Test func `rules of the dark scheme also apply by choice`() {
    #expect(
      applied("a{color:#000}@media (prefers-color-scheme: dark) { a{color:#fff} }b{}")
        == "a{color:#000}\(Self.notLight) a{color:#fff} }}\n\(Self.dark) a{color:#fff} }b{}")
  }

  @Test(arguments: [
    (":root{--a:b}", "&:root{--a:b}"), ("html .a,html{x:y}", "&:is(html) .a,&:is(html){x:y}"),
    (".root .htmls{x:y}", ".root .htmls{x:y}"),
  ])
  func `selectors of the document mean the one that the choice is in`(rule: String, nested: String) {
    let css = applied("@media (prefers-color-scheme:dark){\(rule)}")
    #expect(css == "\(Self.notLight)\(nested)}}\n\(Self.dark)\(nested)}")
  }

  @Test(arguments: [
    "@media (prefers-color-scheme:dark) and (min-width:40rem){a{}}", "@media print{a{}}",
    "/* @media (prefers-color-scheme:dark){a{}} */",
    "a::after{content:\"@media (prefers-color-scheme:dark){\"}",
    "@media (prefers-color-scheme:dark){@keyframes a{from{x:y}}}", "@media (prefers-color-scheme:dark)", "",
  ])
  func `other style sheets stay as they are`(css: String) {
    #expect(applied(css) == css)
  }

  @Test func `a block within another one is found`() {
    let css = applied("@supports (x:y){@media (prefers-color-scheme:light){a{}}}")
    #expect(css.hasPrefix("@supports (x:y){@media (prefers-color-scheme:light){:where("))
    #expect(css.hasSuffix(":where(\(Self.chosen("light"))){a{}}}"))
  }

  @Test func `a site with the switch has it in all style sheets, and others have nothing of it`() throws {
    let files = [
      "content/index.md": "# Home\n", "zoetrope.yml": "title: Site\ntheme: {switch: true}\n",
      "templates/assets/own.css": "@media (prefers-color-scheme:dark){a{color:#fff}}",
    ]
    let built = try TestSite(files, usesPlainTemplates: false).build()
    #expect(built.report == "")
    let page = try #require(try built.text("index.html"))
    #expect(page.contains("<input type=\"radio\" name=\"scheme\" value=\"dark\">"))
    for path in ["assets/zoetrope.css", "assets/scheme.css", "assets/own.css"] {
      #expect(try built.text(path)?.contains(Self.dark) == true, "\(path)")
    }
    let plain = try TestSite(["content/index.md": "# Home\n"], usesPlainTemplates: false).build()
    #expect(try plain.text("assets/scheme.css") == nil && plain.text("assets/scheme.js") == nil)
    #expect(try plain.text("index.html")?.contains("class=\"scheme\"") == false)
  }
}
