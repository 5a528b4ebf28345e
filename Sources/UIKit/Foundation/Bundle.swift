import TransitionEngine

/// A folder of an app's files, by Foundation's name. Here it is empty.
public final class Bundle: NSObject {
  override init() { super.init() }

  /// The app's own folder, which is empty. A new one at each access outside a run.
  public static var main: Bundle { Run.current?.bundle ?? Bundle() }
  /// An empty folder.
  public convenience init(for aClass: AnyClass) { self.init() }
  /// Nil: there are no folders.
  public init?(path: String) { nil }
  /// Nil: no folder has an identifier.
  public init?(identifier: String) { nil }
  /// Nil: there are no files.
  public func path(forResource name: String?, ofType ext: String?) -> String? { nil }
  /// Nil: there are no files.
  public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    nil
  }
  /// None: there are no files.
  public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] { [] }
  /// The root, which the app can't read.
  public var bundlePath: String { "/" }
  /// Nil: there are no files.
  public var resourcePath: String? { nil }
  /// The value, or the key if the value is empty: there is one language.
  public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
  /// Nil: there is no information about the app.
  public var infoDictionary: [String: Any]? { nil }
  /// Nil: there is no information about the app.
  public func object(forInfoDictionaryKey key: String) -> Any? { nil }
  /// Nil: the app has no identifier.
  public var bundleIdentifier: String? { nil }

  /// Nil: there are no nibs, which lint reports.
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    Run.noteUnmodeled(Remark("nib “\(name)”"), Remark("make its views in code"))
    return nil
  }
}

/// The value, or the key if the value is empty: there is one language.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { value.isEmpty ? key : value }
