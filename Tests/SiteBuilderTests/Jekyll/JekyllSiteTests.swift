import Diagnostics
import Files
import Liquid
import Testing

@testable import SiteBuilder

/// Small Jekyll sites, each for one property.
@Suite struct JekyllSiteTests {
  private static let layout = "<html><head></head><body>{{ content }}</body></html>\n"

  /// A site with one layout, `default`, which all posts have.
  ///
  /// - Parameter scopes: further defaults.
  private func site(
    _ files: [String: String], configuration: String = "", scopes: String = ""
  ) throws -> TestSite {
    let scope = "defaults: [{ scope: { path: '' }, values: { layout: default } }\(scopes)]\n"
    let own = ["_config.yml": scope + configuration, "_layouts/default.html": Self.layout]
    return try TestSite(own.merging(files) { $1 }, usesPlainTemplates: false)
  }

  @Test(arguments: [
    ("date", "/a/b/2014/05/17/Fold-it.html"), ("pretty", "/a/b/2014/05/17/Fold-it/index.html"),
    ("none", "/a/b/Fold-it.html"), ("ordinal", "/a/b/2014/137/Fold-it.html"),
    ("/:year/:month/:slug/", "/2014/05/fold-it/index.html"), ("/x/:title", "/x/Fold-it.html"),
    ("/:i_month-:i_day/:short_year/:name.html", "/5-17/14/2014-05-17-fold-it.html"),
    ("weekdate", "/a/b/2014/W20/Sat/Fold-it.html"),
  ])
  func `posts have the addresses of Jekyll`(_ permalink: String, _ path: String) throws {
    let built = try site(
      ["_posts/2014-05-17-Fold-it.md": "---\ncategories: a b\n---\nx\n"],
      configuration: "permalink: \(permalink)\n"
    ).build()
    #expect(built.identifiers == [])
    #expect(built.files.map { "/" + $0.path }.contains(path))
  }

  @Test func `figures and code bring their style sheet, and other pages none`() throws {
    let screen = "```{screen} a\nbackground: white\n```\n\n"
    let figure = screen + "```{transition} fade\n:from: a\n:to: a\n```\n"
    let built = try site([
      "a.md": "---\n---\n\(figure)", "b.md": "---\n---\nText\n",
      "c.md": "---\n---\n```swift\nlet a = 1\n```\n",
    ]).build()
    #expect(built.identifiers == [])
    #expect(try built.text("a.html")?.contains("<link rel=\"stylesheet\" href=\"a.css?v=") == true)
    #expect(try built.text("b.html") == "<html><head></head><body><p>Text</p>\n</body></html>\n")
    #expect(
      try built.text("c.html")?.contains(
        "<div class=\"language-swift highlighter-rouge\"><div class=\"highlight\"><pre class=\"highlight\"")
        == true)
    #expect(built.files.map(\.path).filter { $0.hasSuffix(".css") } == ["a.css"])
  }

  @Test func `code has the elements of Rouge`() throws {
    let code = "```swift\nlet a = 1\nlet b = 2\n```\n{: .wide}\n\n<pre><code>c</code></pre>\n\n`d`\n"
    let built = try site(
      ["a.md": "---\n---\n\(code)"],
      configuration:
        "kramdown: { syntax_highlighter_opts: { css_class: own, block: { line_numbers: true, start_line: 4 } } }\n"
    ).build()
    let page = try #require(try built.text("a.html"))
    #expect(
      page.contains(
        "<div class=\"language-swift wide highlighter-rouge\"><div class=\"highlight\"><pre class=\"own\""
      ))
    #expect(page.contains("<code><table class=\"rouge-table\">"))
    #expect(page.contains("<pre class=\"lineno\">4\n5\n</pre></td><td class=\"rouge-code\"><pre>"))
    #expect(page.contains("</pre></td></tr></tbody></table></code></pre></div></div>"))
    #expect(page.contains("\n<pre><code>c</code></pre>\n"))
    #expect(page.contains("<code class=\"language-plaintext highlighter-rouge\">d</code>"))
    #expect(!page.contains("<!--"))
  }

  @Test func `the attributes of code are those of the outer element`() throws {
    let long = String(repeating: "a b ", count: 40)
    let code = "```bash\n\(long)\n```\n{: file=\"a/b.sh\" .nolineno #cid }\n"
    let built = try site(["a.md": "---\n---\n\(code)"]).build()
    let page = try #require(try built.text("a.html"))
    #expect(
      page.contains(
        "<div class=\"language-bash nolineno highlighter-rouge\" file=\"a/b.sh\" id=\"cid\">"
          + "<div class=\"highlight\"><pre class=\"highlight\"><code>"))
  }

  @Test func `code in a language that Rouge doesn't know stands alone`() throws {
    let code = "```mermaid\nA-->B\n```\n{: .wide}\n\n```Swift\nx\n```\n\n```ruby\nx\n```\n"
    let built = try site(["a.md": "---\n---\n\(code)"]).build()
    let page = try #require(try built.text("a.html"))
    #expect(
      page.contains("<body><pre class=\"wide\"><code class=\"language-mermaid\">A--&gt;B\n</code></pre>\n"))
    #expect(page.contains("<pre><code class=\"language-Swift\">"))
    #expect(page.contains("<div class=\"language-ruby highlighter-rouge\">"))
  }

  @Test func `a page is the same in all lists`() throws {
    let page = """
      ---
      ---
      {% assign a = site.tags["a"] | concat: site.tags["b"] | concat: site.posts %}{{ a | uniq | size }}
      """
    let built = try site([
      "_posts/2024-01-01-x.md": "---\ntags: [a, b]\n---\nx\n",
      "_posts/2024-01-02-y.md":
        "---\ntags: [a, b]\n---\n{% if page.previous == site.tags['a'][1] %}same{% endif %}\n",
      "a.html": page,
    ]).build()
    #expect(try built.text("a.html")?.contains("<body>2</body>") == true)
    #expect(try built.text("2024/01/02/y.html")?.contains("same") == true)
  }

  @Test func `excerpts know the links that are defined below them`() throws {
    let built = try site([
      "_posts/2024-01-01-a.md":
        "---\n---\nA [l] and [m].\n\nB.\n\n[l]: http://x.org\n  [m]: {{ page.date | date: '%Y' }}\n",
      "a.html": "---\n---\n{% for p in site.posts %}{{ p.excerpt }}{% endfor %}",
    ]).build()
    let page = try #require(try built.text("a.html"))
    #expect(page.contains("<body><p>A <a href=\"http://x.org\">l</a> and <a href="))
    #expect(!page.contains("[m]") && !page.contains("B."))
  }

  @Test func `defaults hold for static files`() throws {
    let built = try site(
      [
        "img/a.svg": "s", "b.svg": "s",
        "a.html":
          "---\n---\n{{ site.static_files | where: \"image\", true | map: \"path\" | join }} {{ site.static_files[0].name }}",
      ],
      configuration: "x: 1\n", scopes: ", { scope: { path: img }, values: { image: true, name: x } }"
    ).build()
    #expect(try built.text("a.html")?.contains("<body>/img/a.svg b.svg</body>") == true)
  }

  @Test func `only the newest posts are built`() throws {
    let built = try site(
      [
        "_posts/2024-01-01-a.md": "---\n---\nx\n", "_posts/2024-03-01-c.md": "---\n---\nx\n",
        "_posts/2024-02-01-b.md": "---\n---\nx\n",
        "a.html": "---\n---\n{{ site.posts | map: \"slug\" | join }}",
      ], configuration: "limit_posts: 2\n"
    ).build()
    #expect(try built.text("a.html")?.contains("<body>c b</body>") == true)
    #expect(
      built.files.map(\.path).filter { $0.hasPrefix("2024/") }.sorted() == [
        "2024/02/01/b.html", "2024/03/01/c.html",
      ])
  }

  @Test(.enabled(if: FileSystem.program("sassc") != nil))
  func `a problem of a style sheet has its place`() throws {
    let sheet = "---\n---\na { b: c; }\n@import \"v\";\n"
    let problem = try #require(
      try site(["a.scss": sheet, "_sass/_v.scss": "b { @include x; }"]).build().diagnostics.first)
    #expect(problem.identifier == "jekyll.sass")
    #expect(problem.range?.start.line == 4 && problem.range?.start.column == 9)
  }

  @Test func `the tag for code makes a figure of its own`() throws {
    let code = "{% highlight c++ linenos %}\nint a;\n\n{{ page.x }} &\n{% endhighlight %}"
    let figure = """
      <figure class="highlight"><pre><code class="language-c--" data-lang="c++"><table class="rouge-table"><tbody><tr>\
      <td class="gutter gl"><pre class="lineno">1
      2
      3
      </pre></td><td class="code"><pre><span class="nc">int</span> a;

      v &amp;
      </pre></td></tr></tbody></table></code></pre></figure>
      """
    let built = try site([
      "a.md": "---\nx: v\n---\n- b\n\n  \(code)\n\n*c*\n", "b.html": "---\nx: v\n---\n\(code)\n",
      "_layouts/own.html": "\(code)",
      "c.html": "---\nx: v\nlayout: own\n---\n",
      "d.md": "---\n---\n{% highlight text %}a `b`{% endhighlight %}\nc\n",
    ]).build()
    #expect(built.identifiers == [])
    let list = try #require(try built.text("a.html"))
    #expect(list.contains(figure))
    #expect(list.contains("</li>\n</ul>\n<p><em>c</em></p>"))
    #expect(try built.text("b.html")?.contains(figure) == true)
    #expect(try built.text("c.html") == figure)
    #expect(
      try built.text("d.html")?.contains(
        "<figure class=\"highlight\"><pre><code class=\"language-text\" data-lang=\"text\">a `b`</code></pre></figure>\n<p>c</p>"
      ) == true)
  }

  @Test func `Markdown has the dialect of Jekyll`() throws {
    let built = try site([
      "a.md": "---\n---\n![a](/p.png \"T\")\n\ntwo\nlines\n---\n", "p.png": "x", "b.md": "---\n---\n#tag\n",
    ]).build()
    let page = try #require(try built.text("a.html"))
    #expect(page.contains("title=\"T\""))
    #expect(!page.contains("<figure"))
    #expect(page.contains("<p>two\nlines\n—</p>"))
    #expect(try built.text("b.html")?.contains("<p>#tag</p>") == true)
  }

  @Test func `the last of two pages with one address is written`() throws {
    let built = try site(
      [
        "_notes/a.md": "---\npermalink: /x/\n---\nA\n", "_notes/b.md": "---\npermalink: /x/\n---\nB\n",
        "c.md": "---\npermalink: /x/\n---\nC\n",
        "all.html": "---\n---\n{% for n in site.notes %}{{ n.content | strip_html | strip }}{% endfor %}",
      ], configuration: "collections: { notes: { output: true } }\n"
    ).build()
    #expect(built.identifiers == ["permalink.taken", "permalink.taken"])
    #expect(built.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(try built.text("x/index.html")?.contains("<p>B</p>") == true)
    #expect(try built.text("all.html")?.contains("AB") == true)
  }

  @Test func `a post's links lead to the same places from a list of posts`() throws {
    let built = try site([
      "_posts/2020-01-01-a.md": "---\n---\n[b]({% post_url 2020-01-02-b %}) ![i](/i.png) [c](#c)\n",
      "_posts/2020-01-02-b.md": "---\n---\nB\n", "i.png": "png",
      "list/index.html": "---\n---\n{{ site.posts.last.content }}",
      "feed.xml": "---\n---\n<x>{{ site.posts.last.excerpt }}</x>",
    ]).build()
    let list = try #require(try built.text("list/index.html"))
    #expect(list.contains("href=\"../2020/01/02/b.html\"") && list.contains("src=\"../i.png\""))
    #expect(list.contains("href=\"../2020/01/01/a.html#c\""))
    #expect(try built.text("feed.xml")?.contains("href=\"/2020/01/02/b.html\"") == true)
  }

  @Test func `a layout may read the key of redirects`() throws {
    let page = "---\nredirect_to: b/\n---\n"
    let layout = ["_layouts/default.html": "to {{ page.redirect_to }}", "b.md": "---\n---\n"]
    let built = try site(["a.md": page].merging(layout) { $1 }).build()
    #expect(try built.text("a.html") == "to b/")
    let plugin = try site(
      ["a.md": page].merging(layout) { $1 }, configuration: "plugins: [jekyll-redirect-from]\n"
    ).build()
    #expect(try plugin.text("a.html")?.contains("refresh") == true)
  }

  @Test func `a part that posts include is no post without a date`() throws {
    let post = "---\n---\n{% include_relative part.md %}\n"
    let built = try site(["_posts/2014-01-01-a.md": post, "_posts/part.md": "Part\n"]).build()
    #expect(built.identifiers == [])
    #expect(try built.text("2014/01/01/a.html")?.contains("Part") == true)
    #expect(!built.files.contains { $0.path.contains("part") })
    #expect(try site(["_posts/a.md": "---\ntitle: A\n---\n"]).build().identifiers == ["jekyll.post-name"])
  }

  @Test func `the feed has the path and the number of entries that its plugin is told`() throws {
    let layout = "<head>{% feed_meta %}</head>{{ content }}"
    let built = try site(
      [
        "_layouts/default.html": layout, "_posts/2014-01-01-a.md": "---\nlayout: default\n---\nA\n",
        "_posts/2014-01-02-b.md": "---\n---\nB\n",
      ],
      configuration: """
        url: https://example.org
        plugins: [jekyll-feed]
        feed: {path: /blog/atom.xml, posts_limit: 1, categories: [x]}

        """
    ).build()
    #expect(built.identifiers == ["jekyll.feed"])
    let feed = try #require(try built.text("blog/atom.xml"))
    #expect(feed.split(separator: "<entry>").count == 2 && feed.contains("2014/01/02/b.html"))
    #expect(
      try built.text("2014/01/01/a.html")?.contains("href=\"https://example.org/blog/atom.xml\"") == true)
  }

  @Test func `the tag “seo” names the language, and describes the page for search engines`() throws {
    let built = try site(
      [
        "_layouts/default.html": "<head>{% seo %}</head>{{ content }}",
        "_posts/2014-01-01-a.md": "---\nlayout: default\ntitle: \"A </script>\"\nauthor: Ann\n---\nText\n",
      ],
      configuration: "url: https://example.org\nlang: de\nlocale: de-DE\ntitle: Site\n"
    ).build()
    let html = try #require(try built.text("2014/01/01/a.html"))
    #expect(html.contains("<meta property=\"og:locale\" content=\"de_DE\">"))
    #expect(html.contains("<meta name=\"twitter:title\" content=\"A"))
    for part in [
      #"<script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","#,
      #","url":"https://example.org/2014/01/01/a.html","description":"Text","#,
      #""datePublished":"2014-01-01T00:00:00+00:00","dateModified":"2014-01-01T00:00:00+00:00","#,
      #""author":{"@type":"Person","name":"Ann"},"mainEntityOfPage":{"@type":"WebPage","@id":"#,
      #"2014/01/01/a.html"},"headline":"A \u003c/script\u003e"}</script>"#,
    ] {
      #expect(html.contains(part), "\(part) in \(html)")
    }
  }

  @Test func `the tag “seo” names the publisher and the site's other addresses`() throws {
    let built = try site(
      [
        "_layouts/default.html": "<head>{% seo %}</head>{{ content }}",
        "index.md":
          "---\nimage: { path: /i.png, width: 20, height: 10 }\nauthor: { name: X, twitter: xx }\n---\nText\n",
        "i.png": "",
      ],
      configuration: """
        url: https://example.org
        title: Site
        logo: /l.png
        social: { name: Ann, links: [https://example.com/ann] }
        facebook: { app_id: 12, publisher: 34 }

        """
    ).build()
    let html = try #require(try built.text("index.html"))
    for part in [
      #"<meta name="twitter:creator" content="@xx">"#, #"<meta property="og:image:width" content="20">"#,
      #"<meta property="fb:app_id" content="12">"#, #"<meta property="article:publisher" content="34">"#,
      #""name":"Ann","sameAs":["https://example.com/ann"],"#,
      #""image":{"@type":"imageObject","url":"https://example.org/i.png","height":10,"width":20},"#,
      #""publisher":{"@type":"Organization","name":"X","logo":{"@type":"ImageObject","#
        + #""url":"https://example.org/l.png"}},"headline":"Site"}"#,
    ] {
      #expect(html.contains(part), "\(part) in \(html)")
    }
  }

  @Test func `a feed names its entries as “jekyll-feed” does`() throws {
    let posts = (1...12).map {
      ("_posts/2014-01-\($0 < 10 ? "0" : "")\($0)-p\($0).md", "---\ncategories: c\ntags: t\n---\nA\n")
    }
    let built = try site(
      Dictionary(uniqueKeysWithValues: posts),
      configuration: "url: https://example.org\ntitle: Title\nname: Name\nplugins: [jekyll-feed]\n"
    ).build()
    let feed = try #require(try built.text("feed.xml"))
    #expect(feed.split(separator: "<entry>").count == 11)
    #expect(feed.contains("<title>Title</title>\n<id>https://example.org/feed.xml</id>"))
    #expect(feed.contains("<id>https://example.org/c/2014/01/12/p12</id>"))
    #expect(feed.contains("<category term=\"c\"/>\n<category term=\"t\"/>"))
  }

  @Test func `documents of all collections come oldest first`() throws {
    let built = try site([
      "_posts/2014-01-01-a.md": "---\n---\n", "_posts/2014-01-02-b.md": "---\n---\n",
      "list.html": """
      ---
      ---
      {% for c in site.collections %}{% for d in c.docs %}{{ d.title }}{% endfor %}{% endfor %}\
      {% for d in site.posts %}{{ d.title }}{% endfor %}
      """,
    ]).build()
    #expect(try built.text("list.html")?.contains("ABBA") == true)
  }

  @Test func `collections are sorted as they ask for`() throws {
    let documents = [("a", 3), ("b", 1), ("c", 10)].flatMap { name, place in
      ["tabs", "man"].map {
        ("_\($0)/\(name).md", "---\ntitle: \(name)\nplace: \(place)\n---\n{{ page.next.title }}")
      }
    }
    let list =
      "{% for d in site.tabs %}{{ d.title }}{% endfor %}{% for d in site.man %}{{ d.title }}{% endfor %}"
    let built = try site(
      Dictionary(uniqueKeysWithValues: documents + [("list.html", "---\n---\n" + list)]),
      configuration: """
        collections:
          tabs: { output: true, sort_by: place }
          man: { output: true, order: [c.md, a.md] }

        """
    ).build()
    #expect(try built.text("list.html")?.contains("baccab") == true)
    #expect(try built.text("tabs/b.html")?.contains("<p>a</p>") == true)
  }

  @Test(arguments: [("feed2.xml", "d.html"), ("notes.txt", "n.md"), ("v1.2", "v.md")])
  func `an address of front matter may have any extension`(_ name: String, _ file: String) throws {
    let built = try site([file: "---\npermalink: /\(name)\nlayout: null\n---\n{{ page.url }}"]).build()
    #expect(built.identifiers == [])
    #expect(try built.text(name)?.contains("/" + name) == true)
  }

  @Test func `yes and no are booleans, as in Ruby`() throws {
    let built = try site(
      [
        "_posts/2014-01-01-a.md": "---\npublished: no\n---\n", "_data/d.yml": "list: [On, 'on']\n",
        "a.html": "---\ncomments: no\nmath: Yes\n---\n{{ page.comments }} {{ page.math }} {{ site.share }} "
          + "{{ site.data.d.list | join }} {{ site.posts.size }}",
      ], configuration: "share: OFF\n"
    ).build()
    #expect(built.identifiers == [])
    #expect(try built.text("a.html")?.contains("<body>false true false true on 0</body>") == true)
  }

  @Test func `front matter may begin with spaces after its hyphens`() throws {
    #expect(
      try site(["a.html": "---   \ntitle: A\n--- \n{{ page.title }}"]).build().text("a.html")?.contains(">A<")
        == true)
    #expect(SourcePage.hasFrontMatter(Array("---     ".utf8)))
    #expect(!SourcePage.hasFrontMatter(Array("--- text".utf8)))
  }

  @Test func `generated files are found below the folder of the site`() throws {
    let built = try site(
      [
        "404.html": "---\n---\n<a href=\"{{ '/feed.xml' | relative_url }}\">f</a>",
        "b/a.html":
          "---\n---\n<a href=\"{{ '/feed.xml' | relative_url }}\">f</a><a href=\"/k/robots.txt\">r</a>",
      ],
      configuration: "baseurl: /k\nurl: https://example.org\nplugins: [jekyll-feed, jekyll-sitemap]\n"
    ).build()
    #expect(!built.identifiers.contains("link.dead"))
    #expect(try built.text("404.html")?.contains("<a href=\"/k/feed.xml\">") == true)
    #expect(
      try built.text("b/a.html")?.contains("<a href=\"../feed.xml\">f</a><a href=\"../robots.txt\">") == true)
    #expect(try built.text("robots.txt")?.contains("Sitemap: https://example.org/k/sitemap.xml") == true)
  }

  @Test func `plugins' tags write elements without scripts`() throws {
    let built = try site(
      [
        "a.md": "---\ntitle: \"It's\"\n---\n{% gist ann/1f A.swift %}\n\n{% avatar ann size=24 %}\n",
        "_layouts/default.html": "<html><head>{% seo %}</head><body>{{ content }}</body></html>\n",
      ], configuration: "name: Site\ndescription: A \"site\"\n"
    ).build()
    #expect(built.identifiers == [])
    let page = try #require(try built.text("a.html"))
    #expect(page.contains("<title>It’s | Site</title>"))
    #expect(
      page.contains("href=\"https://gist.github.com/ann/1f#file-a-swift\">A.swift in the gist ann/1f</a>"))
    #expect(page.contains("class=\"avatar avatar-small\" alt=\"ann\" width=\"24\""))
    #expect(!page.contains("<script"))
  }

  @Test func `links with and without the folder of the site become relative`() throws {
    let built = try site(
      [
        "a.md": "---\n---\n[x](/k/b) [y]({{ site.baseurl }}/b.html) [z](/b/) [w](/nowhere)\n",
        "b.md": "---\n---\nB\n",
      ],
      configuration: "baseurl: /k\nurl: https://example.org\n"
    ).build()
    #expect(built.identifiers == ["link.dead", "link.dead"])
    let html = try #require(try built.text("a.html"))
    #expect(html.contains("<a href=\"b.html\">x</a> <a href=\"b.html\">y</a> <a href=\"b/\">z</a>"))
    let dead = try site(
      ["a/b.html": "---\n---\n<a href=\"{{ site.baseurl }}/x/\">x</a>\n"], configuration: "baseurl: /k\n"
    ).build()
    #expect(try dead.text("a/b.html")?.contains("<a href=\"../x/\">") == true)
  }

  @Test func `links have the ending that the address of a page has`() throws {
    let built = try site(
      [
        "_posts/2014-01-01-a.md": "---\n---\n[b]({% post_url 2014-01-02-b %}) [c](/c.html) [d](/d.html)\n",
        "_posts/2014-01-02-b.md": "---\n---\n<a href=\"{{ page.previous.url }}\">a</a>\n",
        "c.md": "---\n---\n", "d.md": "---\npermalink: /d.html\n---\n",
      ], configuration: "permalink: /:year/:title\n"
    ).build()
    #expect(built.identifiers == [])
    let html = try #require(try built.text("2014/a.html"))
    #expect(
      html.contains("<a href=\"b\">b</a> <a href=\"../c.html\">c</a> <a href=\"../d.html\">d</a>"), "\(html)")
    #expect(try built.text("2014/b.html")?.contains("<a href=\"a\">a</a>") == true)
  }

  @Test func `documents have names of their own, and addresses are encoded`() throws {
    let built = try site(
      [
        "_people/ann.md": "---\nname: Ann B\n---\n", "_people/bob.md": "---\n---\n",
        "a.html": "---\nname: x\n---\n{% for p in site.people %}{{ p.name }},{% endfor %}{{ page.name }}",
        "b.txt": "---\n---\n{{ '/a b/ä?x=\u{26}y#%20' | relative_url }} {{ '' | relative_url }}",
      ], configuration: "collections: [people]\nbaseurl: /k\n"
    ).build()
    #expect(built.identifiers == [])
    #expect(try built.text("a.html")?.contains("Ann B,bob.md,a.html") == true)
    #expect(try built.text("b.txt")?.contains("/k/a%20b/%C3%A4?x=&y#%20 /k") == true)
  }

  @Test func `headings of values and excerpts have ids`() throws {
    let built = try site([
      "_posts/2014-01-01-a.md": "---\n---\n## One\n\nText\n",
      "a.html": "---\n---\n{{ '## Two' | markdownify }}{{ site.posts.first.excerpt }}",
    ]).build()
    let html = try #require(try built.text("a.html"))
    #expect(html.contains("<h2 id=\"two\">Two</h2>") && html.contains("<h2 id=\"one\">One</h2>"))
  }

  @Test func `drafts and the future are left out until they are asked for`() throws {
    let files = ["_drafts/a.md": "---\n---\nA\n", "_posts/2014-01-01-b.md": "---\n---\nB\n"]
    #expect(try site(files).build().unpublished.map(\.sourcePath) == ["_drafts/a.md"])
    #expect(try site(files, configuration: "show_drafts: true\n").build().unpublished.isEmpty)
  }

  @Test(arguments: [
    ("*.md", "a.md", true), ("*.md", "b/a.md", true), ("docs", "docs/x/a.md", true), ("docs/", "docs", true),
    ("doc", "docs/a.md", false), ("docs/**/x.md", "docs/a/b/x.md", true),
    ("node_modules", "node_modules/x", true),
    ("x", "_private/a.md", true), ("x", ".git/config", true), ("x", "a.md~", true), ("x", "a.md", false),
  ])
  func `names are excluded`(_ pattern: String, _ path: String, _ isExcluded: Bool) {
    var exclusion = JekyllExclusion()
    exclusion.excluded = [pattern]
    let top = String(path.prefix { $0 != "/" })
    #expect([path, top].contains { exclusion.excludes($0, isSpecial: false) } == isExcluded)
    exclusion.included = [path]
    #expect(!exclusion.excludes(path, isSpecial: false))
  }

  @Test func `patterns take time in proportion`() {
    let pattern = PathPattern(String(repeating: "*a", count: 200))
    #expect(!pattern.matches(String(repeating: "a", count: 2_000) + "b"))
  }

  @Test func `a time zone of the system moves dates`() throws {
    let zone = try #require(JekyllTimeZone(named: "Europe/Berlin"))
    let summer = try #require(DateTime(parsing: "2014-05-17 23:30:00 Z"))
    #expect(zone.shown(summer).components.day == 18)
    let midnight = try #require(DateTime(parsing: "2014-01-17"))
    #expect(zone.moment(midnight).secondsSince1970 == midnight.secondsSince1970 - 3600)
    #expect(JekyllTimeZone(named: "../../etc/passwd") == nil)
    #expect(JekyllTimeZone(named: "Europe/Atlantis") == nil)
  }

  @Test func `tables of data are read`() {
    let value = DelimitedTable.value(of: Array("a,b\r\n\"x \"\"y\"\"\n\",2\n3\n".utf8)[...], separator: 0x2C)
    guard case .array(let rows) = value, rows.count == 2, case .dictionary(let first) = rows[0],
      case .dictionary(let second) = rows[1]
    else {
      Issue.record("two rows")
      return
    }
    #expect(first["a"]?.plainText == "x \"y\"\n")
    #expect(first["b"]?.plainText == "2")
    #expect(second["a"]?.plainText == "3")
    #expect(second["b"]?.plainText == nil)
  }

  @Test func `an edit of a post reaches the pages that show it`() throws {
    let site = try site([
      "index.html": "---\n---\n{% for p in site.posts %}{{ p.title }}: {{ p.content }}{% endfor %}",
      "_posts/2014-01-01-a.md": "---\ntitle: A\n---\nOne\n", "_posts/2014-01-02-b.md": "---\n---\nTwo\n",
    ])
    _ = site.build()
    try site.source.write("---\ntitle: A\n---\nThree\n", to: "_posts/2014-01-01-a.md")
    let built = site.build(changed: ["_posts/2014-01-01-a.md"])
    #expect(try built.text("index.html")?.contains("A: <p>Three</p>") == true)
    #expect(built.diagnostics.isEmpty)
    let clean = site.cleanBuild()
    #expect(try built.text("index.html") == clean.text("index.html"))
    try site.source.write("defaults: []\n", to: "_config.yml")
    let bare = site.build(changed: ["_config.yml"])
    let (edited, anew) = (try bare.text("index.html"), try site.cleanBuild().text("index.html"))
    #expect(edited == anew)
  }

  @Test func `ten thousand posts take a moment`() throws {
    var files = ["index.html": "---\n---\n{{ site.posts.size }}"]
    for number in 0..<10_000 {
      files["_posts/2014-01-01-p\(number).md"] = "---\ntags: t\(number)\n---\nText\n"
    }
    let built = try site(files).build()
    #expect(built.identifiers == [])
    #expect(try built.text("index.html")?.contains("10000") == true)
  }
}

extension Value {
  fileprivate var plainText: String? { if case .string(let text) = self { text } else { nil } }
}
