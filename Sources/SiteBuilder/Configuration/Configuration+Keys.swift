extension KnownKeys {
  /// The keys of `zoetrope.yml`.
  static let configuration = KnownKeys(
    area: "config",
    names: [
      "title", "description", "language", "languages", "lang", "author", "authors", "url", "base_url",
      "navigation",
      "paginate", "permalink", "markup", "smart", "emoji", "math", "heading_anchors",
      "content_security_policy",
      "code", "device", "swift", "future", "repository", "edit", "license", "generator",
      "social_images", "search", "copy", "theme", "git_dates", "json_feed", "taxonomies", "taxonomy_feeds",
      "related", "words",
      "glossary", "machine_readable", "compress", "pictures", "version", "versions",
    ],
    others: [
      "baseURL": .key("url"), "baseUrl": .key("url"),
      "baseurl": .none("“url” is the whole address, with the folder at its end"), "site_url": .key("url"),
      "root": .key("url"), "name": .key("title"), "site_name": .key("title"),
      "site_description": .key("description"), "site_author": .key("author"),
      "repo_url": .key("repository"), "edit_uri": .key("edit"), "copyright": .key("license"),
      "languageCode": .key("language"), "locale": .key("language"),
      "defaultContentLanguage": .key("language"),
      "nav": .key("navigation"), "menu": .key("navigation"), "menus": .key("navigation"),
      "permalinks": .key("permalink"), "markdown": .key("markup"), "smartypants": .key("smart"),
      "csp": .key("content_security_policy"),
      "exclude": .none("all files of “content” are included; keep others outside of it"),
      "ignoreFiles": .none("all files of “content” are included; keep others outside of it"),
      "drafts": .none(drafts), "buildDrafts": .none(drafts), "show_drafts": .none(drafts),
      "buildFuture": .key("future"), "multilingual": .key("languages"),
      "remote_theme": .none(theme), "themes": .none(theme), "colors": .none(inTheme),
      "palette": .none(inTheme),
      "fonts": .none(inTheme), "accent": .none(inTheme),
      "logo": .none(inTheme), "favicon": .none(inTheme),
      "defaults": .none("front matter has no defaults; a layout can provide values for its pages"),
      "collections": .none("the folders of “content” are the sections of the site"),
      "plugins": .none(plugins), "gems": .none(plugins), "module": .none(plugins), "modules": .none(plugins),
      "google_analytics": .none(analytics), "googleAnalytics": .none(analytics),
      "analytics": .none(analytics),
      "timezone": .none("dates are UTC unless they have a time zone: “2014-05-17 10:30 +02:00”"),
      "include": .none("all files of “content” are included, except names that start with a dot"),
      "kramdown": .none("kramdown has no options besides “markup: kramdown”"),
      "highlighter": .none(highlighter), "pygments": .none(highlighter), "rouge": .none(highlighter),
      "sass": .none("style sheets are copied unchanged"),
      "paginate_path": .none("further pages of a list are always at “page/2” in its folder"),
      "excerpt_separator": .none("an excerpt is the first paragraph, or the “summary” of the page"),
      "destination": .none(output), "publishDir": .none(output), "output": .none(output),
    ])

  private static let drafts = "drafts are built with “zoetrope build --drafts”"
  private static let languages = "a site has one language, “language”; build a site for each"
  private static let inTheme = "“theme” contains it: accent, colors, fonts, logo, favicon and footer"
  private static let theme =
    "there is one built-in theme; a file in “templates” replaces the theme's, such as “assets/zoetrope.css”"
  private static let plugins = "plugins aren't supported"
  private static let analytics =
    "pages have no scripts; your own “templates/includes/head.html” can load one"
  private static let highlighter = "code is always highlighted by the build"
  private static let output = "the output is an argument, “zoetrope build --output folder”"
}
