import Text
import TransitionEngine

/// Values in words, for the lint's messages.
extension CATransform3D {
  /// The largest difference between components that counts as rounding.
  private static let tolerance: CGFloat = 1e-9

  func isClose(to other: CATransform3D) -> Bool {
    zip(components, other.components).allSatisfy { abs($0 - $1) <= Self.tolerance }
  }

  /// The effect of the commonest kinds of transforms: `a translation by (375, 0)`.
  var inWords: String {
    if isClose(to: CATransform3DIdentity) { return "the identity" }
    if isClose(to: CATransform3DMakeTranslation(m41, m42, m43)) {
      let depth = m43 == 0 ? "" : ", \(m43.short)"
      return "a translation by (\(m41.short), \(m42.short)\(depth))"
    }
    if isClose(to: CATransform3DMakeScale(m11, m22, m33)) { return "a scale by (\(m11.short), \(m22.short))" }
    var flat = self
    flat.m34 = 0
    if flat.isClose(to: CATransform3DIdentity) {
      return "a perspective with m34 = \(m34.formatted(decimals: 5))"
    }
    return "not the identity"
  }
}

extension CGPoint {
  var inWords: String { "(\(x.short), \(y.short))" }
}

extension CGRect {
  var inWords: String { "(\(minX.short), \(minY.short), \(width.short) × \(height.short))" }

  func isClose(to other: CGRect, within tolerance: CGFloat) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}

extension Double {
  /// The number with at most three decimals, without trailing zeros.
  var short: String { formatted(decimals: 3) }
}

extension Int {
  /// `one view`, `3 views`.
  func counted(_ noun: String) -> String { self == 1 ? "one \(noun)" : "\(self) \(noun)s" }
}

extension String {
  var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
