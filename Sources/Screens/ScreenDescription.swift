import UIKit

/// The content of a screen, without its tab bar.
struct ScreenDescription: Sendable {
  var background: UIColor
  /// The style of all colors, whatever the reader's; nil for the reader's.
  let appearance: UIUserInterfaceStyle?
  /// Over the background; nil for none.
  var gradient: GradientStyle?
  var tint: UIColor
  /// The color of the status bar; nil for no status bar.
  var statusBarColor: UIColor?
  /// The color of the status bar above a navigation controller's bar; nil for no status bar.
  private(set) var stackStatusBarColor: UIColor?
  var navigationBar: NavigationBar?
  var padding: UIEdgeInsets
  var spacing: CGFloat
  var content: [PlacedElement]
  /// Whether a row continues past the screen's edge.
  private(set) var hasScrollingRow: Bool

  private static let margin: CGFloat = 16

  /// - Parameter size: the screen's size.
  init(_ fields: inout Fields, _ reader: inout ScreenReader, size: CGSize) {
    let background = reader.color(&fields, "background")
    appearance = reader.keyword(&fields, "appearance", Appearance.self)?.style
    gradient = reader.gradient(&fields, "gradient")
    tint = reader.color(&fields, "tint") ?? .systemBlue
    let style = reader.keyword(&fields, "statusBar", StatusBarStyle.self)
    navigationBar = reader.navigationBar(&fields)
    let padding = reader.insets(&fields, "padding")
    spacing = reader.number(&fields, "spacing", in: 0...1000) ?? Self.margin
    content = reader.elements(&fields, "content") ?? []
    hasScrollingRow = reader.hasScrollingRow
    let system = reader.hasGroupedList ? UIColor.systemGroupedBackground : .systemBackground
    let dynamic = background ?? gradient?.colors.first ?? system
    self.background = appearance.map { UIColor(dynamic.color.fixed($0)) } ?? dynamic
    self.padding = padding ?? Self.standardPadding(content, size)
    statusBarColor = Self.statusBarColor(style, on: barBackground, size)
    stackStatusBarColor = Self.statusBarColor(
      style, on: navigationBar == nil ? .systemBackground : barBackground, size)
  }

  /// The background of the status bar.
  private var barBackground: UIColor {
    guard let bar = navigationBar else { return background }
    return bar.background ?? (bar.isLarge ? background : .systemBackground)
  }

  /// Lists and maps touch the bars; other content is padded.
  private static func standardPadding(_ content: [PlacedElement], _ size: CGSize) -> UIEdgeInsets {
    let safe = UIEdgeInsets(ofLandscapePhone: size)
    let flow = content.filter { $0.placement.frame == nil }
    func distance(_ element: PlacedElement?) -> CGFloat {
      switch element?.element {
      case let list as ListElement: list.style == .plain ? 0 : margin / 2
      case is MapElement: 0
      default: margin
      }
    }
    return UIEdgeInsets(
      top: distance(flow.first), left: max(margin, safe.left), bottom: distance(flow.last),
      right: max(margin, safe.right))
  }

  /// Only phones have a status bar by default.
  private static func statusBarColor(
    _ style: StatusBarStyle?, on background: UIColor, _ size: CGSize
  ) -> UIColor? {
    guard let style else { return UIEdgeInsets(ofDevice: size).top > 0 ? background.contrasting : nil }
    return switch style {
    case .dark: .black
    case .light: .white
    case .none: nil
    }
  }
}

extension ScreenReader {
  fileprivate mutating func navigationBar(_ fields: inout Fields) -> NavigationBar? {
    guard let node = fields.take("navigationBar"),
      var fields = self.fields("a navigation bar", of: node, shorthand: "title")
    else { return nil }
    return NavigationBar(&fields, &self)
  }
}

/// The `appearance` of a screen.
enum Appearance: String, CaseIterable, Sendable {
  case light, dark

  var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// The `statusBar` of a screen: its color, or none.
enum StatusBarStyle: String, CaseIterable, Sendable {
  case dark, light, none
}
