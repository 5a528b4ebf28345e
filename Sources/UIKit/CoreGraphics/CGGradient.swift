import TransitionEngine

/// Colors at locations, which a context draws along a line or between two circles.
public final class CGGradient {
  /// The colors, at least one.
  let colors: [Color]
  /// 0…1, ascending, one for each color.
  let locations: [CGFloat]

  private init?(_ colors: [Color], _ locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let count = colors.count
    let even = colors.indices.map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
    let own = locations ?? even
    guard own.count >= count else { return nil }
    let order = colors.indices.sorted { own[$0] < own[$1] }
    self.colors = order.map { colors[$0] }
    self.locations = order.map { own[$0].unitClamped }
  }

  /// A gradient of colors.
  ///
  /// - Parameters:
  ///   - space: ignored: all colors are in sRGB.
  ///   - colors: colors as `CGColor`; others are left out.
  ///   - locations: 0…1, one for each color; evenly spread for nil.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let own = colors.compactMap { ($0 as? CGColor)?.color ?? ($0 as? UIColor)?.color }
    self.init(own, locations.map { pointer in own.indices.map { pointer[$0] } })
  }

  /// A gradient of components 0…1: red, green, blue and alpha of each color, or a gray and an alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let own = (0..<max(count, 0)).compactMap { index in
      CGColor(colorSpace: space, components: (0..<width).map { components[index * width + $0] })?.color
    }
    self.init(own, locations.map { pointer in own.indices.map { pointer[$0] } })
  }

  /// The color at a fraction, 0…1.
  func color(at fraction: CGFloat) -> Color {
    guard let after = locations.firstIndex(where: { $0 >= fraction }) else { return colors[colors.count - 1] }
    guard after > 0 else { return colors[0] }
    let (start, end) = (locations[after - 1], locations[after])
    let share = end > start ? (fraction - start) / (end - start) : 1
    let (a, b) = (colors[after - 1], colors[after])
    func mixed(_ a: Color.Components, _ b: Color.Components) -> Color.Components {
      func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * share }
      return Color.Components(
        red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
        alpha: mix(a.alpha, b.alpha))
    }
    return Color(light: mixed(a.light, b.light), dark: mixed(a.dark, b.dark))
  }
}

/// Whether a gradient goes on beyond its ends. The bits are Core Graphics'.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// One bit per end.
  public let rawValue: UInt32
  /// Options by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1 << 0)
  /// The last color goes on after the end.
  public static let drawsAfterEndLocation = Self(rawValue: 1 << 1)
}

extension CGContext {
  /// The longest distance of a point of the image from a point, in the current coordinates.
  private func reach(from point: CGPoint) -> CGFloat {
    let inverse = state.transform.inverted()
    let corners = [(0, 0), (size.width, 0), (0, size.height), (size.width, size.height)]
    return corners.map { x, y in
      let corner = CGPoint(x: x, y: y).applying(inverse)
      return distance(corner, point)
    }.max() ?? 0
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (x, y) = (b.x - a.x, b.y - a.y)
    return (x * x + y * y).squareRoot()
  }

  /// Draws a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let length = distance(startPoint, endPoint)
    guard length > 0 else { return }
    let reach = reach(from: startPoint) + length
    let left = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let right = options.contains(.drawsAfterEndLocation) ? reach : length
    var layer = sheet()
    layer.bounds = CGRect(x: left, y: -reach, width: right - left, height: 2 * reach)
    layer.anchorPoint = CGPoint(x: -left / (right - left), y: 0.5)
    layer.position = .zero
    let angle = atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x)
    let placed = CGAffineTransform(rotationAngle: angle)
      .concatenating(CGAffineTransform(translationX: startPoint.x, y: startPoint.y))
      .concatenating(state.transform)
    layer.transform = CATransform3DMakeAffineTransform(placed)
    layer.contents = .gradient(
      Gradient(
        colors: gradient.colors.count > 1 ? gradient.colors : gradient.colors + gradient.colors,
        locations: gradient.colors.count > 1 ? gradient.locations : [0, 1],
        startPoint: CGPoint(x: -left / (right - left), y: 0.5),
        endPoint: CGPoint(x: (length - left) / (right - left), y: 0.5)))
    addGroup(layer)
  }

  /// Draws a gradient between two circles, as up to 64 rings of one color each.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    func circle(_ fraction: CGFloat) -> Path {
      let radius = max(startRadius + (endRadius - startRadius) * fraction, 0)
      let x = startCenter.x + (endCenter.x - startCenter.x) * fraction
      let y = startCenter.y + (endCenter.y - startCenter.y) * fraction
      return Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }
    let everything = Path(
      rect: CGRect(origin: .zero, size: size).applying(state.transform.inverted()).insetBy(dx: -1, dy: -1))
    let grows = endRadius >= startRadius
    let span = max(abs(endRadius - startRadius), distance(startCenter, endCenter))
    let count = Int(min(max(span / 2, 12), 64).rounded())
    var rings: [(outer: Path, inner: Path?, fraction: CGFloat)] = (0..<count).map { step in
      let (from, to) = (CGFloat(step) / CGFloat(count), CGFloat(step + 1) / CGFloat(count))
      return grows ? (circle(to), circle(from), (from + to) / 2) : (circle(from), circle(to), (from + to) / 2)
    }
    if options.contains(.drawsBeforeStartLocation) {
      rings.insert(grows ? (circle(0), nil, 0) : (everything, circle(0), 0), at: 0)
    }
    if options.contains(.drawsAfterEndLocation) {
      rings.append(grows ? (everything, circle(1), 1) : (circle(1), nil, 1))
    }
    if gradient.colors.allSatisfy(\.isOpaque) {
      // Opaque circles lie on one another, the largest below, so that nothing shows between them. A hole in the middle
      // stays one.
      if grows { rings.reverse() }
      let hasMiddle = options.contains(grows ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
      let hole = grows ? startRadius : endRadius
      if hasMiddle || hole <= 0 {
        for index in rings.indices { rings[index].inner = nil }
      }
    }
    var group = sheet()
    group.sublayers = rings.map { ring in
      var layer = sheet()
      var path = ring.outer
      if let inner = ring.inner { path.append(inner) }
      layer.contents = .shape(
        Shape(
          path: path.applying(state.transform), fillColor: gradient.color(at: ring.fraction),
          fillRule: .evenOdd))
      return layer
    }
    group.masksToBounds = true
    add(group)
  }

  /// Adds a layer with a transform, of which only what is within the image shows.
  private func addGroup(_ layer: Layer) {
    var group = sheet()
    group.sublayers = [layer]
    group.masksToBounds = true
    add(group)
  }
}
