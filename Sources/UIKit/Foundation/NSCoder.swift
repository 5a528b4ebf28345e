/// Reads what was archived, by Foundation's name. Nothing here comes from an archive or a nib, so there is none: with the name,
/// `init?(coder:)` can be written as Xcode wants it, and is never called.
public final class NSCoder: NSObject {
  private override init() { super.init() }
}

/// An object that can be archived, by Foundation's name. No object is archived here.
public protocol NSCoding {
  /// Never called.
  func encode(with coder: NSCoder)
  /// Never called.
  init?(coder: NSCoder)
}
