import Liquid

/// The lists of `site`, made when a template first asks for them, and shared by all pages.
final class SiteLists: Sendable {
  private let allPages, allPosts, allTutorials, allTags: Deferred<Value>

  /// All pages of authors, in the order of their paths.
  var pages: Value { allPages.value }
  /// Pages with dated names, newest first.
  var posts: Value { allPosts.value }
  /// The pages of `tutorials/`, in reading order.
  var tutorials: Value { allTutorials.value }
  /// All tags with their pages, by name.
  var tags: Value { allTags.value }

  init(_ table: PageTable) {
    let plan = table.plan
    allPages = Deferred { table.values(plan.pages.filter(\.hasOwnText).map(\.index)) }
    allPosts = Deferred { table.values(plan.posts) }
    allTutorials = Deferred { table.values(plan.tutorials) }
    allTags = Deferred {
      .array(
        plan.tags.map { tag in
          [
            "name": .string(tag.name), "slug": .string(tag.slug), "url": .string(tag.permalink.link),
            "count": .integer(tag.pages.count), "pages": table.values(tag.pages),
          ]
        })
    }
  }
}
