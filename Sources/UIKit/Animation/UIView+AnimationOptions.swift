import TransitionEngine

extension UIView {
  /// The pace of an animation; the raw values are UIKit's.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
    /// The keyboard's, 7, for which UIKit has no name: a spring that takes half a second, whatever the animation's duration.
    case _keyboard = 7

    var curve: TimingCurve {
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      case ._keyboard: .spring(.keyboard, duration: AnimationTiming.keyboardDuration)
      }
    }

    /// Seconds that an animation takes along the curve.
    ///
    /// - Parameter wanted: as the author asks for; 0 for no animation.
    func duration(wanted: TimeInterval) -> TimeInterval {
      self == ._keyboard && wanted > 0 ? AnimationTiming.keyboardDuration : wanted
    }

    /// The curve that bits 16 to 19 of options name; ease-in-out for those that name none, which lint says.
    init(bits options: UInt) {
      let bits = Int(options >> 16 & 0xF)
      if let curve = Self(rawValue: bits) {
        self = curve
      } else {
        Run.noteUnmodeled(
          "animation curve \(bits)", "use a named one, or 7 for the keyboard’s", actor: "UIView")
        self = .easeInOut
      }
    }
  }

  /// The bits are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option, four bits for the curve, and three for a transition.
    public let rawValue: UInt
    /// Options by their bits. Bits without a name here are not modelled, but for the keyboard's curve, `7 << 16`: a spring
    /// that takes half a second, whatever the animation's duration.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews within the block, so that they move along.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Touches reach views while they move. Without it they pass through what the block moves, with all that is in it.
    ///
    /// Source: Apple's documentation of `animate(withDuration:delay:options:animations:completion:)`.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Colours and outlines that another animation moves start from what shows of them, instead of from the
    /// model's value. The animations of all other properties add up, so that these start from what shows
    /// anyway.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation starts over whenever it is through, until it is removed.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// After each cycle the animation runs back, which takes as long again. At the end the new value shows.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Within another block: its own duration instead of that one's.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Within another block: its own curve instead of that one's.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// In a transition: hides and shows the views instead of removing and adding them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// In a transition: the new content moves while the change shows. Here it shows at rest.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Within another block: nothing of it.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Slow at the start and at the end; the default.
    public static let curveEaseInOut: Self = []
    /// Slow at the start.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// At the same pace all the time.
    public static let curveLinear = Self(rawValue: 3 << 16)

    /// In a transition: the view turns over, its left side to the front first.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// In a transition: the view turns over, its right side to the front first.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// In a transition: the old look is a page that curls up from the bottom. Approximated by flat strips that follow a cylinder.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// In a transition: the new look is a page that is laid down from the top. Approximated like the page that curls up.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// In a transition: the view turns over, its upper side to the front first.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// In a transition: the view turns over, its lower side to the front first.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// In a transition: the old look fades over the new content.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)

    /// The curve that the bits name.
    var curve: AnimationCurve { AnimationCurve(bits: rawValue) }
    var transition: UInt { rawValue >> 20 & 7 }
  }

  /// The bits are UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option, and three bits for the calculation.
    public let rawValue: UInt
    /// Options by their bits. The curve bits of `AnimationOptions` count here, too.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews within the block, so that they move along, over the whole duration.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Touches reach views while they move. Without it they pass through what the block moves, with all that is in it.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Properties that another animation moves start from what shows of them, instead of from the model's
    /// value.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation starts over whenever it is through, until it is removed.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// After each cycle the animation runs back, which takes as long again. At the end the new value shows.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Within another block: its own duration instead of that one's.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Within another block: neither that one's duration nor its curve.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Straight from one keyframe to the next; the default.
    public static let calculationModeLinear: Self = []
    /// Jumps from one keyframe to the next.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// At the same pace through all keyframes; their times do not count.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// On a smooth curve through the keyframes.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// On a smooth curve through the keyframes, at the same pace; their times do not count.
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
    var curve: AnimationCurve {
      let curve = AnimationCurve(bits: rawValue)
      return curve == .easeInOut && calculationMode != .linear ? .linear : curve
    }
  }
}
