extension KnownKeys {
  /// Of `zoetrope.yml`.
  static let configuration = KnownKeys(
    area: "config",
    names: [
      "title", "description", "language", "lang", "author", "authors", "url", "base_url", "navigation",
      "paginate", "permalink", "markup", "smart", "heading_anchors", "content_security_policy",
      "code", "swift",
    ],
    others: [
      "baseURL": .key("url"), "baseUrl": .key("url"), "baseurl": .key("url"), "site_url": .key("url"),
      "root": .key("url"), "name": .key("title"), "site_name": .key("title"),
      "site_description": .key("description"), "site_author": .key("author"),
      "languageCode": .key("language"), "locale": .key("language"),
      "defaultContentLanguage": .key("language"),
      "nav": .key("navigation"), "menu": .key("navigation"), "menus": .key("navigation"),
      "permalinks": .key("permalink"), "markdown": .key("markup"), "smartypants": .key("smart"),
      "csp": .key("content_security_policy"),
      "exclude": .none("nothing is left out; keep such files outside of “content”"),
      "ignoreFiles": .none("nothing is left out; keep such files outside of “content”"),
      "drafts": .none(drafts), "buildDrafts": .none(drafts), "show_drafts": .none(drafts),
      "destination": .none(output), "publishDir": .none(output), "output": .none(output),
    ])

  private static let drafts = "drafts are built with “zoetrope build --drafts”"
  private static let output = "the output is an argument, “zoetrope build --output folder”"
}
