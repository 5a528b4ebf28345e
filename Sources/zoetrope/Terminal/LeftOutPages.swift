import SiteBuilder

/// One line on the pages that a site leaves out.
enum LeftOutPages {
  /// Empty if there are none but those that say so themselves.
  static func text(_ pages: [UnpublishedPage]) -> String {
    let kinds = [
      (pages.count { $0.obstacle == .draft }, "draft", "drafts", "--drafts"),
      (
        pages.count { $0.obstacle == .future }, "page dated in the future", "pages dated in the future",
        "--future"
      ),
    ].filter { $0.0 > 0 }
    guard !kinds.isEmpty else { return "" }
    let parts = kinds.map { count, one, many, option in
      "\(count) \(count == 1 ? one : many) (“\(option)”)"
    }
    return "left out: \(parts.joined(separator: ", "))\n"
  }
}
