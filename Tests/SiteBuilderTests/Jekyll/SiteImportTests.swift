import Diagnostics
import Testing

@testable import SiteBuilder

@Suite struct SiteImportTests {
  private func imported(_ files: [String: String]) throws -> (site: SiteImport, texts: [String: String]) {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let site = try SiteImport(of: folder.path)
    return (site, Dictionary(site.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { $1 })
  }

  /// The problems with their lines.
  private func problems(_ site: SiteImport) -> [String] {
    site.diagnostics.map { "\($0.identifier) \($0.range?.file.path ?? ""):\($0.range?.start.line ?? 0)" }
  }

  @Test func `of Hugo, pages and files stay, and shortcodes are listed`() throws {
    let (site, texts) = try imported([
      "hugo.toml": "title = \"Blog\"\nbaseURL = \"https://example.org/\"\ntheme = \"x\"\n",
      "content/posts/_index.md": "+++\ntitle = \"Posts\"\n+++\nAll\n",
      "content/posts/a.md": "---\ntitle: A\n---\nText\n\n{{< youtube w7Ft2ymGmfc >}}\n",
      "static/a.png": "x", "layouts/a.html": "x",
    ])
    #expect(site.generator == "Hugo")
    #expect(
      texts == [
        "content/a.png": "x", "content/posts/index.md": "---\ntitle: \"Posts\"\n---\nAll\n",
        "content/posts/a.md":
          "---\ntitle: A\nrender_with_liquid: false\n---\nText\n\n{{< youtube w7Ft2ymGmfc >}}\n",
        "zoetrope.yml": "title: \"Blog\"\nurl: \"https://example.org/\"\n",
      ])
    #expect(
      problems(site) == [
        "import.shortcode content/posts/a.md:6", "import.key hugo.toml:1", "import.left-out layouts/a.html:1",
      ])
  }

  @Test func `of Hugo, code, pictures and paths become Markdown`() throws {
    let (site, texts) = try imported([
      "hugo.toml": "title = \"Blog\"\n",
      "content/posts/a.md": """
      +++
      Title = "A"
      Tags = ["x"]
      url = "/a-post"
      +++
      {{< highlight swift "linenos=table,hl_lines=2 4-6" >}}
      let a = "{{< figure >}}"
      ```
      {{< / highlight >}}
      {{< figure src="a.png" alt="A map" >}}
      {{< figure src="b.png" caption="The map, *open*" link="https://example.org" >}}
      See [it]({{< ref "posts/b.md#end" >}}) and [that]({{% relref "c" %}}).

      """,
    ])
    #expect(
      texts["content/posts/a.md"] == """
        ---
        title: "A"
        tags: ["x"]
        permalink: "/a-post/"
        render_with_liquid: false
        ---
        ````swift {2,4-6}
        let a = "{{< figure >}}"
        ```
        ````
        ![A map](a.png)
        ```{figure} b.png
        :alt: The map, *open*
        :target: https://example.org
        The map, *open*
        ```
        See [it](/posts/b.md#end) and [that](c.md).

        """)
    #expect(site.diagnostics.isEmpty)
  }

  @Test func `of Hugo, capitals of keys in YAML don't matter`() throws {
    let (_, texts) = try imported([
      "hugo.toml": "title = \"Blog\"\n",
      "content/a.md": "---\nTitle: A\nDraft: true\nMine: 1\nurl: /b.html\n---\nText\n",
    ])
    #expect(
      texts["content/a.md"]
        == "---\ntitle: A\ndraft: true\nMine: 1\npermalink: \"/b.html\"\n---\nText\n")
  }

  @Test func `of Jekyll, GitHub's name of a repository is an address, and blanks are hyphens`() throws {
    let (_, texts) = try imported([
      "_config.yml": "repository: me/blog\n", "_posts/2014-01-01-A card flips.md": "---\n---\n",
    ])
    #expect(texts["zoetrope.yml"]?.hasPrefix("repository: \"https://github.com/me/blog\"\n") == true)
    #expect(texts["content/_posts/2014-01-01-A-card-flips.md"] != nil)
  }

  @Test func `of MkDocs, admonitions become directives`() throws {
    let (site, texts) = try imported([
      "mkdocs.yml": "site_name: Docs\nsite_url: https://example.org\ntheme: material\n",
      "docs/index.md": "# Docs\n\n!!! warning \"Mind\"\n    The edge.\n\nNext\n\n=== \"Tab\"\n",
    ])
    #expect(
      texts["content/index.md"]
        == "# Docs\n\n```{warning} Mind\nThe edge.\n\n```\n\nNext\n\n=== \"Tab\"\n")
    #expect(problems(site) == ["import.notation docs/index.md:8", "import.key mkdocs.yml:3"])
  }

  @Test func `of Jekyll, addresses stay`() throws {
    let (site, texts) = try imported([
      "_config.yml": "title: Blog\nurl: https://example.org\nbaseurl: /b\nplugins: [x]\n",
      "_posts/2014-01-01-a.md": "---\ntitle: A\n---\n{{ page.title }}\n",
      "_layouts/default.html": "{{ content }}\n",
      "_sass/a.scss": "x", "_lessons/one.md": "---\n---\n", "about.md": "---\n---\n",
    ])
    #expect(
      texts["zoetrope.yml"]
        == """
        title: "Blog"
        url: "https://example.org/b"
        markup: kramdown
        smart: true
        permalink: "/:categories/:year/:month/:day/:title.html"

        """)
    #expect(
      Set(texts.keys) == [
        "zoetrope.yml", "content/_posts/2014-01-01-a.md", "templates/layouts/default.html",
        "content/lessons/one.md",
        "content/about.md",
      ])
    #expect(problems(site) == ["import.key _config.yml:4", "import.left-out _sass/a.scss:1"])
  }

  @Test func `of Publish and DocC, articles stay`() throws {
    let publish = try imported([
      "Content/index.md": "# A\n", "Resources/a.png": "x", "Sources/A/main.swift": "x",
    ])
    #expect(Set(publish.texts.keys) == ["content/index.md", "content/a.png", "zoetrope.yml"])
    let catalog = try imported([
      "A.docc/A.md": "# ``A``\n\n@Metadata {\n}\n\nSee <doc:Fold>. ![A fold](fold)\n",
      "A.docc/Resources/fold.png": "x",
    ])
    #expect(
      catalog.texts["content/A.md"]
        == "# ``A``\n\n@Metadata {\n}\n\nSee [Fold](Fold.md). ![A fold](/images/fold.png)\n")
    #expect(catalog.texts["content/images/fold.png"] == "x")
    #expect(problems(catalog.site) == ["import.notation A.docc/A.md:3"])
  }

  @Test func `other folders are refused`() throws {
    #expect(throws: Scaffold.Failure.self) { try imported(["a.txt": "x"]) }
  }
}
