import Testing

@testable import SiteBuilder

/// Braces in a page's fenced code.
struct CodeFencePageTests {
  private func html(_ frontMatter: String) throws -> (String, [String]) {
    let built = try TestSite([
      "content/index.md":
        "---\ntitle: T\n\(frontMatter)---\n{{ page.title }}\n\n```text\n{{ page.title }} {{ name }}\n```\n"
    ]).build()
    return (try built.text("index.html") ?? "", built.identifiers)
  }

  @Test func `they are code`() throws {
    let (page, problems) = try html("")
    #expect(page.contains("<p>T</p>"))
    #expect(page.contains("{{ page.title }} {{ name }}"))
    #expect(problems == [])
  }

  @Test func `they are a template where the page asks for it`() throws {
    let (page, problems) = try html("render_code_with_liquid: true\n")
    #expect(page.contains("T \n</code>"))
    #expect(problems == ["liquid.unknown-variable"])
  }
}
