import UIKit

/// `stack: {axis, spacing, align, distribution, items}`.
struct StackElement: ScreenElement {
  enum Axis: String, CaseIterable { case vertical, horizontal }
  enum Distribution: String, CaseIterable { case fill, equal }

  static let name = "stack"
  static let shorthand: String? = "items"

  let axis: Axis
  let spacing: CGFloat
  let alignment: StackAlignment
  let distribution: Distribution
  let items: [PlacedElement]

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    axis = reader.keyword(&fields, "axis") ?? .vertical
    spacing = reader.number(&fields, "spacing", in: 0...1000) ?? 8
    alignment = reader.keyword(&fields, "align") ?? (axis == .vertical ? .fill : .center)
    distribution = reader.keyword(&fields, "distribution") ?? .fill
    items = reader.elements(&fields, "items") ?? []
    if !fields.wrote("items") { reader.missing("items", in: fields) }
  }

  /// A stack grows in the directions of its elements.
  var stretch: Stretch {
    let stretches = items.filter { $0.placement.frame == nil }.map(\.element.stretch)
    let growsAlong = stretches.contains(where: \.growsAlong)
    return Stretch(
      growsDown: stretches.contains(where: \.growsDown) || growsAlong && axis == .vertical,
      growsAcross: stretches.contains(where: \.growsAcross)
        || (growsAlong || distribution == .equal) && axis == .horizontal,
      shrinks: true)
  }

  func makeView(tint: UIColor) -> UIView {
    let slots = items.map { $0.makeSlot(tint: tint) }
    switch axis {
    case .vertical: return ColumnView(slots, spacing: spacing, alignment: alignment)
    case .horizontal:
      return RowStackView(slots, spacing: spacing, alignment: alignment, isEven: distribution == .equal)
    }
  }
}
