import TransitionEngine

extension PropertyAnimation.Value {
  /// What authors hand to `fromValue`, `toValue` and `values`; nil for what no property takes, and for numbers that are not
  /// finite.
  init?(any value: Any) {
    self.init(unchecked: value)
    guard isFinite else { return nil }
  }

  /// What authors hand to a property; nil for what none takes.
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

  /// The value as another one's kind: numbers in a list are a point's, a size's or a rectangle's, as Core Animation takes
  /// them. Itself where it is of that kind, or cannot be.
  ///
  /// Source: the example in Apple's documentation of `CABasicAnimation`, which moves `position` from `[0, 0]`.
  func adapted(to other: Self) -> Self {
    guard case .numbers(let n) = self else { return self }
    switch (other, n.count) {
    case (.point, 2): return .point(CGPoint(x: n[0], y: n[1]))
    case (.size, 2): return .size(CGSize(width: n[0], height: n[1]))
    case (.rect, 4): return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    default: return self
    }
  }

  /// Why a property cannot pass from one of some values to the next.
  enum Obstacle {
    case noValues
    /// The values are of another kind than the property's.
    case kind
    /// Outlines, or lists, whose numbers don't correspond.
    case structure
  }

  /// Why a property cannot pass from one of these values to the next; nil if it can.
  ///
  /// - Parameters:
  ///   - current: the property's own value.
  ///   - isAdditive: whether they add to that, so that their numbers have to correspond to its own.
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

  /// The value in the form in which authors write it.
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
