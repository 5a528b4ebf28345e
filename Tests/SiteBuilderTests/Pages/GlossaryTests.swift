import Foundation
import Testing

@testable import SiteBuilder

@Suite struct GlossaryTests {
  private static let pages = [
    "zoetrope.yml": "glossary: true\n",
    "content/index.md": "# Home\n\nA {dfn}`zebra` has stripes.\n",
    "content/a/b.md": "# B\n\nSee {term}`zebra`, {term}`apes <Ape>`.\n\nAn {dfn}`Ape` & more.\n",
  ]

  @Test func `terms of all pages are on one page, from A to Z`() throws {
    let built = try TestSite(Self.pages).build()
    let html = try #require(try built.text("glossary/index.html"))
    let ape = try #require(html.range(of: "<dt id=\"term-ape\"><dfn>Ape</dfn></dt>"))
    let zebra = try #require(html.range(of: "<dt id=\"term-zebra\"><dfn>zebra</dfn></dt>"))
    #expect(ape.lowerBound < zebra.lowerBound)
    #expect(html.contains("<dd>An Ape &amp; more. <a href=\"../a/b/index.html#term-ape\">B</a></dd>"))
    #expect(built.report == "")
    let page = try #require(try built.text("a/b/index.html"))
    #expect(page.contains("<a href=\"../../glossary/index.html#term-zebra\">zebra</a>"))
    #expect(page.contains("<a href=\"../../glossary/index.html#term-ape\">apes</a>"))
  }

  @Test func `terms that no page explains are broken links`() throws {
    var pages = Self.pages
    pages["content/index.md"] = "# Home\n"
    let built = try TestSite(pages).build()
    #expect(built.report.contains("content/a/b.md:3:"))
    #expect(built.report.contains("the term “zebra” isn't defined"))
  }

  @Test func `a glossary without terms is reported where it is asked for`() throws {
    let built = try TestSite(["zoetrope.yml": "title: x\nglossary: true\n", "content/index.md": "# Home\n"])
      .build()
    #expect(built.report.contains("zoetrope.yml:2:11: warning: the glossary is empty"))
    #expect(built.report.contains("[config.empty-glossary]"))
    #expect(built.diagnostics.count == 1)
  }

  @Test func `without a glossary, terms are on their page`() throws {
    var pages = Self.pages
    pages["zoetrope.yml"] = "title: x\n"
    let built = try TestSite(pages).build()
    #expect(try built.text("glossary/index.html") == nil)
    #expect(try built.text("a/b/index.html")?.contains("<a href=\"#term-ape\">apes</a>") == true)
  }
}
