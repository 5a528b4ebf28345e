import TransitionEngine

extension Easing {
  /// As a CSS `<easing-function>`.
  func write(into rule: inout [UInt8]) {
    switch self {
    case .linear: rule.write("linear")
    case .cubicBezier(let curve):
      rule.write("cubic-bezier(")
      for (index, value) in [curve.x1, curve.y1, curve.x2, curve.y2].enumerated() {
        if index > 0 { rule.write(",") }
        rule.write(CGFloat(value), decimals: 6)
      }
      rule.write(")")
    case .stops(let stops):
      rule.write("linear(")
      for (index, stop) in stops.enumerated() {
        if index > 0 { rule.write(",") }
        rule.write(CGFloat(stop.output), decimals: 5)
        guard index > 0, index < stops.count - 1 else { continue }
        rule.write(" ")
        rule.write(CGFloat(stop.input * 100), decimals: 3)
        rule.write("%")
      }
      rule.write(")")
    }
  }
}
