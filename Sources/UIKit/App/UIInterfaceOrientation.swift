/// The orientation of the app's interface. The raw values are UIKit's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown; does not occur.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down; does not occur.
  case portraitUpsideDown = 2
  /// On its side, the home indicator on the right; the orientation of a turned device.
  case landscapeRight = 3
  /// On its side, the home indicator on the left; does not occur.
  case landscapeLeft = 4

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is on its side.
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
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its side, the home indicator on the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its side, the home indicator on the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: Self = [.landscape, .portrait, .portraitUpsideDown]
  /// All except upside down.
  public static let allButUpsideDown: Self = [.landscape, .portrait]
}

/// The animation of the status bar. The raw values are UIKit's.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// A fade.
  case fade
  /// A slide upward, here a fade.
  case slide
}
