import Liquid

/// The lists of `site`, made at the first access, and shared by all pages.
final class SiteLists: Sendable {
  enum List: Int, CaseIterable {
    /// The pages of authors, in the order of their paths.
    case pages
    /// The pages with dated names, newest first.
    case posts
    /// The pages of `tutorials/`, in reading order.
    case tutorials
    /// The tags with their pages, by name.
    case tags
    /// The terms of each taxonomy with their pages, by name.
    case terms
  }

  private let site: TrackedSite
  private let values: [Deferred<Value>]

  /// - Parameter language: the position of the language whose pages are listed.
  init(_ plan: SitePlan, language: Int, in site: TrackedSite) {
    self.site = site
    values = List.allCases.map { list in Deferred { Self.value(of: list, plan, language, site) } }
  }

  subscript(list: List) -> Value {
    site.noteStructure()
    return values[list.rawValue].value
  }

  private static func value(
    of list: List, _ plan: SitePlan, _ language: Int, _ site: TrackedSite
  ) -> Value {
    switch list {
    case .pages:
      PageObject.list(
        plan.pages.filter { $0.hasOwnText && $0.kind != .file && $0.language == language }.map(\.index),
        in: site)
    case .posts: PageObject.list(plan.posts.filter { plan.pages[$0].language == language }, in: site)
    case .tutorials: PageObject.list(plan.tutorials[language], in: site)
    case .tags: terms(plan.terms[language][.tags] ?? [], site)
    case .terms:
      .dictionary(
        OrderedMap(
          Taxonomy.allCases.compactMap { taxonomy in
            plan.terms[language][taxonomy].map { (taxonomy.rawValue, terms($0, site)) }
          }))
    }
  }

  private static func terms(_ terms: [Term], _ site: TrackedSite) -> Value {
    .array(
      terms.map { term in
        [
          "name": .string(term.name), "slug": .string(term.slug), "url": .string(term.permalink.link),
          "count": .integer(term.pages.count), "pages": PageObject.list(term.pages, in: site),
        ]
      })
  }
}
