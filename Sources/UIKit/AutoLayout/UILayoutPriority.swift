/// The priority of a constraint, 1…1000. A higher priority always wins, however small the difference.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 1…1000; 1000 is required, lower priorities are optional.
  public let rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority by its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: required.
  public static let required = Self(1000)
  /// 750: the default resistance of content to compression.
  public static let defaultHigh = Self(750)
  /// 510: the priority at which dragging would resize a scene.
  public static let dragThatCanResizeScene = Self(510)
  /// 500: the priority at which a scene would keep its size.
  public static let sceneSizeStayPut = Self(500)
  /// 490: the priority at which dragging would not resize a scene.
  public static let dragThatCannotResizeScene = Self(490)
  /// 250: the default resistance of content to stretching.
  public static let defaultLow = Self(250)
  /// 50: the priority of the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = Self(50)
}
