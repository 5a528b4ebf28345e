/// A coder that reads archived objects, by Foundation's name. There are no archives and no nibs, and so no
/// coders: `init?(coder:)`, which views, layers and controllers require of subclasses as in UIKit, is never
/// called.
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
