/// A folder of an app's files, by Foundation's name. There are none to read.
public final class Bundle: NSObject {
  private override init() { super.init() }

  private nonisolated(unsafe) static let empty = Bundle()

  /// The app's own folder, in which nothing is found.
  public static var main: Bundle { empty }
  /// A folder in which nothing is found.
  public convenience init(for aClass: AnyClass) { self.init() }
  /// Nil: there are no files.
  public func path(forResource name: String?, ofType ext: String?) -> String? { nil }
  /// Nothing is known of the app.
  public var infoDictionary: [String: Any]? { nil }
  /// Nil: nothing is known of the app.
  public func object(forInfoDictionaryKey key: String) -> Any? { nil }
  /// A name of the app that is the same everywhere.
  public var bundleIdentifier: String? { nil }

  /// Nil: there are no nibs, which lint says.
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    Run.noteUnmodeled("nib “\(name)”", "make its views in code")
    return nil
  }
}

/// The key: there is one language.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { value.isEmpty ? key : value }
