import TransitionEngine

extension PropertyAnimation.Value {
  /// What authors hand to `fromValue`, `toValue` and `values`; nil for what no property takes.
  init?(any value: Any) {
    switch value {
    case let value as Self: self = value
    case let number as NSNumber: self = .number(CGFloat(number.doubleValue))
    case let number as CGFloat: self = .number(number)
    case let number as Double: self = .number(CGFloat(number))
    case let number as Float: self = .number(CGFloat(number))
    case let number as Int: self = .number(CGFloat(number))
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
      let values = numbers.compactMap { Self(any: $0)?.number }
      guard values.count == numbers.count else { return nil }
      self = .numbers(values)
    default: return nil
    }
    guard isFinite else { return nil }
  }

  private var number: CGFloat? {
    if case .number(let number) = self { return number }
    return nil
  }

  private var isFinite: Bool { components.allSatisfy(\.isFinite) }

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
