import TransitionEngine

/// What an emitter emits: how often, how its particles look, and where they go.
///
/// Each number has a range beside it, over whose whole length the particles' own numbers are spread.
open class CAEmitterCell: NSObject {
  /// By which `setValue(_:forKeyPath:)` of the emitter finds the cell.
  open var name: String?
  /// Whether it emits anything.
  open var isEnabled = true
  /// What its particles show: a `CGImage` or a `UIImage`; nil for nothing.
  open var contents: Any?
  /// The part of the picture that shows; not modelled: all of it does.
  open var contentsRect = CGRect.unit
  /// Pixels per point of the picture; kept, without effect.
  open var contentsScale: CGFloat = 1
  /// What the particles emit in turn; not modelled, which lint says.
  open var emitterCells: [CAEmitterCell]?

  /// Particles per second.
  open var birthRate: Float = 0
  /// Seconds for which a particle lives.
  open var lifetime: Float = 0
  /// Seconds.
  open var lifetimeRange: Float = 0

  /// Points per second.
  open var velocity: CGFloat = 0
  /// Points per second.
  open var velocityRange: CGFloat = 0
  /// Points per second, in each second.
  open var xAcceleration: CGFloat = 0
  /// Points per second, in each second.
  open var yAcceleration: CGFloat = 0
  /// Towards the viewer; without effect, which lint says.
  open var zAcceleration: CGFloat = 0 { didSet { Run.noteUnmodeled(.zAcceleration, if: zAcceleration != 0) } }
  /// The direction in the plane, in radians from the x axis.
  open var emissionLongitude: CGFloat = 0
  /// The direction off the plane; without effect, which lint says.
  open var emissionLatitude: CGFloat = 0 {
    didSet { Run.noteUnmodeled(.emissionLatitude, if: emissionLatitude != 0) }
  }
  /// The angle of the cone of directions, in radians.
  open var emissionRange: CGFloat = 0

  /// How large a particle is at first.
  open var scale: CGFloat = 1
  /// Of `scale`.
  open var scaleRange: CGFloat = 0
  /// How `scale` changes in a second.
  open var scaleSpeed: CGFloat = 0
  /// Radians per second.
  open var spin: CGFloat = 0
  /// Radians per second.
  open var spinRange: CGFloat = 0

  /// What the picture's colours are multiplied by; white unless set. The colours of an image file are its own.
  open var color: CGColor? = CGColor(.white)
  /// Of the colour's red.
  open var redRange: Float = 0
  /// Of the colour's green.
  open var greenRange: Float = 0
  /// Of the colour's blue.
  open var blueRange: Float = 0
  /// Of the colour's alpha.
  open var alphaRange: Float = 0
  /// How the alpha changes in a second.
  open var alphaSpeed: Float = 0

  /// A cell that emits nothing until it has a rate and a lifetime.
  public override init() {}

  private static var floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] {
    [
      "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
      "redRange": \.redRange,
      "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange,
      "alphaSpeed": \.alphaSpeed,
    ]
  }
  private static var lengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] {
    [
      "velocity": \.velocity, "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration,
      "yAcceleration": \.yAcceleration, "emissionLongitude": \.emissionLongitude,
      "emissionRange": \.emissionRange,
      "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
      "spinRange": \.spinRange,
    ]
  }

  /// Sets one of the cell's numbers by its name. Any other name is noted in the log.
  open func setValue(_ value: Any?, forKey key: String) {
    guard case .number(let number)? = value.flatMap(PropertyAnimation.Value.init(any:)) else {
      return noteKey(key)
    }
    if let path = Self.floats[key] {
      self[keyPath: path] = Float(number)
    } else if let path = Self.lengths[key] {
      self[keyPath: path] = number
    } else {
      noteKey(key)
    }
  }

  /// One of the cell's numbers by its name; nil for any other name.
  open func value(forKey key: String) -> Any? {
    if let path = Self.floats[key] { return self[keyPath: path] }
    return Self.lengths[key].map { self[keyPath: $0] }
  }

  private func noteKey(_ key: String) {
    Run.noteUnmodeled(
      "number “\(key)” in a CAEmitterCell", "set one that the cell has", actor: name ?? "CAEmitterCell")
  }

  /// The picture that particles show.
  var picture: UIImage? {
    switch contents {
    case let image as CGImage: image.image
    case let image as UIImage: image
    default: nil
    }
  }
}
