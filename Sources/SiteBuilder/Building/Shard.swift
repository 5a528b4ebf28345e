import Hashing

/// One of several parts of a site that are built apart from each other, on machines of their own say.
///
/// A page belongs to a shard by a hash of its path, so pages that come and go do not move the others.
package struct Shard: Sendable, Hashable {
  /// From 1 to `count`.
  package let number: Int
  package let count: Int

  package static let counts = 1...1000
  /// All of a site.
  package static let whole = Shard(uncheckedNumber: 1, of: 1)

  private init(uncheckedNumber number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads `2/4`; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], Self.counts.contains(count),
      (1...count).contains(number)
    else { return nil }
    self.init(uncheckedNumber: number, of: count)
  }

  package var text: String { "\(number)/\(count)" }
  var isWhole: Bool { count == 1 }
  /// Whether the shard has what belongs to no page: copies, feeds.
  var hasRest: Bool { number == 1 }

  /// - Parameter path: of a page's file in the source; of pages that the builder adds, in the site.
  func contains(_ path: String) -> Bool {
    isWhole || Int(ContentHash(path.utf8).value % UInt64(count)) == number - 1
  }

  func contains(_ page: Page) -> Bool { contains(page.source?.path ?? page.outputPath) }
}
