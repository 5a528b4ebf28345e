import UIKit

/// `stack: {axis, spacing, align, distribution, scrolls, items}`.
struct StackElement: ScreenElement {
  enum Axis: String, CaseIterable { case vertical, horizontal }
  enum Distribution: String, CaseIterable { case fill, equal, equalSpacing }

  static let name = "stack"
  static let shorthand: String? = "items"

  let axis: Axis
  let spacing: CGFloat
  let alignment: StackAlignment
  let distribution: Distribution
  /// Whether a row keeps the widths of its views and continues past the screen's edge.
  let scrolls: Bool
  let items: [PlacedElement]

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    axis = reader.keyword(&fields, "axis") ?? .vertical
    spacing = reader.number(&fields, "spacing", in: 0...1000) ?? 8
    alignment = reader.keyword(&fields, "align") ?? (axis == .vertical ? .fill : .center)
    distribution = reader.keyword(&fields, "distribution") ?? .fill
    scrolls = reader.scrolls(&fields, in: axis)
    items = reader.elements(&fields, "items") ?? []
    if !fields.wrote("items") { reader.missing("items", in: fields) }
  }

  /// A stack grows in the directions of its elements.
  var stretch: Stretch {
    let stretches = items.filter { $0.placement.frame == nil }.map(\.element.stretch)
    let growsAlong = stretches.contains(where: \.growsAlong)
    return Stretch(
      growsDown: stretches.contains(where: \.growsDown)
        || (growsAlong || distribution == .equalSpacing) && axis == .vertical,
      growsAcross: stretches.contains(where: \.growsAcross)
        || (growsAlong || distribution != .fill) && axis == .horizontal,
      shrinks: true)
  }

  func makeView(tint: UIColor) -> UIView {
    let slots = items.map { $0.makeSlot(tint: tint) }
    switch axis {
    case .vertical:
      return ColumnView(
        slots, spacing: spacing, alignment: alignment, spreads: distribution == .equalSpacing)
    case .horizontal:
      return RowStackView(
        slots, spacing: spacing, alignment: alignment, scrolls ? .natural : RowStackView.Widths(distribution))
    }
  }
}

extension RowStackView.Widths {
  fileprivate init(_ distribution: StackElement.Distribution) {
    self =
      switch distribution {
      case .fill: .fitted
      case .equal: .even
      case .equalSpacing: .spread
      }
  }
}

extension ScreenReader {
  /// `scrolls: true`, of a row.
  fileprivate mutating func scrolls(_ fields: inout Fields, in axis: StackElement.Axis) -> Bool {
    guard let node = fields.take("scrolls") else { return false }
    var own = Fields(fields.subject, shorthand: "scrolls", node)
    let scrolls = flag(&own, "scrolls") ?? false
    if scrolls, axis == .vertical {
      report(
        .error(
          "screen.scrolls", "only a row scrolls, and this stack is a column", at: node.range,
          explanation: "content that is too high continues below the screen anyway",
          fix: "add “axis: horizontal”, or delete “scrolls”"))
      return false
    }
    if scrolls { hasScrollingRow = true }
    return scrolls
  }
}
