import TransitionEngine

/// A transition from what a layer shows to what it shows after the changes of the current turn.
///
/// A snapshot of the old content stands in for it during the transition.
open class CATransition: CAAnimation {
  /// The key of every transition, whatever key it's added with.
  static let key = "transition"

  /// The type of the transition; a fade unless set. A type that is not modeled fades, which lint reports.
  open var type = CATransitionType.fade
  /// The side from which the transition comes; the left unless set. A fade has none.
  open var subtype: CATransitionSubtype?
  /// The fraction of the transition at which it starts, 0…1.
  open var startProgress: Float = 0
  /// The fraction of the transition at which it ends, 0…1.
  open var endProgress: Float = 1

  /// The layer with the snapshot of the old content.
  private var picture: CALayer?
  private weak var layer: CALayer?

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  override func didStop(finished: Bool) {
    picture?.removeFromSuperlayer()
    picture = nil
    for animation in layer?.attached ?? [] where animation.key.hasPrefix(Self.key + " ") {
      Run.current?.detach(animation, finished: finished)
    }
    super.didStop(finished: finished)
  }

  /// Places the snapshot of the old content over or below the layer, and animates the two.
  ///
  /// The snapshot is a sibling of the layer, or, if the layer has no superlayer, as a window's, one of its
  /// sublayers.
  func begin(on layer: CALayer, in run: Run) {
    guard let shown = run.shownValue(of: layer), !shown.bounds.isEmpty else { return }
    noteType(on: layer)
    let picture = CALayer()
    picture.name = "transition"
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    picture.bounds = shown.bounds
    picture.drawing = .snapshot(Snapshot(tree: LayerTree(shown), rect: shown.bounds))
    picture.set(.opacity, to: .number(shown.opacity))
    if let superlayer = layer.superlayer {
      (picture.anchorPoint, picture.position) = (shown.anchorPoint, shown.position)
      (picture.transform, picture.zPosition) = (shown.transform, shown.zPosition)
      if type == .moveIn {
        superlayer.insertSublayer(picture, below: layer)
      } else {
        superlayer.insertSublayer(picture, above: layer)
      }
    } else {
      picture.position = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
      layer.insertSublayer(picture, at: type == .moveIn ? 0 : .max)
    }
    CATransaction.commit()
    (self.picture, self.layer) = (picture, layer)
    move(picture, over: layer, way: (subtype ?? .fromLeft).way(in: shown.bounds.size))
  }

  private func noteType(on layer: CALayer) {
    guard ![.fade, .moveIn, .push, .reveal].contains(type) else { return }
    Run.noteUnmodeled(
      Remark("transition “\(type.rawValue)”"), Remark("it fades instead"), actor: layer.debugName,
      layer: layer)
    type = .fade
  }

  /// - Parameter way: the offset of the new content's start from its final position.
  private func move(_ picture: CALayer, over layer: CALayer, way: CGPoint) {
    let start = CGFloat.fraction(CGFloat(startProgress))
    let end = CGFloat.fraction(CGFloat(endProgress))
    // A snapshot inside the layer moves along with the new content.
    let isInside = picture.superlayer === layer
    func add(_ keyPath: String, to target: CALayer, _ from: Any, _ to: Any, isAdditive: Bool = true) {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.isAdditive) = (from, to, isAdditive)
      (animation.duration, animation.timingFunction) = (duration, timingFunction)
      (animation.beginTime, animation.speed) = (beginTime, speed)
      animation.fillMode = .both
      target.add(animation, forKey: "\(Self.key) \(keyPath)")
    }
    func point(_ fraction: CGFloat) -> CGPoint { CGPoint(x: way.x * fraction, y: way.y * fraction) }
    if type == .push || type == .moveIn {
      if isInside {
        add("bounds.origin", to: layer, point(start - 1), point(end - 1))
      } else {
        add("position", to: layer, point(1 - start), point(1 - end))
      }
    }
    switch type {
    case .push:
      let rest = isInside ? -1.0 : 0
      add(
        "position", to: picture, point(isInside ? rest : -start), point(isInside ? rest : -end))
    case .moveIn where isInside: add("position", to: picture, point(start - 1), point(end - 1))
    case .moveIn: break
    case .reveal: add("position", to: picture, point(-start), point(-end))
    default:
      let opacity = picture.properties.opacity
      add("opacity", to: picture, opacity * (1 - start), opacity * (1 - end), isAdditive: false)
    }
  }
}

/// The way in which a transition replaces the old content of a layer with the new.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the type.
  public let rawValue: String
  /// Creates a type with its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old content fades out over the new.
  public static let fade = Self(rawValue: "fade")
  /// The new content slides in over the old.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content slides in and pushes the old out. The fade that accompanies it is not modeled.
  public static let push = Self(rawValue: "push")
  /// The old content slides out and uncovers the new.
  public static let reveal = Self(rawValue: "reveal")
}

/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the side.
  public let rawValue: String
  /// Creates a side with its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right to the left.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left to the right.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the lower side upward: the name assumes a y axis that points up, as Core Animation does on a Mac.
  ///
  /// Inferred from public code, in which a screen that comes up from below moves in `fromTop`.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From the upper side downward; see `fromTop`.
  public static let fromBottom = Self(rawValue: "fromBottom")

  /// Returns the offset of the new content's start from the layer's position.
  fileprivate func way(in size: CGSize) -> CGPoint {
    switch self {
    case .fromRight: CGPoint(x: size.width, y: 0)
    case .fromTop: CGPoint(x: 0, y: size.height)
    case .fromBottom: CGPoint(x: 0, y: -size.height)
    default: CGPoint(x: -size.width, y: 0)
    }
  }
}

/// The key of transitions.
public let kCATransition = "transition"
/// The older name of `CATransitionType.fade`.
public let kCATransitionFade = CATransitionType.fade
/// The older name of `CATransitionType.moveIn`.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// The older name of `CATransitionType.push`.
public let kCATransitionPush = CATransitionType.push
/// The older name of `CATransitionType.reveal`.
public let kCATransitionReveal = CATransitionType.reveal
/// The older name of `CATransitionSubtype.fromRight`.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// The older name of `CATransitionSubtype.fromLeft`.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// The older name of `CATransitionSubtype.fromTop`.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// The older name of `CATransitionSubtype.fromBottom`.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
