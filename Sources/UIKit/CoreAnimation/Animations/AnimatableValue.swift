import TransitionEngine

extension PropertyAnimation.Value {
  /// Creates a value from an element of `fromValue`, `toValue` or `values`; nil if no property takes its
  /// type, or if one of its numbers isn't finite.
  init?(any value: Any) {
    self.init(unchecked: value)
    guard isFinite else { return nil }
  }

  /// Creates a value from one that code gives a property; nil if no property takes its type.
  init?(unchecked value: Any) {
    switch value {
    case let value as Self: self = value
    case let number as NSNumber: self = .number(CGFloat(number.doubleValue))
    case let number as CGFloat: self = .number(number)
    case let number as Double: self = .number(CGFloat(number))
    case let number as Float: self = .number(CGFloat(number))
    case let number as Int: self = .number(CGFloat(number))
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let transform as CATransform3D: self = .transform(transform)
    case let transform as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(transform))
    case let color as CGColor: self = .color(color.color)
    case let color as UIColor: self = .color(color.color)
    case let path as CGPath: self = .path(path)
    case let colors as [CGColor]: self = .colors(colors.map(\.color))
    case let boxed as NSValue: self = boxed.value
    case let numbers as [CGFloat]: self = .numbers(numbers)
    case let numbers as [NSNumber]: self = .numbers(numbers.map { CGFloat($0.doubleValue) })
    case let colors as [Any] where !colors.isEmpty && colors.allSatisfy { $0 is CGColor }:
      self = .colors(colors.compactMap { ($0 as? CGColor)?.color })
    case let numbers as [Any] where !numbers.isEmpty:
      let values = numbers.compactMap { Self(unchecked: $0)?.number }
      guard values.count == numbers.count else { return nil }
      self = .numbers(values)
    default: return nil
    }
  }

  /// Converts a list of numbers to the type of another value, a point, a size or a rectangle, as Core
  /// Animation does. Returns the value itself if it has that type already, or can't be converted.
  ///
  /// Source: the example in Apple's documentation of `CABasicAnimation`, which moves `position` from `[0,
  /// 0]`.
  func adapted(to other: Self) -> Self {
    guard case .numbers(let n) = self else { return self }
    switch (other, n.count) {
    case (.point, 2): return .point(CGPoint(x: n[0], y: n[1]))
    case (.size, 2): return .size(CGSize(width: n[0], height: n[1]))
    case (.rect, 4): return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    default: return self
    }
  }

  /// The reason why a property can't be animated through a list of values.
  enum Obstacle {
    case noValues
    /// The values have another type than the property.
    case kind
    /// The values are paths or lists whose numbers don't correspond.
    case structure
  }

  /// Returns the reason why a property can't be animated through these values; nil if it can.
  ///
  /// - Parameters:
  ///   - current: the property's own value.
  ///   - isAdditive: whether the values are added to `current`, so that their numbers must correspond to its
  ///     numbers.
  static func obstacle(_ values: [Self], of current: Self, isAdditive: Bool) -> Obstacle? {
    guard let first = values.first else { return .noValues }
    guard values.allSatisfy({ $0.hasKind(of: current) }) else { return .kind }
    let model = isAdditive ? current : first
    return values.allSatisfy { $0.isCompatible(with: model) } ? nil : .structure
  }

  private func hasKind(of other: Self) -> Bool {
    switch (self, other) {
    case (.path, .path), (.numbers, .numbers), (.colors, .colors): true
    default: isCompatible(with: other)
    }
  }

  private var number: CGFloat? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The value in the type that code uses for it.
  var any: Any {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): CGColor(color)
    case .numbers(let numbers): numbers
    case .colors(let colors): colors.map(CGColor.init)
    case .path(let path): path
    }
  }
}
