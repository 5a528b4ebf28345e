import TransitionEngine

/// A description of the particles that an emitter emits: their rate, appearance and motion.
///
/// A range spreads the particles' numbers evenly around the cell's number, from half the range below it to
/// half above.
open class CAEmitterCell: NSObject {
  /// The name by which the emitter's `setValue(_:forKeyPath:)` finds the cell.
  open var name: String?
  /// Whether the cell emits anything.
  open var isEnabled = true
  /// The image of the particles: a `CGImage` or a `UIImage`; nil for none.
  open var contents: Any?
  /// The part of the image that shows; not modeled: all of it does.
  open var contentsRect = CGRect.unit
  /// The pixels per point of the image; kept, without effect.
  open var contentsScale: CGFloat = 1
  /// The cells that the particles emit in turn; not modeled, which lint reports.
  open var emitterCells: [CAEmitterCell]?

  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The seconds for which a particle lives.
  open var lifetime: Float = 0
  /// The range of `lifetime`, in seconds.
  open var lifetimeRange: Float = 0

  /// The particles' speed, in points per second.
  open var velocity: CGFloat = 0
  /// The range of `velocity`, in points per second.
  open var velocityRange: CGFloat = 0
  /// The acceleration along the x axis, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along the y axis, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration toward the viewer; without effect, which lint reports.
  open var zAcceleration: CGFloat = 0 { didSet { Run.noteUnmodeled(.zAcceleration, if: zAcceleration != 0) } }
  /// The direction of motion in the plane, in radians from the x axis; from upward for an emitter that is a line, and
  /// from outward for the outline of a circle.
  open var emissionLongitude: CGFloat = 0
  /// The direction off the plane; without effect, which lint reports.
  open var emissionLatitude: CGFloat = 0 {
    didSet { Run.noteUnmodeled(.emissionLatitude, if: emissionLatitude != 0) }
  }
  /// The angle of the cone of motion directions, in radians.
  open var emissionRange: CGFloat = 0

  /// The initial scale of a particle.
  open var scale: CGFloat = 1
  /// The range of `scale`.
  open var scaleRange: CGFloat = 0
  /// The change of `scale` per second.
  open var scaleSpeed: CGFloat = 0
  /// The speed of rotation, in radians per second.
  open var spin: CGFloat = 0
  /// The range of `spin`, in radians per second.
  open var spinRange: CGFloat = 0

  /// The color by which the image's colors are multiplied; white unless set. An image file keeps its colors.
  open var color: CGColor? = CGColor(.white)
  /// The range of the color's red.
  open var redRange: Float = 0
  /// The range of the color's green.
  open var greenRange: Float = 0
  /// The range of the color's blue.
  open var blueRange: Float = 0
  /// The range of the color's alpha.
  open var alphaRange: Float = 0
  /// The change of the alpha per second.
  open var alphaSpeed: Float = 0

  /// Creates a cell that emits nothing until it has a rate and a lifetime.
  public override init() {}

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

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
  open override func setValue(_ value: Any?, forKey key: String) {
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

  /// Returns one of the cell's numbers by its name; nil for any other name.
  open override func value(forKey key: String) -> Any? {
    if let path = Self.floats[key] { return self[keyPath: path] }
    return Self.lengths[key].map { self[keyPath: $0] }
  }

  private func noteKey(_ key: String) {
    Run.noteUnmodeled(
      Remark("number “\(key)” in a CAEmitterCell"), Remark("set one that the cell has"),
      actor: name ?? "CAEmitterCell")
  }

  /// The image of the particles.
  var picture: UIImage? {
    switch contents {
    case let image as CGImage: image.image
    case let image as UIImage: image
    default: nil
    }
  }
}
