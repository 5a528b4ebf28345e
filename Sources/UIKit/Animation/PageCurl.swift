/// A page with a view's snapshot that rolls up from its lower edge.
///
/// Layers are flat, so the page is cut into strips that follow a cylinder, as in the page curl of the
/// catalog. On a device the page bends smoothly, and one corner leads.
final class PageCurl: UIView {
  /// The cylinder's radius, as a fraction of the shorter side.
  private static let radius: CGFloat = 0.14
  private static let strips = 10
  /// The number of keyframes of the roll.
  private static let steps = 20

  /// - Parameter afterUpdates: whether the snapshot is taken after pending updates, or before.
  init(of view: UIView, afterScreenUpdates afterUpdates: Bool) {
    super.init(frame: view.bounds)
    layer.name = "UIPageCurl"
    layer.sublayerTransform.m34 = -1 / 1200
    clipsToBounds = true
    isUserInteractionEnabled = false
    let edges = (0...Self.strips).map { (bounds.height * CGFloat($0) / CGFloat(Self.strips)).rounded() }
    for (top, bottom) in zip(edges, edges.dropFirst()) where bottom > top {
      let part = CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
      let picture = view.resizableSnapshotView(
        from: part.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY), afterScreenUpdates: afterUpdates,
        withCapInsets: .zero)
      addSubview(PageStrip(part, picture))
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Rolls the page off a view, or onto it.
  func curl(
    over view: UIView, comes: Bool, duration: TimeInterval, completion: @escaping (Bool) -> Void
  ) {
    UIView.performWithoutAnimation {
      view.addSubview(self)
      follow(rolled: comes ? 1 : 0)
    }
    UIView.animateKeyframes(withDuration: duration, delay: 0, options: .calculationModeLinear) {
      for step in 1...Self.steps {
        let way = CGFloat(step) / CGFloat(Self.steps)
        UIView.addKeyframe(
          withRelativeStartTime: Double(step - 1) / Double(Self.steps),
          relativeDuration: 1 / Double(Self.steps)
        ) { self.follow(rolled: comes ? 1 - way : way) }
      }
    } completion: { finished in
      self.removeFromSuperview()
      completion(finished)
    }
  }

  /// - Parameter rolled: 0 for a flat page, 1 for a page above the upper edge.
  private func follow(rolled: CGFloat) {
    let radius = min(bounds.width, bounds.height) * Self.radius
    let cylinder = Cylinder(radius: radius, start: bounds.height - rolled * (bounds.height + 1.2 * radius))
    for case let strip as PageStrip in subviews { strip.follow(cylinder) }
  }

  /// The cylinder around which the page is rolled.
  fileprivate struct Cylinder {
    let radius: CGFloat
    /// The position at which the page leaves the ground, from its upper edge.
    let start: CGFloat

    /// The position of a line of the page: down the view, and toward the viewer.
    func place(of y: CGFloat) -> (y: CGFloat, z: CGFloat) {
      guard y > start else { return (y, 0) }
      let angle = (y - start) / max(radius, 1)
      if angle >= .pi { return (start - (y - start - .pi * radius), 2 * radius) }
      return (start + radius * sin(angle), radius * (1 - cos(angle)))
    }
  }
}

/// A strip of the page, with paper on its back.
private final class PageStrip: UIView {
  private let part: CGRect
  private let paper: UIView
  private let shade: UIView

  init(_ part: CGRect, _ picture: UIView?) {
    self.part = part
    paper = UIView(frame: CGRect(origin: .zero, size: part.size))
    shade = UIView(frame: CGRect(origin: .zero, size: part.size))
    super.init(frame: part)
    paper.backgroundColor = UIColor(white: 0.96, alpha: 1)
    shade.backgroundColor = .black
    for view in [picture, paper, shade].compactMap(\.self) { addSubview(view) }
    layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    frame = part
  }

  required init?(coder: NSCoder) { nil }

  /// Places the strip with its upper and lower edges on the cylinder.
  func follow(_ cylinder: PageCurl.Cylinder) {
    let (top, bottom) = (cylinder.place(of: part.minY), cylinder.place(of: part.maxY))
    let angle = atan2(bottom.z - top.z, bottom.y - top.y)
    let length = hypot(bottom.z - top.z, bottom.y - top.y)
    var transform = CATransform3DMakeTranslation(0, top.y - part.minY, top.z)
    transform = CATransform3DRotate(transform, angle, 1, 0, 0)
    layer.transform = CATransform3DScale(transform, 1, length / part.height, 1)
    paper.alpha = bottom.y < top.y ? 0.92 : 0
    shade.alpha = 0.35 * abs(sin(angle))
  }
}
