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
      "content/posts/a.md": "---\ntitle: A\n---\nText\n\n{{< gist me 1 >}}\n",
      "static/a.png": "x", "layouts/a.html": "x",
    ])
    #expect(site.generator == "Hugo")
    #expect(
      texts == [
        "content/a.png": "x", "content/posts/index.md": "---\ntitle: \"Posts\"\n---\nAll\n",
        "content/posts/a.md":
          "---\ntitle: A\nrender_with_liquid: false\n---\nText\n\n{{< gist me 1 >}}\n",
        "zoetrope.yml": "title: \"Blog\"\nurl: \"https://example.org/\"\n",
      ])
    #expect(
      problems(site) == [
        "import.shortcode content/posts/a.md:6", "import.key hugo.toml:3", "import.left-out layouts/a.html:1",
      ])
  }

  @Test(arguments: [
    ("[permalinks]\nposts = \"/:year/:month/:filename/\"\n", "/:year/:month/:slug/", []),
    ("[permalinks.page]\nposts = \"blog/:slug\"\n", "/blog/:slug", ["import.permalink hugo.toml:2"]),
    ("[permalinks]\nposts = \"/:sections/:filename/\"\n", nil, ["import.key hugo.toml:2"]),
    (
      "[permalinks]\nposts = \"/:filename/\"\nnotes = \"/n/:filename/\"\n", nil,
      ["import.key hugo.toml:2", "import.key hugo.toml:3"]
    ),
  ])
  func `of Hugo, the addresses of one section carry over`(
    _ text: String, _ permalink: String?, _ expected: [String]
  ) throws {
    let (site, texts) = try imported(["hugo.toml": text, "content/posts/a.md": "---\ntitle: A\n---\n"])
    #expect(texts["zoetrope.yml"]?.contains("permalink") == (permalink != nil))
    if let permalink { #expect(texts["zoetrope.yml"]?.contains("permalink: \"\(permalink)\"\n") == true) }
    #expect(problems(site) == expected)
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
        ````swift linenos {2,4-6}
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
        == "# Docs\n\n```{warning} Mind\nThe edge.\n```\n\nNext\n\n=== \"Tab\"\n")
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
      catalog.texts["content/index.md"]
        == "# ``A``\n\n@Metadata {\n}\n\nSee [Fold](Fold.md). ![A fold](/images/fold.png)\n")
    #expect(catalog.texts["content/images/fold.png"] == "x")
    #expect(problems(catalog.site) == ["import.notation A.docc/A.md:3"])
  }

  @Test func `of MkDocs, admonitions hold code, fold, and have classes`() throws {
    let (_, texts) = try imported([
      "mkdocs.yml": "site_name: Docs\n",
      "docs/index.md": """
      !!! note "T"
          ```swift
          let a = 1
          ```
      Text
      ??? question "Why?"

          Because.
      !!! danger inline end "X"
          Inner
          !!! tip
              Deep

      !!! example
          One

      """,
    ])
    #expect(
      texts["content/index.md"] == """
        ````{note} T
        ```swift
        let a = 1
        ```
        ````

        Text
        <details>
        <summary>Why?</summary>


        Because.

        </details>

        ````{caution} X
        Inner
        ```{tip}
        Deep
        ```
        ````

        ```{note} Example
        One
        ```

        """)
  }

  @Test func `of Hugo, text after nested fences is rewritten, and options that are lost are listed`() throws {
    let (site, texts) = try imported([
      "hugo.toml": "title = \"Blog\"\n",
      "content/a.md": """
      ````markdown
      ```
      {{< figure src="no.png" >}}
      ````
      {{< figure src="a.png" alt="A" width="300" class="wide" title="Map" caption="Open" loading="lazy" >}}
      {{< highlight swift "linenos=table,linenostart=5,style=monokai" >}}
      let a = 1
      {{< /highlight >}}
      See {{< relref "nosuch.md" >}}.
      {{< youtube id="w7Ft2ymGmfc" title="A talk" >}}

      """,
    ])
    #expect(
      texts["content/a.md"] == """
        ---
        render_with_liquid: false
        ---
        ````markdown
        ```
        {{< figure src="no.png" >}}
        ````
        ```{figure} a.png
        :alt: A
        :width: 300px
        :class: wide
        **Map** Open
        ```
        `````swift linenos=5
        let a = 1
        `````
        See [nosuch.md](nosuch.md).
        ```{embed} https://www.youtube.com/watch?v=w7Ft2ymGmfc
        :title: A talk
        ```

        """)
    #expect(problems(site) == ["import.shortcode content/a.md:5", "import.shortcode content/a.md:6"])
  }

  @Test func `of Hugo, TOML front matter carries over with comments, long values and tables`() throws {
    let (site, texts) = try imported([
      "hugo.toml": "title = \"Blog\"\n",
      "content/a.md": #"""
      +++
      title = "A" # the title
      tags = [
        "x", # one
        'y',
      ]
      summary = """
      One "two"
      three"""
      weight = 1_000
      a.b = { c = true, d = [1, 2] }
      odd = 1 2
      [params]
      e = 2024-01-02 10:00:00
      [[resources]]
      src = "a.png"
      [resources.params]
      f = 1
      [[resources]]
      src = "b.png"
      [title]
      g = 1
      +++
      Text

      """#,
    ])
    #expect(
      texts["content/a.md"] == #"""
        ---
        title: "A" # the title
        tags: ["x", 'y']
        summary: "One \"two\"\nthree"
        weight: 1000
        a:
          b: {c: true, d: [1, 2]}
        # odd = 1 2
        params:
          e: 2024-01-02T10:00:00
        resources:
          - src: "a.png"
            params:
              f: 1
          - src: "b.png"
        # g = 1
        ---
        Text

        """#)
    #expect(
      problems(site) == [
        "import.key content/a.md:12", "import.key content/a.md:21", "import.key content/a.md:22",
      ])
  }

  @Test func `of Hugo, JSON front matter is YAML`() throws {
    let (_, texts) = try imported([
      "hugo.toml": "title = \"Blog\"\n",
      "content/a.md": "{\n  \"Title\": \"A\",\n  \"tags\": [\n    \"x\"\n  ],\n  \"url\": \"/b\"\n}\nText\n",
    ])
    #expect(
      texts["content/a.md"] == "---\ntitle: \"A\"\ntags: [     \"x\"   ]\npermalink: \"/b/\"\n---\nText\n")
    let (_, line) = try imported([
      "hugo.toml": "title = \"Blog\"\n",
      "content/a.md": "{ \"title\": \"A }\\\"\", \"tags\": [\"x\"] }\nText\n",
      "content/b.md": "{ \"title\": \"B\" } text\n",
    ])
    #expect(line["content/a.md"] == "---\ntitle: \"A }\\\"\"\ntags: [\"x\"]\n---\nText\n")
    #expect(line["content/b.md"] == "{ \"title\": \"B\" } text\n")
  }

  @Test func `of Hugo, menus have entries below others, and languages have settings and folders`() throws {
    let (site, texts) = try imported([
      "hugo.yaml": """
      title: Blog
      languageCode: en-us
      params: {description: About, logo: a.png}
      menus:
        main:
          - {name: API, parent: docs, url: /docs/api/, weight: 2}
          - {name: Start, parent: docs, pageRef: docs/start, weight: 1}
          - {name: Docs, identifier: docs}
        footer: [{name: x, url: /x}]
      languages:
        en: {contentDir: content/english}
        de:
          title: Mein Blog
          languageName: Deutsch
          contentDir: content/german
          menus: {main: [{name: Über, url: about}]}
          params: {logo: b.png}

      """,
      "content/english/a/index.md": "---\ncategories: [x]\n---\nA\n",
      "content/english/b.md": "[a]({{< ref \"/a#x\" >}}) [a]({{< relref \"a\" >}})\n",
      "content/german/b.md": "B\n",
    ])
    #expect(
      texts["zoetrope.yml"] == """
        title: "Blog"
        language: "en-us"
        navigation:
          - title: "Docs"
            url: "/docs/start/"
            children:
              - title: "Start"
                url: "/docs/start/"
              - title: "API"
                url: "/docs/api/"
        languages:
          de:
            title: "Mein Blog"
            name: "Deutsch"
            navigation:
              - title: "Über"
                url: "/about/"
        description: "About"
        taxonomies: [tags, categories]

        """)
    #expect(
      texts.keys.sorted() == ["content/a/index.md", "content/b.md", "content/de/b.md", "zoetrope.yml"])
    #expect(texts["content/b.md"]?.hasSuffix("\n[a](/a/index.md#x) [a](a/index.md)\n") == true)
    #expect(
      problems(site) == ["import.key hugo.yaml:3", "import.key hugo.yaml:9", "import.key hugo.yaml:17"])
  }

  @Test func `of Hugo, the menu and languages carry over, and other keys are listed at their lines`() throws {
    let (site, texts) = try imported([
      "config/_default/hugo.toml": """
      title = "Blog"
      defaultContentLanguage = "en"
      theme = "x"
      [[menu.main]]
      name = "Posts"
      url = "/posts/"
      weight = 2
      [[menu.main]]
      name = "About"
      pageRef = "about"
      weight = 1
      [languages.en]
      [languages.de]
      title = "Mein Blog"

      """,
      "content/about/index.md": "A\n", "content/about/index.de.md": "B\n", "content/_index.de.md": "C\n",
      "content/_index.en.md": "D\n", "content/b.js.md": "E\n",
    ])
    #expect(
      texts["zoetrope.yml"] == """
        title: "Blog"
        navigation:
          - title: "About"
            url: "/about/"
          - title: "Posts"
            url: "/posts/"
        language: "en"
        languages:
          de:
            title: "Mein Blog"

        """)
    #expect(
      texts.keys.sorted() == [
        "content/about/index.md", "content/b.js.md", "content/de/about/index.md", "content/de/index.md",
        "content/index.md", "zoetrope.yml",
      ])
    #expect(problems(site) == ["import.key config/_default/hugo.toml:3"])
  }

  @Test func `data that templates can't read is left out`() throws {
    let hugo = try imported([
      "hugo.toml": "title = \"B\"\n", "data/b.toml": "a = 1\n", "data/c.yaml": "a: 1\n",
    ])
    #expect(hugo.texts.keys.sorted() == ["content/_data/c.yaml", "zoetrope.yml"])
    #expect(problems(hugo.site) == ["import.left-out data/b.toml:1"])
    let jekyll = try imported(["_config.yml": "title: B\n", "_data/nav.csv": "a,b\n"])
    #expect(problems(jekyll.site) == ["import.left-out _data/nav.csv:1"])
  }

  @Test func `of MkDocs, navigation and the place to edit carry over`() throws {
    let (site, texts) = try imported([
      "mkdocs.yml": """
      site_name: Docs
      edit_uri: edit/main/docs
      repo_url: https://example.org/me/docs
      copyright: "&copy; 2024"
      nav:
        - index.md
        - Guide:
          - One: guide/one.md
          - guide/two.md

      """,
      "docs/index.md": "--8<-- \"a.md\"\n",
    ])
    #expect(
      texts["zoetrope.yml"] == """
        title: "Docs"
        repository: "https://example.org/me/docs"
        license: "© 2024"
        edit: "edit/main/docs"
        navigation:
          - "index.md"
          - title: "Guide"
            url: "guide/one.md"
            children:
              - title: "One"
                url: "guide/one.md"
              - "guide/two.md"

        """)
    #expect(site.diagnostics.map(\.identifier) == ["import.notation"])
    #expect(site.diagnostics.first?.fix?.contains("{include}") == true)
  }

  @Test func `folders with names of outputs are passed over at the top only`() throws {
    let (_, texts) = try imported([
      "hugo.toml": "title = \"Blog\"\n", "public/index.html": "x", "content/site/a.md": "A\n",
      "static/vendor/b.js": "b", "static/public/c.png": "c",
    ])
    #expect(
      texts.keys.sorted() == [
        "content/public/c.png", "content/site/a.md", "content/vendor/b.js", "zoetrope.yml",
      ])
  }

  @Test func `of DocC, catalogs and packages are read, and names of pictures and headings are found`() throws
  {
    let (_, texts) = try imported([
      "Package.swift": "x", "Sources/My/My.swift": "x",
      "Sources/My/My.docc/My.md": "# ``My``\n\n![](a.png) ![B](b) <doc:Fold#Sec-One> [it](doc:Fold)\n",
      "Sources/My/My.docc/Fold.md": "<doc:My>\n", "Sources/My/My.docc/a@2x.png": "x",
      "Sources/My/My.docc/b~dark@2x.png": "x", "Sources/My/My.docc/b@2x.png": "x",
    ])
    #expect(
      texts["content/index.md"]
        == "# ``My``\n\n![](/images/a@2x.png) ![B](/images/b@2x.png) [Sec One](Fold.md#sec-one) [it](Fold.md)\n"
    )
    #expect(texts["content/Fold.md"] == "[My](/index.md)\n")

    let folder = try TemporaryFolder()
    try folder.write("# A\n", to: "My.docc/My.md")
    let site = try SiteImport(of: folder.path + "/My.docc")
    #expect(site.files.map(\.path) == ["content/index.md", "zoetrope.yml"])
  }

  @Test func `other folders are refused`() throws {
    #expect(throws: Scaffold.Failure.self) { try imported(["a.txt": "x"]) }
  }
}
