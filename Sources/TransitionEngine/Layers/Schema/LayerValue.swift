/// The value of a layer's property, with the common requirements of its types.
package protocol LayerValue: Equatable, Sendable {
  /// The value that represents no value; nil for types without one.
  static var absent: Self? { get }
  /// Whether the value represents no value in an optional property.
  var isAbsent: Bool { get }

  /// The value as an animation's value; nil for types that don't animate.
  var animatable: PropertyAnimation.Value? { get }
  /// Nil for a value of another kind.
  init?(animatable value: PropertyAnimation.Value)

  /// Moves all numbers to the nearest ones within a range.
  ///
  /// - Parameter range: of lengths and other single numbers, within what can be drawn.
  mutating func clamp(to range: ClosedRange<CGFloat>)
}

extension LayerValue {
  package static var absent: Self? { nil }
  package var isAbsent: Bool { false }
  package var animatable: PropertyAnimation.Value? { nil }
  package init?(animatable value: PropertyAnimation.Value) { nil }
  package mutating func clamp(to range: ClosedRange<CGFloat>) {}

  /// The nearest value whose numbers are within a range.
  package func clamped(to range: ClosedRange<CGFloat>) -> Self {
    var value = self
    value.clamp(to: range)
    return value
  }
}

extension CGFloat: LayerValue {
  package var animatable: PropertyAnimation.Value? { .number(self) }
  package init?(animatable value: PropertyAnimation.Value) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  /// The nearest number within a range; what isn't a number counts as 0.
  func nearest(in range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(isNaN ? 0 : self, range.lowerBound), range.upperBound)
  }

  package mutating func clamp(to range: ClosedRange<CGFloat>) { self = nearest(in: range) }
}

/// Animates as a number; from 0.5 on it counts as true.
extension Bool: LayerValue {
  package var animatable: PropertyAnimation.Value? { .number(self ? 1 : 0) }
  package init?(animatable value: PropertyAnimation.Value) {
    guard case .number(let number) = value else { return nil }
    self = number >= 0.5
  }
}

extension CGPoint: LayerValue {
  package var animatable: PropertyAnimation.Value? { .point(self) }
  package init?(animatable value: PropertyAnimation.Value) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
  package mutating func clamp(to range: ClosedRange<CGFloat>) {
    (x, y) = (x.nearest(in: range), y.nearest(in: range))
  }
}

extension CGSize: LayerValue {
  package var animatable: PropertyAnimation.Value? { .size(self) }
  package init?(animatable value: PropertyAnimation.Value) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
  package mutating func clamp(to range: ClosedRange<CGFloat>) {
    (width, height) = (width.nearest(in: range), height.nearest(in: range))
  }
}

extension CGRect: LayerValue {
  package var animatable: PropertyAnimation.Value? { .rect(self) }
  package init?(animatable value: PropertyAnimation.Value) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }
  package mutating func clamp(to range: ClosedRange<CGFloat>) {
    origin.clamp(to: range)
    size.clamp(to: range)
  }
}

extension CATransform3D: LayerValue {
  package var animatable: PropertyAnimation.Value? { .transform(self) }
  package init?(animatable value: PropertyAnimation.Value) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
  package mutating func clamp(to range: ClosedRange<CGFloat>) {
    self = CATransform3D(components: components.clamped(to: range))
  }
}

extension Color: LayerValue {
  package static var absent: Color? { .clear }
  package var animatable: PropertyAnimation.Value? { .color(self) }
  package init?(animatable value: PropertyAnimation.Value) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
  package mutating func clamp(to range: ClosedRange<CGFloat>) {
    light.clamp(to: range)
    dark.clamp(to: range)
  }
}

extension Color.Components {
  fileprivate mutating func clamp(to range: ClosedRange<CGFloat>) {
    red.clamp(to: range)
    green.clamp(to: range)
    blue.clamp(to: range)
    alpha.clamp(to: range)
  }
}

extension Path: LayerValue {
  package static var absent: Path? { Path() }
  package var isAbsent: Bool { isEmpty }
  package var animatable: PropertyAnimation.Value? { .path(self) }
  package init?(animatable value: PropertyAnimation.Value) {
    guard case .path(let path) = value else { return nil }
    self = path
  }
  package mutating func clamp(to range: ClosedRange<CGFloat>) {
    guard !elements.allSatisfy({ $0.points.allSatisfy { $0.clamped(to: range) == $0 } }) else { return }
    self = Path(elements.map { $0.mapPoints { $0.clamped(to: range) } })
  }
}

/// The element of a list that a property has.
package protocol ListedLayerValue: LayerValue {
  /// A list as an animation's value.
  static func animatable(_ list: [Self]) -> PropertyAnimation.Value
  /// Nil for a value of another kind.
  static func list(_ value: PropertyAnimation.Value) -> [Self]?
}

extension CGFloat: ListedLayerValue {
  package static func animatable(_ list: [CGFloat]) -> PropertyAnimation.Value { .numbers(list) }
  package static func list(_ value: PropertyAnimation.Value) -> [CGFloat]? {
    if case .numbers(let numbers) = value { numbers } else { nil }
  }
}

extension Color: ListedLayerValue {
  package static func animatable(_ list: [Color]) -> PropertyAnimation.Value { .colors(list) }
  package static func list(_ value: PropertyAnimation.Value) -> [Color]? {
    if case .colors(let colors) = value { colors } else { nil }
  }
}

extension Array: LayerValue where Element: ListedLayerValue {
  package var animatable: PropertyAnimation.Value? { Element.animatable(self) }
  package init?(animatable value: PropertyAnimation.Value) {
    guard let list = Element.list(value) else { return nil }
    self = list
  }
  package mutating func clamp(to range: ClosedRange<CGFloat>) {
    for index in indices { self[index].clamp(to: range) }
  }
}

extension Optional: LayerValue where Wrapped: LayerValue {
  package static var absent: Wrapped?? { .some(.none) }
  package var animatable: PropertyAnimation.Value? {
    (self ?? Wrapped.absent)?.animatable
  }
  package init?(animatable value: PropertyAnimation.Value) {
    guard let wrapped = Wrapped(animatable: value) else { return nil }
    if wrapped.isAbsent { self = .none } else { self = .some(wrapped) }
  }
  package mutating func clamp(to range: ClosedRange<CGFloat>) { self?.clamp(to: range) }
}

extension PropertyAnimation.Value {
  /// The value by its own type.
  private var payload: any LayerValue {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color
    case .numbers(let numbers): numbers
    case .colors(let colors): colors
    case .path(let path): path
    }
  }

  /// The nearest value whose numbers are within a range.
  package func clamped(to range: ClosedRange<CGFloat>) -> Self {
    payload.clamped(to: range).animatable ?? self
  }

  /// Whether all of its numbers are within a range.
  func isWithin(_ range: ClosedRange<CGFloat>) -> Bool { components.allSatisfy(range.contains) }

  /// Whether all of its numbers are finite.
  package var isFinite: Bool { components.allSatisfy(\.isFinite) }
}
