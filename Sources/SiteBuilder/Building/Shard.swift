import Hashing

/// A part of a site that is built separately, perhaps on another machine.
///
/// A hash of a page's path determines its shard, so adding and removing pages doesn't move others.
package struct Shard: Sendable, Hashable {
  /// The shard's number, from 1 to `count`.
  package let number: Int
  package let count: Int

  package static let counts = 1...1000
  /// The whole site as a single shard.
  package static let whole = Shard(uncheckedNumber: 1, of: 1)

  private init(uncheckedNumber number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// Parses `2/4`; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], Self.counts.contains(count),
      (1...count).contains(number)
    else { return nil }
    self.init(uncheckedNumber: number, of: count)
  }

  package var text: String { "\(number)/\(count)" }
  var isWhole: Bool { count == 1 }
  /// Whether the shard has the files that belong to no page: copies, feeds.
  var hasRest: Bool { number == 1 }

  /// - Parameter path: the path of a page's file in the source; for the builder's pages, that in the site.
  func contains(_ path: String) -> Bool {
    isWhole || Int(ContentHash(path.utf8).value % UInt64(count)) == number - 1
  }

  func contains(_ page: Page) -> Bool { contains(page.source?.path ?? page.outputPath) }
}
