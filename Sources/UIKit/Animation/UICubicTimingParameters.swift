import TransitionEngine

/// A cubic Bézier.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let curve: TimingCurve
  /// The named curve, if the curve has a name.
  private var pace: UIView.AnimationCurve?

  /// The default curve of Core Animation.
  public override init() { curve = .default }

  /// One of the four named curves, or the keyboard's, `UIView.AnimationCurve(rawValue: 7)`.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve.curve
    pace = curve
  }

  /// - Parameters: the control points; their x are clamped to 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let isFinite = point1.isFinite && point2.isFinite
    curve = isFinite ? .bezier(CubicBezier(point1.x, point1.y, point2.x, point2.y)) : .linear
  }

  /// The curve with this duration; the keyboard's has half a second, as in `UIView.animate`.
  public func timing(duration: TimeInterval) -> UITimingCurve {
    UITimingCurve(curve: curve, duration: pace?.duration(wanted: duration) ?? duration)
  }
}
