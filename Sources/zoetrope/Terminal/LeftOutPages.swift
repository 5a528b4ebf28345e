import SiteBuilder

/// A line about the unpublished pages of a site.
enum LeftOutPages {
  /// The line, with reasons; empty if there are no such pages.
  static func text(_ pages: [UnpublishedPage]) -> String {
    let kinds = [
      (pages.count { $0.obstacle == .draft }, "draft", "drafts", "--drafts"),
      (
        pages.count { $0.obstacle == .future }, "page dated in the future", "pages dated in the future",
        "--future"
      ),
      (
        pages.count { $0.obstacle == .unpublished }, "page", "pages", "published: false"
      ),
    ].filter { $0.0 > 0 }
    guard !kinds.isEmpty else { return "" }
    let parts = kinds.map { count, one, many, option in
      "\(count) \(count == 1 ? one : many) (“\(option)”)"
    }
    return "left out: \(parts.joined(separator: ", "))\n"
  }
}
