/// The Atom feed of a tag, or of another term, beside the page that lists its pages.
struct TermFeed: Sendable {
  /// The position of the language.
  let language: Int
  let taxonomy: Taxonomy
  let name: String
  /// The page that lists the term's pages.
  let home: Permalink
  /// The positions of its pages.
  let pages: [Int]

  /// `tags/uikit/feed.xml`.
  var path: String { home.folder + "/" + AtomFeed.path }

  /// The title on a site of a title: `UIKit – Motion`.
  func title(on site: String) -> String { "\(name) – \(site)" }

  /// The feeds of all terms that have an entry for one, of the taxonomies that the site asks for.
  static func all(_ terms: [[Taxonomy: [Term]]], _ pages: [Page], _ configuration: Configuration)
    -> [TermFeed]
  {
    guard !configuration.baseURL.isEmpty else { return [] }
    return terms.enumerated().flatMap { language, found in
      configuration.taxonomyFeeds.flatMap { taxonomy in
        (found[taxonomy] ?? []).filter { $0.pages.contains { AtomFeed.hasEntry(pages[$0]) } }.map {
          TermFeed(
            language: language, taxonomy: taxonomy, name: $0.name, home: $0.permalink, pages: $0.pages)
        }
      }
    }
  }
}
