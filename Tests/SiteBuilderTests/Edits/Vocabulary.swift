/// What the random author writes: small pieces that each depend on something else of the site, or are wrong.
enum Vocabulary {
  static let pagePaths = [
    "index.md", "about.md", "b.md", "c.md", "d.md", "e.md", "f.md", "404.md", "2014-05-17-flip.md",
    "2014-05-18-fold.md", "2015-01-02-cube.md",
    "2015-02-03-slide.md", "tutorials/index.md", "tutorials/one.md", "tutorials/two.md",
    "tutorials/three.md", "notes/deep/a.md", "notes/b.md", "notes/index.md", "_drafts/idea.md", "plain.html",
    "_posts/2016-01-01-later.md", ".hidden.md", "g.md", "all-pages.md", "robots.txt", "feed.xml",
    "notes/list.json",
  ]

  static let titles = ["Flip", "Fold & cube", "A “third”", "x", "Flip again"]

  static let favourites = ["content/about.md", "content/tutorials/one.md", "content/tutorials/two.md"]

  static let headings = ["## Here", "## There"]

  /// What an author changes without touching anything else.
  static let lines: [(key: String, values: [String])] = [
    ("title", titles), ("title", titles), ("custom", titles), ("toc", ["true", "false"]), ("mark", marks),
  ]

  /// Ids that layouts make of front matter.
  private static let marks = ["alpha", "beta"]

  static let frontMatter: [[String]] = [
    ["mark: alpha", "mark: beta"],
    ["tags: [swift, fold]", "tags: [fold]", "tags: Spring", "tags: [swift, Swift]", "tags: 3"],
    ["order: 1", "order: 2", "order: -1", "order: first"],
    ["date: 2014-05-18", "date: 2016-07-01 10:00", "date: never"],
    ["draft: true", "draft: false", "published: false"],
    ["permalink: /p/:slug/", "permalink: /x/", "permalink: /tags/", "permalink: /:year/:slug/"],
    ["layout: post", "layout: none", "layout: missing", "layout: page"],
    ["summary: In short", "summary: At length & more", "author: Ada"],
    ["categories: [a, b]", "slug: other"],
    ["toc: false", "markup: kramdown", "render_with_liquid: false", "custom: [1, {a: b}]", "custom: 2"],
    ["broken: [", "- list", "title: [a]", "darft: true"],
  ]

  static let prose = [
    "A paragraph.", "Another paragraph with *emphasis* and “quotes”.", "## Here", "## There", "### Here",
    "#### Deep", "- a list\n- of two", "```swift\nlet x = 1\n```", "<p id=\"own\">HTML</p>",
    String(repeating: "Many words take minutes. ", count: 60), "![picture](/pictures/a.svg)",
    "```{note}\nRemember.\n```", "{% raw %}{{ no }}{% endraw %}", "# Heading one",
  ]

  static let liquid = [
    "{{ page.next.title }}{{ page.previous.title }}",
    "{{ page.title }} {{ page.url }} {{ page.tags | map: 'name' | join: ', ' }}",
    "{% for post in site.posts limit: 2 %}[{{ post.title }}]({{ post.url }})\n{% endfor %}",
    "{{ page.next.title }} {{ page.previous.summary }}", "{{ site.title }} {{ site.tags.size }}",
    "{% include note.html text='x' %}", "{% include note.html %}", "{% link tutorials/one.md %}",
    "{% post_url 2014-05-17-flip %}",
    "{{ '/pictures/a.svg' | relative_url }} {{ '/about/' | absolute_url }}",
    "{% for p in site.pages %}{{ p.custom }} {{ p.title | size }};{% endfor %}",
    "{{ site.tutorials | map: 'title' | join: ', ' }}", "{{ page.custom | jsonify }}",
    "{% for item in site.navigation %}{{ item.title }}{% if item.active %}!{% endif %} {% endfor %}",
    "{{ '*a*' | markdownify }}", "{{ page.breadcrumbs | map: 'title' | join: '/' }}", "{{ page.excerpt }}",
    "{{ site.data | jsonify }} {{ site.repository }}", "{{ page.darft }}",
  ]

  static let mistakes = [
    "{{ 1 | nothing }}", "{{ page.title", "{% include missing.html %}", "[dead](nowhere.md)",
    "[dead](../nowhere/)", "[dead anchor](#nowhere)", "{% link nowhere.md %}", "```{nothing}\n```",
    "```swift\nunclosed",
  ]

  static let figures = [
    "```{curve}\n:duration: 0.4s\nlinear: linear\n```",
    "```{transition} fade\n:from: one\n:to: two\n:name: crossing\nA caption.\n```",
    "```{screen} one\nbackground: white\n```", "[figure](#crossing)",
    "```{screen} three\ncontent:\n  - image: {file: /pictures/a.svg}\n```\n"
      + "```{strip} fade\n:from: one\n:to: three\n:frames: 2\n```",
    "```{literalinclude} /pictures/a.svg\n:lines: 1\n```",
  ]

  static let templates: [String] = [
    "<h1>{{ page.title }}</h1>", "<title>{{ page.title | escape }}</title>\n{{ content }}",
    "{% for post in site.posts limit: 3 %}{{ post.title }} {{ post.excerpt }}{% endfor %}",
    "{% for item in site.navigation %}<a href=\"{{ item.url }}\">{{ item.title }}</a>{% endfor %}",
    "{% for i in site.navigation %}{% for j in i.children %}{{ j.title }}{{ j }} {% endfor %}{% endfor %}",
    "{{ site.navigation_tree }}",
    "{{ page.next.title }} {{ page.next.reading_minutes }} {{ page.previous.content | size }}",
    "{{ page.next.toc | map: 'title' | join: ' ' }}{{ page.previous.reading_minutes }}",
    "{% for p in page.paginator.pages %}<a href=\"{{ p.url }}\">{{ p.title }}</a>{{ p.summary }}{% endfor %}",
    "{% for tag in site.tags %}{{ tag.name }} {{ tag.count }} {{ tag.pages[0].title }} {% endfor %}",
    "{{ page.toc | jsonify }}{{ page.next.toc | jsonify }}",
    "{{ page.figures_css }} {{ layout.color }}",
    "{{ page.next.figure.url }}",
    "{% include note.html %}", "<a href=\"/nowhere/\">x</a><a href=\"/about/\">y</a>",
    "<p id=\"layout\">{{ page.date | date: '%Y' }}</p>", "{{ site.pages | map: 'custom' | join: ' ' }}",
    "{{ page.breadcrumbs | jsonify }}{{ site.data.figures.count }}", "{{ page.previous | jsonify }}",
    "{{ site.pages | where: 'draft', true | size }} {{ 'x' | relative_url }}",
    "{{ site.tutorials | map: 'excerpt' | join: '|' }}{{ page.author }}",
    "{{ site.posts | map: 'figures_css' | join: ' ' }}", "<a href=\"{{ page.next.url }}#here\">next</a>",
  ]

  /// What layouts take from pages, and nothing else of them: ids for others to link to, and tables of contents.
  static let views: [String] = [
    "<p id=\"{{ page.mark }}\">", "<i id=\"{{ page.next.mark }}\">",
    "{% for p in site.tutorials %}<i id=\"{{ p.mark }}\">{% endfor %}",
    "{% for p in site.pages %}{{ p.toc | size }}{% endfor %}",
    "{% for p in site.tutorials %}{% for h in p.toc %}{{ h.title }}{% endfor %}{% endfor %}",
  ]

  static let brokenTemplates = ["{{ 1 | nothing }}", "{% if"]

  static let templatePaths = [
    "templates/layouts/default.html", "templates/layouts/page.html", "templates/layouts/listing.html",
    "templates/layouts/tutorial.html", "templates/layouts/post.html", "templates/layouts/tag.html",
    "templates/includes/note.html", "templates/layouts/home.html",
  ]

  static let templateHeads = ["", "---\nlayout: page\ncolor: red\n---\n", "---\nlayout: missing\n---\n"]

  /// With an address: without one a site has no feed.
  static let rightConfiguration = "title: Site\nurl: https://example.org\npaginate: 2\n"

  static let configuration: [[String]] = [
    ["title: Site", "title: Another site"],
    ["url: https://example.org/x", "url: ''", "url: nonsense"],
    ["paginate: 2", "paginate: 5", "paginate: none"],
    ["permalink: /:year/:slug/", "permalink: /posts/:title/"],
    ["heading_anchors: false", "smart: true", "markup: kramdown", "repository: https://example.org"],
    [
      "navigation: [tutorials/index.md, about.md, {title: Out, url: 'https://example.org'}]",
      "navigation: [{url: notes/index.md, children: [notes/b.md]}, nowhere.md]",
    ],
  ]

  static let others: [(path: String, texts: [String], mistakes: [String])] = [
    ("content/pictures/a.svg", (1...3).map { svg(width: 10 * $0) }, []),
    ("content/pictures/b.svg", (1...2).map { svg(width: 7 * $0) }, []),
    (
      "content/style.css",
      [
        "p {}", "p { color: red }", "---\n---\np { color: {{ site.title }} }",
        "---\n---\n{% include note.html %}",
      ], ["---\n"]
    ),
    (
      "content/data.txt", ["---\nlayout: page\n---\n{{ site.pages | map: 'title' | join: ' ' }}", "---\n"], []
    ),
    ("content/screens/one.yml", ["background: white\n", "background: red\n"], ["background: [\n"]),
    (
      "content/screens/two.yml",
      ["background: black\n", "content:\n  - image: {file: pictures/a.svg}\n"], ["nonsense: 1\n"]
    ),
    ("content/_data/figures.yml", ["count: 1\n", "count: 2\n"], ["count: [\n"]),
    ("templates/assets/own.css", ["a {}", "a { color: red }"], []),
  ]

  private static func svg(width: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"10\"/>"
  }
}
