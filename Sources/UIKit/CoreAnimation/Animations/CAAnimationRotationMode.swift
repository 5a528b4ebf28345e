import TransitionEngine

/// Whether a layer turns with the way that it moves along.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A name that Core Animation does not have counts as `rotateAuto`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x axis points along the way.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Its x axis points back along the way.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// The older name of `CAAnimationRotationMode.rotateAuto`.
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// The older name of `CAAnimationRotationMode.rotateAutoReverse`.
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse
