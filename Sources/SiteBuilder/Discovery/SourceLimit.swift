/// The maximum bytes of files that a build reads into memory. Copied files may have any size.
enum SourceLimit {
  static let page = 8 << 20
  /// All pages together.
  static let pages = 1 << 30
  static let data = 16 << 20
  static let screen = 1 << 20
  static let template = 4 << 20
  static let configuration = 1 << 20
  /// A file that a page shows as a listing.
  static let listing = 1 << 20
  /// All files of the site's own Swift together.
  static let code = 64 << 20
  static let image = 64 << 20

  /// A limit for messages, in whole MiB.
  static func text(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }
}
