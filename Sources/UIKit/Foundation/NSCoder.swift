/// Reads what was archived, by Foundation's name. Nothing here comes from an archive or a nib, so there is none: with the name,
/// `init?(coder:)` can be written as Xcode wants it, and is never called.
public final class NSCoder: NSObject {
  private override init() { super.init() }
}

/// A folder of an app's files, by Foundation's name. There are none to read: with the name, `init(nibName:bundle:)` can be
/// written.
public final class Bundle: NSObject {
  private override init() { super.init() }
}
