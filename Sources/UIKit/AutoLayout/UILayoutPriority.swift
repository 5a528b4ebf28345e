/// How much a wish of the layout counts, 1…1000. What has the higher priority counts alone, however little higher it is.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 1…1000; 1000 is no wish, but must hold.
  public let rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority by its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = Self(1000)
  /// 750: with it content resists being compressed, unless set otherwise.
  public static let defaultHigh = Self(750)
  /// 510, with which dragging would resize a scene.
  public static let dragThatCanResizeScene = Self(510)
  /// 500, with which a scene would keep its size.
  public static let sceneSizeStayPut = Self(500)
  /// 490, with which dragging would not resize a scene.
  public static let dragThatCannotResizeScene = Self(490)
  /// 250: with it content resists being stretched, unless set otherwise.
  public static let defaultLow = Self(250)
  /// 50: with it `systemLayoutSizeFitting(_:)` wishes for the size that it is given.
  public static let fittingSizeLevel = Self(50)
}
