/// Time, signal, network and battery, as on a device of the screen's size, the camera among them, and the
/// home indicator.
///
/// The view isn't one of UIKit's: the system draws the bar on a device.
package final class StatusBar: UIView {
  /// The color of everything that the bar shows, and whether it shows anything.
  struct Look: Equatable {
    var color: UIColor
    var isHidden = false
  }

  var look: Look {
    didSet {
      if look.color != oldValue.color {
        for label in [time, percent] { label.textColor = look.color }
        for shape in [signal, network, battery] { shape.fill = look.color }
        homeIndicator?.backgroundColor = look.color
      }
      // Camera and home indicator stay where they are.
      for view in subviews == content ? [self] : content { view.alpha = look.isHidden ? 0 : 1 }
    }
  }

  /// Where the time and the rest stand.
  private let form: Form
  private let camera: UIView?
  /// At the lower edge of the window.
  private let homeIndicator: UIView?
  private let time = UILabel()
  private let percent = UILabel()
  private let signal, network, battery: ShapeView
  /// The look before the current change.
  private var fading: UIView?

  private enum Form {
    /// The time is in the middle.
    case low
    /// The time is next to a camera.
    case tall
    /// The time is at the left.
    case wide
  }

  /// - Parameters:
  ///   - height: the safe area at the top, in points.
  ///   - device: the device around the screen; nil for a phone without a name.
  ///   - hasHomeIndicator: whether the bar brings the home indicator of the window that it belongs to.
  package init(
    height: CGFloat, color: UIColor, on device: Device? = nil, hasHomeIndicator: Bool = false
  ) {
    form = device == .tablet ? .wide : height > 30 ? .tall : .low
    camera = device?.camera.map { UIView(frame: $0) }
    homeIndicator = hasHomeIndicator ? HomeIndicator(color: color) : nil
    look = Look(color: color)
    signal = ShapeView(fill: color) { StatusBarDrawing.signal(in: $0) }
    network = ShapeView(fill: color) { StatusBarDrawing.network(in: $0) }
    battery = ShapeView(fill: color) { StatusBarDrawing.battery(in: $0) }
    super.init(frame: .zero)
    // The time in Apple's own pictures.
    (time.text, percent.text) = ("9:41", "100%")
    time.font = .systemFont(ofSize: form == .tall ? 17 : 12, weight: .semibold)
    percent.font = .systemFont(ofSize: 12)
    (time.textAlignment, percent.textAlignment) = (form == .wide ? .left : .center, .right)
    for label in [time, percent] { label.textColor = color }
    for view in content { addSubview(view) }
    if let camera {
      camera.backgroundColor = .black
      camera.layer.cornerRadius = camera.bounds.height / 2
      camera.layer.name = "camera"
      addSubview(camera)
    }
    if let homeIndicator { addSubview(homeIndicator) }
    layer.name = "status bar"
  }

  package required init?(coder: NSCoder) { nil }

  /// What the bar shows in its color.
  private var content: [UIView] {
    switch form {
    case .low: [time, signal, network, battery, percent]
    case .tall: [time, signal, network, battery]
    case .wide: [time, network, battery, percent]
    }
  }

  /// Changes the look in the current animation block: the old look lies above the new one and fades.
  func fade(to look: Look) {
    guard !look.isHidden, !self.look.isHidden else { return self.look = look }
    UIView.performWithoutAnimation {
      fading = snapshotView(afterScreenUpdates: false)
      self.look = look
      if let fading { addSubview(fading) }
    }
    fading?.alpha = 0
  }

  /// Removes the old look.
  func endFade() {
    fading?.removeFromSuperview()
    fading = nil
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    // Devices on their side have the camera at the left.
    camera?.isHidden = bounds.width > 500
    if let window = superview?.bounds.size { homeIndicator?.frame = HomeIndicator.frame(in: window) }
    switch form {
    case .low: layOutLow()
    case .tall: layOutTall()
    case .wide: layOutWide()
    }
  }

  /// Signal and network to the left, the time in the middle, the battery to the right.
  private func layOutLow() {
    let middle = bounds.height / 2
    signal.frame = Self.box(left: 8, middle, 17, 10)
    network.frame = Self.box(left: 30, middle, 14, 10)
    time.frame = bounds
    battery.frame = Self.box(left: bounds.width - 30, middle, 24, 11)
    percent.frame = CGRect(x: bounds.width - 34 - 60, y: 0, width: 60, height: bounds.height)
  }

  /// The time to the left of the camera, everything else to the right.
  private func layOutTall() {
    let middle = bounds.height / 2 + 4
    // Beside a camera in the screen there is more room.
    let share = camera == nil ? 0.13 : 0.163
    time.frame = CGRect(x: bounds.width * share - 27, y: middle - 11, width: 54, height: 22)
    let right = bounds.width - 26
    battery.frame = Self.box(left: right - 25, middle, 25, 12)
    network.frame = Self.box(left: right - 25 - 22, middle, 16, 11.5)
    signal.frame = Self.box(left: right - 25 - 22 - 23, middle, 18, 11.5)
  }

  /// The time to the left, everything else to the right.
  private func layOutWide() {
    let middle = bounds.height / 2
    time.frame = CGRect(x: 20, y: 0, width: 60, height: bounds.height)
    battery.frame = Self.box(left: bounds.width - 44, middle, 24, 11)
    percent.frame = CGRect(x: bounds.width - 48 - 34, y: 0, width: 34, height: bounds.height)
    network.frame = Self.box(left: bounds.width - 48 - 34 - 16, middle, 14, 10)
  }

  private static func box(left: CGFloat, _ middle: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: left, y: (middle - height / 2).onGrid, width: width, height: height)
  }
}

/// The bar at the lower edge of devices without a home button.
package final class HomeIndicator: UIView {
  package init(color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 2.5
  }

  package required init?(coder: NSCoder) { nil }

  /// - Parameter window: the window's size, in points.
  package static func frame(in window: CGSize) -> CGRect {
    let width: CGFloat = window.width > 500 ? 260 : 134
    return CGRect(x: ((window.width - width) / 2).onGrid, y: window.height - 13, width: width, height: 5)
  }
}

/// The symbols of the status bar.
private enum StatusBarDrawing {
  /// Four bars.
  static func signal(in rect: CGRect) -> CGPath {
    let width = rect.width / 5.2
    var path = CGPath()
    for (index, share) in [0.36, 0.56, 0.78, 1].enumerated() {
      let height = rect.height * share
      let bar = CGRect(
        x: rect.minX + CGFloat(index) * width * 1.4, y: rect.maxY - height, width: width, height: height)
      path.append(CGPath(roundedRect: bar, cornerRadius: width * 0.3))
    }
    return path
  }

  /// Two arcs above a wedge.
  static func network(in rect: CGRect) -> CGPath {
    let center = CGPoint(x: rect.midX, y: rect.maxY)
    let reach = rect.height
    var path = CGPath()
    for (inner, outer) in [(0, 0.3), (0.44, 0.66), (0.79, 1)] as [(CGFloat, CGFloat)] {
      path.append(sector(center, inner * reach, outer * reach))
    }
    return path
  }

  /// A sector of a ring, a quarter turn wide, upward.
  private static func sector(_ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat) -> CGPath {
    let half = CGFloat.pi * 0.25
    let path = UIBezierPath(
      arcCenter: center, radius: outer, startAngle: -.pi / 2 - half, endAngle: -.pi / 2 + half,
      clockwise: true)
    if inner > 0 {
      path.addArc(
        withCenter: center, radius: inner, startAngle: -.pi / 2 + half, endAngle: -.pi / 2 - half,
        clockwise: false)
    } else {
      path.addLine(to: center)
    }
    path.close()
    return path.cgPath
  }

  /// A full battery: a frame, the charge, and the contact.
  static func battery(in rect: CGRect) -> CGPath {
    let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width - 2.5, height: rect.height)
    var path = CGPath(roundedRect: body, cornerRadius: 3.2)
    path.append(CGPath(roundedRect: body.insetBy(dx: 1, dy: 1), cornerRadius: 2.3).reversed)
    path.append(CGPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: 1.6))
    let contact = CGRect(x: body.maxX + 1, y: rect.midY - 2, width: 1.5, height: 4)
    path.append(CGPath(roundedRect: contact, cornerRadius: 0.75))
    return path
  }
}
