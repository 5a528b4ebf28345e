/// Where a pixel has its alpha. The raw values are Core Graphics'.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast, premultipliedFirst
  /// Not for contexts, as on iOS.
  case last
  /// Not for contexts, as on iOS.
  case first
  case noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of bytes in a pixel. The raw values are Core Graphics'.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// The format of a bitmap's pixels: the alpha and the order of bytes. The bits are Core Graphics'.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits: those of the alpha are the lowest five.
  public let rawValue: UInt32
  /// A format by its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A format by its parts.
  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
    rawValue = alpha.rawValue | byteOrder.rawValue
  }

  /// The bits of the alpha.
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// Components that aren't integers; not modeled.
  public static let floatComponents = Self(rawValue: 0x100)
  /// The bits of the order.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// Not for pixels of 32 bits.
  public static let byteOrder16Little = Self(rawValue: 0x1000)
  /// The last component first.
  public static let byteOrder32Little = Self(rawValue: 0x2000)
  /// Not for pixels of 32 bits.
  public static let byteOrder16Big = Self(rawValue: 0x3000)
  /// The first component first.
  public static let byteOrder32Big = Self(rawValue: 0x4000)

  /// Where a pixel has its alpha.
  public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
  /// The order of bytes.
  public var byteOrder: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault
  }
}
