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
    ("code", ["on", "off"]),
  ]

  /// What decides whether a page is published. Some dates come while a campaign lasts.
  static let publication = [
    "draft: true", "draft: true", "draft: false", "published: false", "published: true", "date: 2014-05-30",
    "date: 2014-06-20 10:00 +02:00", "date: 2014-09-01", "date: 2015-03-01", "date: 2030-01-01",
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
    ["defines: Options", "defines: Symbols"],
    ["categories: [a, b]", "slug: other"],
    ["toc: false", "markup: kramdown", "render_with_liquid: false", "custom: [1, {a: b}]", "custom: 2"],
    ["broken: [", "- list", "title: [a]", "darft: true"],
  ]

  static let prose = [
    "A paragraph.", "Another paragraph with *emphasis* and “quotes”.", "## Here", "## There", "### Here",
    "#### Deep", "- a list\n- of two", "```swift\nlet x = 1\n```", "<p id=\"own\">HTML</p>",
    String(repeating: "Many words take minutes. ", count: 60), "![picture](/pictures/a.svg)",
    "```{note}\nRemember.\n```", "{% raw %}{{ no }}{% endraw %}", "# Heading one",
    "| option | is |\n|---|---|\n| `folds` | a number |\n| [about](about.md) | a link |",
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
    "```{literalinclude} /pictures/a.svg\n:lines: 1\n```", "![photo](/photo.png)",
    "```{screen} four\n:image: /photo.png\n```\n```{strip} fade\n:from: two\n:to: four\n:frames: 2\n```",
    "```{screen} five\ncontent:\n  - image: {file: /images/photo.png}\n```\n"
      + "```{strip} fade\n:from: one\n:to: five\n:frames: 2\n```",
  ]

  /// With an address: without one a site has no feed.
  static let rightConfiguration =
    "title: Site\nurl: https://example.org\npaginate: 2\nsearch: true\ncode: [App, content/code]\n"

  static let configuration: [[String]] = [
    ["title: Site", "title: Another site"],
    ["url: https://example.org/x", "url: ''", "url: nonsense"],
    ["paginate: 2", "paginate: 5", "paginate: none"],
    ["permalink: /:year/:slug/", "permalink: /posts/:title/"],
    [
      "code: [App, content/code]", "code: on", "code: off", "code: App", "code: [Lib, App/Views, App]",
      "code: Nowhere", "code: [App, ../up]",
    ],
    ["swift: 5", "swift: 6", "swift: 4"],
    ["search: true", "search: false", "search: often"],
    ["future: false", "future: true"],
    ["description: In short", "language: de", "author: [Ada, Grace]", "titel: Site", "nav: [about.md]"],
    [
      "content_security_policy: false", "content_security_policy: true",
      "content_security_policy: default-src 'self'",
    ],
    ["heading_anchors: false", "smart: true", "markup: kramdown", "repository: https://example.org"],
    [
      "navigation: [tutorials/index.md, about.md, {title: Out, url: 'https://example.org'}]",
      "navigation: [{url: notes/index.md, children: [notes/b.md]}, nowhere.md]",
    ],
  ]
}
