import Localization

/// A way in which pages are grouped by their front matter, with a page for each of its terms.
enum Taxonomy: String, Sendable, CaseIterable {
  case tags, categories, authors, series

  /// The word for one term, as search shows it.
  var singular: String {
    switch self {
    case .tags: "Tag"
    case .categories: "Category"
    case .authors: "Author"
    case .series: "Series"
    }
  }

  /// The title of the page that lists its terms.
  var title: Phrase {
    switch self {
    case .tags: .tags
    case .categories: .categories
    case .authors: .authors
    case .series: .seriesList
    }
  }

  /// The folder of its pages in the site.
  var folder: String { rawValue }

  func permalink(in language: SiteLanguage) -> Permalink { Permalink(folder: language.path(folder)) }

  func permalink(slug: String, in language: SiteLanguage) -> Permalink {
    Permalink(folder: language.path(folder + "/" + slug))
  }
}

/// A tag, a category, an author or a series, with its pages.
struct Term: Sendable {
  var name: String
  var slug: String
  var permalink: Permalink
  /// The pages, newest first, those without a date last, by path; of a series in reading order.
  var pages: [Int]
}
