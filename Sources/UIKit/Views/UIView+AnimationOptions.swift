import TransitionEngine

extension UIView {
  /// The pace of an animation; the raw values are UIKit's.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    var curve: TimingCurve {
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// The bits are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews within the block, so that they move along.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Touches reach views while they move. Here they always do.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Properties whose animations do not add up start from what they show.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Within another block: its own duration instead of that one's.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Within another block: its own curve instead of that one's.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// In a transition: hides and shows the views instead of removing and adding them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// Within another block: nothing of it.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)

    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)

    /// The curve that the two bits name.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    var transition: UInt { rawValue >> 20 & 7 }
  }

  /// The bits are UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    public static let calculationModeLinear: Self = []
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

    var calculationMode: PropertyAnimation.CalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// Of the whole timeline: as the curve bits say, which authors pass on from `AnimationOptions`;
    /// ease-in-out for linear calculation, and linear for the others.
    var curve: TimingCurve {
      let bits = Int(rawValue >> 16 & 3)
      if bits == 0, calculationMode != .linear { return .linear }
      return (AnimationCurve(rawValue: bits) ?? .easeInOut).curve
    }
  }
}
