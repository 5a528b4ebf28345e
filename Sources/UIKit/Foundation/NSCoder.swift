/// A coder that reads archived objects, by Foundation's name. There are no archives and no nibs, and so no
/// coders. The type lets code declare `init?(coder:)`, as Xcode requires; the initializer is never called.
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
