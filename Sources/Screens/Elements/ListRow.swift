import UIKit
import YAML

/// `{title, subtitle, note, detail, avatar, icon, badge, accessory, color}`: a row of a list.
struct ListRow: Sendable {
  enum Accessory: String, CaseIterable, Sendable { case none, chevron, checkmark, on, off }

  let title: String
  let color: UIColor
  /// The second line.
  let subtitle: String?
  /// The third line.
  let note: String?
  /// The text at the row's end.
  let detail: String?
  let avatar: Avatar?
  let icon: Icon?
  let badge: String?
  let accessory: Accessory

  /// A white symbol in a colored square, as in Settings.
  struct Icon: Sendable {
    var symbol: ScreenSymbol
    var color: UIColor?
  }

  init?(_ node: YAMLNode, _ reader: inout ScreenReader) {
    guard var fields = reader.fields("a row", of: node, shorthand: "title") else { return nil }
    let title = reader.requiredText(&fields, "title")
    color = reader.color(&fields, "color") ?? .label
    subtitle = reader.text(&fields, "subtitle")
    note = reader.text(&fields, "note")
    detail = reader.text(&fields, "detail")
    avatar = reader.avatar(&fields)
    icon = reader.icon(&fields)
    badge = reader.text(&fields, "badge")
    accessory = reader.keyword(&fields, "accessory") ?? .none
    reader.finish(fields)
    guard let title else { return nil }
    self.title = title
  }

  /// Lines of text: 1, 2 or 3.
  var lines: Int { 1 + (subtitle == nil ? 0 : 1) + (note == nil ? 0 : 1) }
}

extension ScreenReader {
  /// `{text | icon | file | scene, color}`, or the text alone.
  fileprivate mutating func avatar(_ fields: inout Fields) -> Avatar? {
    guard let node = fields.take("avatar"),
      var fields = self.fields("an avatar", of: node, shorthand: "text")
    else { return nil }
    let avatar = Avatar(&fields, &self)
    finish(fields)
    return avatar
  }

  /// `{symbol, color}`, or the symbol alone, in the tint color and without a square.
  fileprivate mutating func icon(_ fields: inout Fields) -> ListRow.Icon? {
    guard let node = fields.take("icon") else { return nil }
    if node.string != nil { return symbol(node, "icon").map { ListRow.Icon(symbol: $0, color: nil) } }
    guard var fields = self.fields("an icon", of: node) else { return nil }
    let name = symbol(&fields, "symbol")
    let color = color(&fields, "color")
    finish(fields)
    if !fields.wrote("symbol") { missing("symbol", in: fields) }
    return name.map { ListRow.Icon(symbol: $0, color: color ?? .systemBlue) }
  }
}
