/// The maximum bytes of files that a build reads into memory. Copied files may have any size.
package enum SourceLimit {
  package static let page = 8 << 20
  /// All pages together.
  package static let pages = 1 << 30
  package static let data = 16 << 20
  package static let screen = 1 << 20
  package static let template = 4 << 20
  package static let configuration = 1 << 20
  /// A file that a page shows as a listing.
  package static let listing = 1 << 20
  /// All files of the site's own Swift together.
  package static let code = 64 << 20
  package static let image = 64 << 20

  /// A limit for messages, in whole MiB.
  package static func text(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }
}
