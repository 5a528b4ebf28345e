import Diagnostics

/// A plugin of Jekyll, and what this program does in its place.
enum JekyllPlugin {
  /// The plugins whose work is built in, or unnecessary.
  private static let known: Set<String> = [
    "jekyll-feed", "jekyll-sitemap", "jekyll-seo-tag", "jekyll-paginate", "jekyll-redirect-from",
    "jekyll-gist", "jekyll-sass-converter", "jekyll-watch", "jekyll-relative-links", "jemoji",
    "jekyll-default-layout", "kramdown-parser-gfm", "jekyll-remote-theme", "jekyll-include-cache",
    "jekyll-avatar",
  ]

  /// What pages lack without a plugin.
  private static let effects = [
    "jekyll-archives": "there are no pages of tags, categories, years and months",
    "jekyll-paginate-v2": "lists aren't divided; “jekyll-paginate” divides that of posts",
    "jekyll-coffeescript": "CoffeeScript is copied as it is",
    "jekyll-mentions": "“@name” stays text",
    "jekyll-toc": "the filter “toc” fails; “{:toc}” makes a table of contents",
    "jekyll-scholar": "its tags fail",
    "jekyll-assets": "its tags fail",
    "jekyll-github-metadata": "“site.github” is empty",
    "jekyll-last-modified-at": "“page.last_modified_at” is empty unless front matter has it",
    "jekyll-titles-from-headings": "pages have no title unless front matter has it",
    "jekyll-optional-front-matter": "Markdown without front matter is copied as it is",
    "jekyll-readme-index": "“README.md” doesn't become the page of its folder",
    "jekyll-compose": "its commands are Jekyll's",
    "jekyll-admin": "its server is Jekyll's",
  ]

  /// Reports the plugins that aren't run.
  static func report(_ plugins: [Located<String>], _ diagnostics: DiagnosticCollector) {
    for plugin in plugins where !known.contains(plugin.value) {
      diagnostics.report(
        .warning(
          "jekyll.plugin", "the plugin “\(plugin.value)” isn't run", at: plugin.range,
          explanation: effects[plugin.value]
            ?? "it is Ruby; tags, filters and pages that it adds are missing",
          allowed: known.sorted()))
    }
  }
}
