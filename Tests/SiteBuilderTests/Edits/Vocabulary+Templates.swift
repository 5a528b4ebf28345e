/// Layouts and includes: what they show of pages, and of each other.
extension Vocabulary {
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
    "{% include note.html %}", "{% include outer.html %}", "{% include card.html entry=page.next %}",
    "{% include inner.html text=page.title %}", "{{ layout.color }}{{ layout.shade }}",
    "<a href=\"/nowhere/\">x</a><a href=\"/about/\">y</a>",
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

  static let brokenTemplates = [
    "{{ 1 | nothing }}", "{% if", "{% include missing.html %}", "{% include outer.html %}",
    "{{ include.txet }}",
  ]

  /// What includes show of those who include them.
  static let includeTexts = [
    "{{ include.text }}", "{{ include.text | default: page.title }}", "{{ include.entry.title }}",
    "{% assign shade = page.title %}{{ shade }}",
  ]

  static let outerInclude = "templates/includes/outer.html"

  static let templatePaths = [
    "templates/layouts/default.html", "templates/layouts/page.html", "templates/layouts/listing.html",
    "templates/layouts/tutorial.html", "templates/layouts/post.html", "templates/layouts/tag.html",
    "templates/includes/note.html", "templates/layouts/home.html", "templates/layouts/frame.html",
    "templates/layouts/base.html", "templates/includes/inner.html", "templates/includes/card.html",
    outerInclude,
  ]

  /// How a template begins. Layouts stand in others: without mistakes none of them stands in itself.
  static func heads(ofTemplate path: String, withMistakes: Bool) -> [String] {
    let outermost = ["", "---\nlayout: base\n---\n"]
    let inner = ["---\nlayout: page\ncolor: red\n---\n", "---\nlayout: frame\nshade: dark\n---\n"]
    if withMistakes { return outermost + inner + ["---\nlayout: missing\n---\n"] }
    if !path.contains("/layouts/") || path.hasSuffix("/base.html") { return [""] }
    if path.hasSuffix("/page.html") { return outermost }
    return path.hasSuffix("/frame.html") ? outermost + [inner[0]] : outermost + inner
  }
}
