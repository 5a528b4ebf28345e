import Diagnostics

/// Reports doubtful keys of front matter and configuration that no template reads.
///
/// Results aren't kept: they depend on all templates, and most sites have no doubtful key.
struct KeyCheck {
  private let source: SiteSource

  init(_ source: SiteSource) {
    self.source = source
  }

  /// - Parameter pages: the pages that may have doubtful keys, in order.
  func diagnostics(of pages: [SourcePage]) -> [Diagnostic] {
    let keys = source.plan.configuration.doubtfulKeys + pages.flatMap(\.doubtfulKeys)
    guard !keys.isEmpty else { return [] }
    let words = TemplateWords(source)
    var isRead: [String: Bool] = [:]
    var reported: [String: Int] = [:]
    var problems: [Diagnostic] = []
    for key in keys {
      let read = isRead[key.name] ?? (!Self.isTaken(key.name) && words.contain(key.name))
      isRead[key.name] = read
      guard !read else { continue }
      let identity = key.problem.identifier + " " + key.name
      if key.isMisspelt || reported[identity] == nil {
        reported[identity] = problems.count
        problems.append(key.problem)
      } else if let first = reported[identity], problems[first].notes.isEmpty {
        problems[first].notes.append(.init("and in other files, first", at: key.problem.range))
      }
    }
    return problems
  }

  /// Whether templates get another value by that name, so that they never read the key.
  private static func isTaken(_ name: String) -> Bool {
    ["url", "excerpt", "baseurl"].contains(name)
  }
}
