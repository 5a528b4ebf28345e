import TransitionEngine

extension UIView {
  /// The timing curve of an animation; the raw values are UIKit's.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
    // Unavailable, so that switches over the four named curves are complete. As on devices, such a switch traps when
    // it meets the keyboard's curve; it needs `@unknown default`.
    @available(*, unavailable) case _keyboard

    /// The keyboard's curve, 7, without a name in UIKit: a spring of half a second, whatever the animation's
    /// duration.
    static let keyboard = unsafeBitCast(UInt8(4), to: AnimationCurve.self)

    /// A curve by its number; nil for numbers other than 0…3 and 7.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      case 7: self = .keyboard
      default: return nil
      }
    }

    /// The number of the curve.
    public var rawValue: Int {
      switch self {
      case .easeInOut: 0
      case .easeIn: 1
      case .easeOut: 2
      case .linear: 3
      @unknown default: 7
      }
    }

    var curve: TimingCurve {
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      @unknown default: .spring(.keyboard, duration: AnimationTiming.keyboardDuration)
      }
    }

    /// The duration of an animation along the curve, in seconds.
    ///
    /// - Parameter wanted: the author's duration; 0 for no animation.
    func duration(wanted: TimeInterval) -> TimeInterval {
      self == .keyboard && wanted > 0 ? AnimationTiming.keyboardDuration : wanted
    }

    /// The curve in bits 16 to 19 of options; ease-in-out for unknown bits, which lint reports.
    init(bits options: UInt) {
      let bits = Int(options >> 16 & 0xF)
      if let curve = Self(rawValue: bits) {
        self = curve
      } else {
        Run.noteUnmodeled(
          Remark("animation curve \(bits)"), Remark("use a named one, or 7 for the keyboard’s"),
          actor: "UIView")
        self = .easeInOut
      }
    }
  }

  /// Options of view animations and transitions. The bits are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option, four bits for the curve, and three for a transition.
    public let rawValue: UInt
    /// Options by their bits. Unnamed bits are not modeled, except for the keyboard's curve, `7 << 16`: a
    /// spring of half a second, whatever the animation's duration.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews within the block, so that they move with it.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views receive touches while they move. Without it, touches pass through the moving views and their
    /// subviews.
    ///
    /// Source: Apple's documentation of `animate(withDuration:delay:options:animations:completion:)`.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Animated colors and outlines start from their current presentation values, instead of the model's.
    /// Animations of other properties are additive, so they start there anyway.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation repeats until it is removed.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// After each cycle the animation runs backward for the same duration. At the end the new value shows.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Nested in another block: has its own duration.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Nested in another block: has its own curve.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// In a transition: hides and shows the views instead of removing and adding them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// In a transition: the new content moves while the change shows. Here it shows at rest.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Nested in another block: inherits no options.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Slow at the start and at the end; the default.
    public static let curveEaseInOut: Self = []
    /// Slow at the start.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// At a constant speed.
    public static let curveLinear = Self(rawValue: 3 << 16)

    /// In a transition: the view flips, its left side to the front first.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// In a transition: the view flips, its right side to the front first.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// In a transition: the old content curls up from the bottom like a page. Approximated by flat strips
    /// that follow a cylinder.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// In a transition: the new content curls down from the top like a page. Approximated like the page that
    /// curls up.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// In a transition: the view flips, its upper side to the front first.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// In a transition: the view flips, its lower side to the front first.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// In a transition: the old content fades over the new content.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)

    /// The curve in the bits.
    var curve: AnimationCurve { AnimationCurve(bits: rawValue) }
    var transition: UInt { rawValue >> 20 & 7 }
  }

  /// Options of keyframe animations. The bits are UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option, and three bits for the calculation.
    public let rawValue: UInt
    /// Options by their bits, including the curve bits of `AnimationOptions`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews within the block, so that they move with it, over the whole duration.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views receive touches while they move. Without it, touches pass through the moving views and their
    /// subviews.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Animated properties start from their current presentation values, instead of the model's.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation repeats until it is removed.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// After each cycle the animation runs backward for the same duration. At the end the new value shows.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Nested in another block: has its own duration.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Nested in another block: inherits neither duration nor curve.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Straight from one keyframe to the next; the default.
    public static let calculationModeLinear: Self = []
    /// Jumps from one keyframe to the next.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// At a constant speed through all keyframes; their times are ignored.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// On a smooth curve through the keyframes.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// On a smooth curve through the keyframes, at a constant speed; their times are ignored.
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

    /// The curve of the whole timeline, from the curve bits that authors pass as `AnimationOptions`;
    /// ease-in-out for linear calculation, and linear for the others.
    var curve: AnimationCurve {
      let curve = AnimationCurve(bits: rawValue)
      return curve == .easeInOut && calculationMode != .linear ? .linear : curve
    }
  }
}
