/// Time, signal, network and battery, as on a phone of the screen's size.
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
      }
      alpha = look.isHidden ? 0 : 1
    }
  }

  /// Whether the time is next to a camera.
  private let isTall: Bool
  private let time = UILabel()
  private let percent = UILabel()
  private let signal, network, battery: ShapeView
  /// The look before the current change.
  private var fading: UIView?

  /// - Parameter height: the safe area at the top, in points.
  package init(height: CGFloat, color: UIColor) {
    isTall = height > 30
    look = Look(color: color)
    signal = ShapeView(fill: color) { StatusBarDrawing.signal(in: $0) }
    network = ShapeView(fill: color) { StatusBarDrawing.network(in: $0) }
    battery = ShapeView(fill: color) { StatusBarDrawing.battery(in: $0) }
    super.init(frame: .zero)
    // The time in Apple's own pictures.
    (time.text, percent.text) = ("9:41", "100%")
    time.font = .systemFont(ofSize: isTall ? 17 : 12, weight: .semibold)
    percent.font = .systemFont(ofSize: 12)
    (time.textAlignment, percent.textAlignment) = (.center, .right)
    for label in [time, percent] { label.textColor = color }
    for view in [time, signal, network, battery] { addSubview(view) }
    if !isTall { addSubview(percent) }
    layer.name = "status bar"
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
    isTall ? layOutTall() : layOutLow()
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
    time.frame = CGRect(x: bounds.width * 0.13 - 27, y: middle - 11, width: 54, height: 22)
    let right = bounds.width - 26
    battery.frame = Self.box(left: right - 25, middle, 25, 12)
    network.frame = Self.box(left: right - 25 - 22, middle, 16, 11.5)
    signal.frame = Self.box(left: right - 25 - 22 - 23, middle, 18, 11.5)
  }

  private static func box(left: CGFloat, _ middle: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: left, y: (middle - height / 2).onGrid, width: width, height: height)
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
