/// A thread, by Foundation's name. A run has one, the main thread.
public final class Thread: NSObject {
  private override init() { super.init() }

  /// Always true.
  public static var isMainThread: Bool { true }
  /// Always true.
  public var isMainThread: Bool { true }
  /// The main thread; a new object at each access.
  public static var main: Thread { Thread() }
  /// The main thread; a new object at each access.
  public static var current: Thread { Thread() }
}
