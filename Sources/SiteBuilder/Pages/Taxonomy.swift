import Localization
import Markdown

/// A way in which pages are grouped by their front matter, with a page for each of its terms.
enum Taxonomy: String, Sendable, CaseIterable {
  case tags, categories, authors, series

  /// The word for one term, as search shows it.
  var singular: Phrase {
    switch self {
    case .tags: .tag
    case .categories: .category
    case .authors: .author
    case .series: .oneSeries
    }
  }

  /// The keys of front matter that name a page's terms.
  var keys: [String] {
    switch self {
    case .tags: ["tags"]
    case .categories: ["categories", "category"]
    case .authors: ["authors", "author"]
    case .series: ["series"]
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

extension Term {
  /// The last part of a term's address, which differs for terms such as `C`, `C++` and `C#`. Terms with the same
  /// one, such as `UIKit` and `uikit`, are one.
  ///
  /// It depends on the name alone, so that no other page changes an address.
  static func slug(of name: String) -> String {
    var spelled = ""
    var isAfterMark = false
    for character in name {
      // A `#` before a word is a hashtag's.
      if let word = spelledMarks[character], character != "#" || !spelled.isEmpty {
        if let last = spelled.last, last != "-", last != " " { spelled += "-" }
        spelled += word
        isAfterMark = true
      } else {
        if isAfterMark, character.isLetter || character.isNumber { spelled += "-" }
        spelled.append(character)
        isAfterMark = false
      }
    }
    return Slug.makeIfPossible(spelled)
      ?? "u" + name.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
  }

  private static let spelledMarks: [Character: String] = ["+": "plus", "#": "sharp"]

  /// The names without further spellings of the same term.
  static func distinct(_ names: [String]) -> [String] {
    guard names.count > 1 else { return names }
    var slugs: Set<String> = []
    return names.filter { slugs.insert(slug(of: $0)).inserted }
  }
}
