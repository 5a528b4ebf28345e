/// For each page, those that share the most terms with it.
///
/// A term counts the more, the fewer pages it has. Of a term with many pages only the nearest in its order
/// are compared, so the time for a page doesn't grow with the site.
struct RelatedPages: Sendable {
  /// The pages before and after a page that are compared, for each of its terms.
  private static let reach = 20

  private let terms: [Term]
  /// The terms of each page, and its position in them.
  private let places: [Int: [(term: Int, position: Int)]]

  init(_ terms: [Term]) {
    self.terms = terms
    var places: [Int: [(term: Int, position: Int)]] = [:]
    for (index, term) in terms.enumerated() where term.pages.count > 1 {
      for (position, page) in term.pages.enumerated() { places[page, default: []].append((index, position)) }
    }
    self.places = places
  }

  /// The most similar pages, the most similar first; of equals, those that come first in the site.
  func pages(for page: Int, count: Int) -> [Int] {
    var scores: [Int: Double] = [:]
    for place in places[page] ?? [] {
      let pages = terms[place.term].pages
      let near = max(0, place.position - Self.reach)...min(pages.count - 1, place.position + Self.reach)
      for other in pages[near] where other != page { scores[other, default: 0] += 1 / Double(pages.count) }
    }
    return scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count).map(\.key)
  }
}
