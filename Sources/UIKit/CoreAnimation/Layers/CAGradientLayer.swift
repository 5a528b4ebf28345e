import TransitionEngine

/// A layer that draws an axial gradient over its background.
open class CAGradientLayer: CALayer {
  /// The locations that code has set. Evenly spaced ones replace them if there are none, or not as many as
  /// colors.
  private var wantedLocations: [NSNumber]?

  /// The shape of the gradient; others than axial are drawn along a line, which lint reports.
  open var type = CAGradientLayerType.axial {
    didSet { Run.noteUnmodeled(.gradientType, if: type != .axial) }
  }

  /// Creates a gradient without colors, from the middle of the top to the middle of the bottom.
  public required init() {
    super.init()
    properties.contents = .gradient(
      Gradient(
        colors: [], locations: [], startPoint: CGPoint(x: 0.5, y: 0), endPoint: CGPoint(x: 0.5, y: 1)))
  }

  /// Creates a copy of a layer of the same class for presentation, as Core Animation does.
  public required init(layer: Any) { super.init(layer: layer) }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private var gradient: Gradient {
    if case .gradient(let gradient) = properties.contents { return gradient }
    return Gradient(colors: [], locations: [], startPoint: .zero, endPoint: .zero)
  }

  private func changeGradient(_ key: PropertyAnimation.KeyPath, _ edit: (inout Gradient) -> Void) {
    var new = gradient
    edit(&new)
    change(\.contents, to: .gradient(new), key: key)
  }

  /// The colors, as `CGColor`s; anything else is left out.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors.map(CGColor.init) }
    set {
      let colors = (newValue ?? []).compactMap { ($0 as? CGColor)?.color }
      changeGradient(.colors) {
        $0.colors = colors
        $0.locations = resolvedLocations(count: colors.count)
      }
    }
  }

  /// The locations of the colors, 0…1, ascending, one per color; nil for evenly spaced locations.
  open var locations: [NSNumber]? {
    get { wantedLocations }
    set {
      wantedLocations = newValue
      changeGradient(.locations) { $0.locations = resolvedLocations(count: $0.colors.count) }
    }
  }

  /// The start of the gradient, in the unit square.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { set(.startPoint, to: .point(newValue)) }
  }

  /// The end of the gradient, in the unit square.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { set(.endPoint, to: .point(newValue)) }
  }

  override func setProperty(
    _ keyPath: PropertyAnimation.KeyPath, to value: PropertyAnimation.Value?
  ) -> Bool {
    switch (keyPath, value) {
    case (.colors, .colors(let colors)): self.colors = colors.map(CGColor.init)
    case (.colors, nil): colors = nil
    case (.locations, .numbers(let locations)): self.locations = locations.map { NSNumber(value: $0) }
    case (.locations, nil): locations = nil
    case (.startPoint, .point(let point)): startPoint = point
    case (.endPoint, .point(let point)): endPoint = point
    default: return super.setProperty(keyPath, to: value)
    }
    return true
  }

  private func resolvedLocations(count: Int) -> [CGFloat] {
    let wanted = (wantedLocations ?? []).map { CGFloat($0.doubleValue) }
    if wanted.count == count, wanted.allSatisfy({ (0...1).contains($0) }) { return wanted }
    return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
