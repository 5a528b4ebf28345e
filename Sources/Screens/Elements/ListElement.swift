import UIKit

/// `list: {style, header, footer, rows}`: a section of a table.
struct ListElement: ScreenElement {
  /// The styles of `UITableView.Style`.
  enum Style: String, CaseIterable, Sendable { case plain, grouped, insetGrouped }

  static let name = "list"
  static let shorthand: String? = "rows"

  let style: Style
  let header: String?
  let footer: String?
  let rows: [ListRow]

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    style = reader.keyword(&fields, "style") ?? .plain
    header = reader.text(&fields, "header")
    footer = reader.text(&fields, "footer")
    var rows: [ListRow] = []
    for node in reader.items(&fields, "rows") ?? [] {
      guard reader.count(at: node.range) else { break }
      if let row = ListRow(node, &reader) { rows.append(row) }
    }
    self.rows = rows
    if style != .plain { reader.hasGroupedList = true }
    if !fields.wrote("rows") { reader.missing("rows", in: fields) }
  }

  var stretch: Stretch { Stretch(shrinks: true, bleeds: true) }

  func makeView(tint: UIColor) -> UIView { ListView(self, tint: tint) }
}
