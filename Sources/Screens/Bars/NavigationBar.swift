import UIKit

/// `navigationBar: {title, large, left, right, back, background}`.
struct NavigationBar: Hashable, Sendable {
  var title: String
  /// Whether the title is large and below the bar's buttons.
  var isLarge: Bool
  var left: [BarItem]
  var right: [BarItem]
  /// The title next to the back chevron; empty for the chevron alone, nil for none.
  var back: String?
  var background: UIColor?

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    title = reader.text(&fields, "title") ?? ""
    isLarge = reader.flag(&fields, "large") ?? false
    left = reader.barItems(&fields, "left")
    right = reader.barItems(&fields, "right")
    back = reader.text(&fields, "back")
    background = reader.color(&fields, "background")
    reader.finish(fields)
  }

  /// The height without the status bar.
  var height: CGFloat {
    UINavigationBar.standardHeight + (isLarge ? UINavigationBar.largeTitleHeight : 0)
  }
}

extension NavigationBar {
  /// - Parameter background: the screen's color, which a bar with a large title also has.
  func makeView(background: UIColor, tint: UIColor) -> UINavigationBar {
    let bar = UINavigationBar(frame: .zero)
    let own = self.background
    let item = UINavigationItem(title: title)
    fill(item)
    bar.items = (back.map { [UINavigationItem(title: $0)] } ?? []) + [item]
    bar.prefersLargeTitles = isLarge
    bar.tintColor = tint
    bar.barTintColor = own ?? (isLarge ? background : nil)
    bar.titleColor = own?.contrasting
    bar.layer.name = "navigation bar"
    return bar
  }
}

extension NavigationBar {
  /// Shows the same content in a container's bar.
  func fill(_ item: UINavigationItem) {
    item.title = title
    item.leftBarButtonItems = left.map { $0.makeItem() }
    item.rightBarButtonItems = right.reversed().map { $0.makeItem() }
    item.largeTitleDisplayMode = isLarge ? .always : .never
  }
}

extension BarItem {
  fileprivate func makeItem() -> UIBarButtonItem {
    switch self {
    case .text(let title): UIBarButtonItem(title: title)
    case .icon(let symbol): UIBarButtonItem(image: symbol.image())
    }
  }
}
