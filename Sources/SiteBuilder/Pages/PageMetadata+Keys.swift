extension KnownKeys {
  /// Of pages.
  static let frontMatter = KnownKeys(
    area: "front-matter",
    names: [
      "title", "date", "author", "authors", "summary", "description", "tags", "categories", "category",
      "layout", "draft", "published", "permalink", "slug", "order", "weight", "paginate", "markup",
      "render_with_liquid", "toc",
    ],
    others: [
      "aliases": .none(redirects), "redirect_from": .none(redirects), "redirect_to": .none(redirects),
      "nav_order": .key("order"), "sidebar_position": .key("order"), "menu_order": .key("order"),
      "publishDate": .key("date"), "publish_date": .key("date"), "pubDate": .key("date"),
      "pub_date": .key("date"), "expiryDate": .none("no page ends by itself; set “published: false” then"),
      "publish": .key("published"), "is_draft": .key("draft"), "isDraft": .key("draft"),
      "url": .key("permalink"), "tag": .key("tags"),
    ])

  private static let redirects =
    "there are no redirects; the host can make them, and “permalink” keeps an old address"
}
