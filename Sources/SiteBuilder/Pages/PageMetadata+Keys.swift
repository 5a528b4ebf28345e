extension KnownKeys {
  /// The keys of front matter.
  static let frontMatter = KnownKeys(
    area: "front-matter",
    names: [
      "title", "date", "author", "authors", "summary", "description", "tags", "categories", "category",
      "layout", "draft", "published", "permalink", "slug", "order", "weight", "paginate", "markup",
      "search_title",
      "render_with_liquid", "render_code_with_liquid", "toc", "code", "defines",
      "device", "aliases", "redirect_from", "redirect_to",
      "series", "updated", "lastmod", "last_modified_at",
    ],
    others: [
      "nav_order": .key("order"), "sidebar_position": .key("order"), "menu_order": .key("order"),
      "publishDate": .key("date"), "publish_date": .key("date"), "pubDate": .key("date"),
      "pub_date": .key("date"),
      "expiryDate": .none("pages don't expire; set “published: false” on that date"),
      "publish": .key("published"), "is_draft": .key("draft"), "isDraft": .key("draft"),
      "seo_title": .key("search_title"), "title_tag": .key("search_title"),
      "url": .key("permalink"), "alias": .key("aliases"), "tag": .key("tags"), "excerpt": .key("summary"),
      "sitemap": .unused("the sitemap lists all pages except drafts"),
      "robots": .unused(robots), "noindex": .unused(robots),
      "canonical_url": .unused(canonical), "canonical": .unused(canonical),
      "canonicalURL": .unused(canonical),
      "image": .unused(image), "images": .unused(image), "cover": .unused(image), "thumbnail": .unused(image),
      "og_image": .unused(image), "featured_image": .unused(image),
      "lang": .unused(language), "language": .unused(language), "locale": .unused(language),
      "keywords": .unused("pages have no keywords for search engines; “tags” make a page for each tag"),
    ])

  private static let robots =
    "only drafts have rules for crawlers; use a “content/robots.txt” for other pages"
  private static let canonical =
    "a page’s canonical address is always its own, made from “url” in zoetrope.yml"
  private static let image =
    "lists show the first figure of a page; your own templates can read the key"
  private static let language =
    "pages have the “language” of zoetrope.yml; those of other “languages” are in their folders"
}
