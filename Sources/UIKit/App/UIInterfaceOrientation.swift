/// How the app's content stands on the device. The raw values are UIKit's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known; does not occur.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head; does not occur.
  case portraitUpsideDown = 2
  /// On its side, the home indicator on the right; so is a device here that is turned.
  case landscapeRight = 3
  /// On its side, the home indicator on the left; does not occur.
  case landscapeLeft = 4

  /// Whether it stands upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations. The bits are UIKit's.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit per orientation.
  public let rawValue: UInt
  /// Orientations by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// On its head.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its side.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its other side.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: Self = [.landscape, .portrait, .portraitUpsideDown]
  /// All but on its head.
  public static let allButUpsideDown: Self = [.landscape, .portrait]
}

/// How the status bar comes and goes. The raw values are UIKit's.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once, as it always does here.
  case none
  /// It fades.
  case fade
  /// It moves upwards.
  case slide
}
