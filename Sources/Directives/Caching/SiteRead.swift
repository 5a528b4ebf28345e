import Cache

/// A read of the site by the figures of a page, and its result.
struct SiteRead: Sendable, Hashable {
  enum Kind: Int, Sendable { case image, screen, picture }

  var kind: Kind
  /// The path of an image as the author writes it; the name of a picture in code.
  var name: String
  /// Nil if nothing has this name.
  var digest: Digest?
}
