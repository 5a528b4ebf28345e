/// The screen of a run: as large as its window.
public final class UIScreen: NSObject {
  /// The size in points, which changes when the device is turned.
  public internal(set) var bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat
  /// The size in pixels, which changes when the device is turned, unlike on iOS.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels per point, the same as `scale`: nothing is scaled to fit.
  public var nativeScale: CGFloat { scale }
  /// The traits of an upright phone, without a style. Turning the device does not change them.
  public var traitCollection: UITraitCollection { .current }

  /// Returns a picture of the screen.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    Run.current?.window.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }

  init(bounds: CGRect, scale: CGFloat = 3) {
    self.bounds = bounds
    self.scale = scale
  }

  /// The current run's screen; outside a run, a screen of 390 × 844 points.
  public static var main: UIScreen {
    Run.current?.screen ?? UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))
  }
}
