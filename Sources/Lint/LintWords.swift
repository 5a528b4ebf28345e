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
  var inWords: Remark {
    if isClose(to: CATransform3DIdentity) { return Remark("the identity") }
    if isClose(to: CATransform3DMakeTranslation(m41, m42, m43)) {
      let depth = m43 == 0 ? "" : ", \(m43.short)"
      return Remark("a translation by \("(\(m41.short), \(m42.short)\(depth))")")
    }
    if isClose(to: CATransform3DMakeScale(m11, m22, m33)) {
      return Remark("a scale by \("(\(m11.short), \(m22.short))")")
    }
    var flat = self
    flat.m34 = 0
    if flat.isClose(to: CATransform3DIdentity) {
      return Remark("a perspective with m34 = \(m34.formatted(decimals: 5))")
    }
    return Remark("not the identity")
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

extension Remark {
  /// The words that log entries have where UIKit has no name, as they are logged.
  private static let loggedWords: [String: Remark] = [
    "constraint": Remark("constraint"), "unsupported API": Remark("unsupported API"),
    "the code": Remark("the code"), "position and size": Remark("position and size"),
    "horizontal position": Remark("horizontal position"), "vertical position": Remark("vertical position"),
    "width": Remark("width"), "height": Remark("height"),
  ]

  /// The name of a log entry: one of UIKit's, or words, such as those for what constraints leave open.
  package init(loggedName name: String) {
    if let words = Self.loggedWords[name] {
      self = words
      return
    }
    let parts = name.split(separator: " and ").map { $0.split(separator: ", ") }
    let words = parts.map { $0.compactMap { Self.loggedWords[String($0)] } }
    guard !parts.isEmpty, words.map(\.count) == parts.map(\.count) else {
      self = .verbatim(name)
      return
    }
    self =
      words.count == 2 ? Remark("\(.list(words[0])) and \(.list(words[1]))") : .list(words.flatMap(\.self))
  }
}
