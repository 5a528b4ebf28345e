import Cache

/// A question that the figures of a page asked of the site, and what the answer was.
struct SiteRead: Sendable, Hashable {
  enum Kind: Int, Sendable { case image, screen, picture }

  var kind: Kind
  /// Of an image, its path as authors write it; of a picture, what code calls it.
  var name: String
  /// Nil if there was nothing of that name.
  var digest: Digest?
}
