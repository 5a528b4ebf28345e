import UIKit

/// `grid: {columns, spacing, items}`.
struct GridElement: ScreenElement {
  static let name = "grid"
  static let shorthand: String? = "items"

  let columns: Int
  let spacing: CGFloat
  let items: [PlacedElement]

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    columns = reader.integer(&fields, "columns", in: 1...12) ?? 2
    spacing = reader.number(&fields, "spacing", in: 0...200) ?? 12
    items = reader.elements(&fields, "items") ?? []
    if !fields.wrote("items") { reader.missing("items", in: fields) }
  }

  var stretch: Stretch { Stretch(shrinks: true) }

  func makeView(tint: UIColor) -> UIView {
    GridView(items.map { $0.makeSlot(tint: tint) }, columns: columns, spacing: spacing)
  }
}
