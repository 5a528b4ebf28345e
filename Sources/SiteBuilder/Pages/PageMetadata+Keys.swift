extension KnownKeys {
  /// The keys of front matter.
  static let frontMatter = KnownKeys(
    area: "front-matter",
    names: [
      "title", "date", "author", "authors", "summary", "description", "tags", "categories", "category",
      "layout", "draft", "published", "permalink", "slug", "order", "weight", "paginate", "markup",
      "search_title",
      "render_with_liquid", "render_code_with_liquid", "toc", "code", "defines",
    ],
    others: [
      "aliases": .none(redirects), "redirect_from": .none(redirects), "redirect_to": .none(redirects),
      "nav_order": .key("order"), "sidebar_position": .key("order"), "menu_order": .key("order"),
      "publishDate": .key("date"), "publish_date": .key("date"), "pubDate": .key("date"),
      "pub_date": .key("date"), "expiryDate": .none("no page ends by itself; set “published: false” then"),
      "publish": .key("published"), "is_draft": .key("draft"), "isDraft": .key("draft"),
      "seo_title": .key("search_title"), "title_tag": .key("search_title"),
      "url": .key("permalink"), "tag": .key("tags"), "excerpt": .key("summary"),
      "sitemap": .unused("the sitemap lists all pages but drafts"),
      "robots": .unused(robots), "noindex": .unused(robots),
      "canonical_url": .unused(canonical), "canonical": .unused(canonical),
      "canonicalURL": .unused(canonical),
      "image": .unused(image), "images": .unused(image), "cover": .unused(image), "thumbnail": .unused(image),
      "og_image": .unused(image), "featured_image": .unused(image),
      "updated": .unused(updated), "lastmod": .unused(updated), "last_modified_at": .unused(updated),
      "lang": .unused(language), "language": .unused(language), "locale": .unused(language),
      "keywords": .unused("no keywords are written for search engines; “tags” get pages of their own"),
    ])

  private static let robots =
    "pages say nothing to crawlers, but for drafts; a “content/robots.txt” is copied to the site"
  private static let canonical = "a page’s canonical address is its own, made of “url” in zoetrope.yml"
  private static let image =
    "there are no card images; lists show the first figure of a page, and templates of yours can read the key"
  private static let updated = "feed and sitemap know a page’s “date” alone"
  private static let language = "all pages have the “language” of zoetrope.yml"

  private static let redirects =
    "there are no redirects; the host can make them, and “permalink” keeps an old address"
}
