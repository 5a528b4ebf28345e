import Liquid

/// The lists of `site`, made once and shared by all pages.
final class SiteLists: Sendable {
  /// All pages of authors, in the order of their paths.
  let pages: Value
  /// Pages with dated names, newest first.
  let posts: Value
  /// The pages of `tutorials/`, in reading order.
  let tutorials: Value
  /// All tags with their pages, by name.
  let tags: Value

  init(_ table: PageTable) {
    let plan = table.plan
    pages = table.values(plan.pages.filter { $0.source != nil && !$0.isContinuation }.map(\.index))
    posts = table.values(plan.posts)
    tutorials = table.values(plan.tutorials)
    tags = .array(
      plan.tags.map { tag in
        [
          "name": .string(tag.name), "slug": .string(tag.slug), "url": .string(tag.permalink.link),
          "count": .integer(tag.pages.count), "pages": table.values(tag.pages),
        ]
      })
  }
}
