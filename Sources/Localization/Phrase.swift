/// A text that pages contain beside the author's: of the theme, of figures, and of Markdown's elements.
///
/// The raw value is its key in templates (`words.menu`) and in `words` of zoetrope.yml. Each `{}` of a text stands for
/// a value, in the order of the comment.
package enum Phrase: String, CaseIterable, Sendable {
  // Every page.
  case skip, main, menu, source, breadcrumbs, draft, scheduled, updated
  /// The minutes that reading takes.
  case minutes
  case tags, feed, edit, license
  /// The program.
  case madeWith = "made_with"

  // Navigation.
  case pager, previous, next, pages, newer, older
  /// The page, and the number of pages.
  case page
  case related, documentation, contents
  /// The part, the number of parts, and the series.
  case part
  case series, tutorials, posts, categories, authors
  case seriesList = "series_list"
  /// A taxonomy's name.
  case all
  /// The number of pages.
  case allPages = "all_pages"
  case everyPage = "every_page"

  // Versions.
  case versions
  /// The version of the site, and the current one.
  case oldVersion = "old_version"
  /// The version of the site, and the current one.
  case upcomingVersion = "upcoming_version"

  // Search.
  case search
  /// `#` stands for the number of results.
  case results
  case result
  case noResults = "no_results"
  case searchHint = "search_hint"
  case close, groups, sections, glossary

  // Missing and moved pages.
  case notFound = "not_found"
  case missing
  case missingText = "missing_text"
  case home, proposals, moved

  // Blocks of code.
  case copy, copied, line
  /// The number of lines.
  case lines

  // Markdown.
  case done, open, footnotes
  /// The number of the reference.
  case footnoteBack = "footnote_back"
  case note, tip, important, warning, caution

  // Figures.
  case play, slow
  case slowMotion = "slow_motion"
  case swipe
  case swipeLabel = "swipe_label"
  case swipeMe = "swipe_me"
  case dragMe = "drag_me"
  /// The duration in seconds.
  case time
  /// The frame, the number of frames, and its time.
  case frame
  case strip
  /// The number of frames.
  case strips
  case overlaid
  /// A run, and the color of its stage.
  case inColor = "in_color"
  case orange, blue, green, pink
}
