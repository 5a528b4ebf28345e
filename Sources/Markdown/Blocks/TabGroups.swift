/// The groups of tabs on a page.
package struct TabGroups: Sendable {
  /// The most different tabs on a page: style sheets have a rule for each.
  static let limit = 16

  struct Group {
    /// The name that its inputs share with those of groups with the same tabs.
    var name: String
    /// The id to which inputs' numbers are added.
    var id: String
    /// The number of its first tab among all tabs of the page, from 1.
    var first: Int
    /// Whether it is the first group with these tabs.
    var isFirst: Bool
  }

  private var firstTabs: [[String]: Int] = [:]
  private var tabCount = 0
  private var groupCount = 0

  /// Adds a group that changes alone, and returns the name of its inputs, to which their ids add numbers.
  mutating func addAlone() -> String {
    groupCount += 1
    return "tab-set-\(groupCount)"
  }

  /// Adds a group that changes together with those of the same tabs; nil if the page has too many different tabs.
  mutating func add(_ titles: [String]) -> Group? {
    let known = firstTabs[titles]
    guard known != nil || titles.count <= Self.limit - tabCount else { return nil }
    let first = known ?? tabCount + 1
    if known == nil {
      firstTabs[titles] = first
      tabCount += titles.count
    }
    groupCount += 1
    return Group(
      name: "code-tabs-\(first)", id: "code-tab-\(groupCount)", first: first, isFirst: known == nil)
  }
}
