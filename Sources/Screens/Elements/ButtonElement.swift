import UIKit

/// `button: {title, icon, style, color, size}`.
struct ButtonElement: ScreenElement {
  /// The styles of `UIButton.Configuration`.
  enum Style: String, CaseIterable { case plain, gray, tinted, filled }
  enum Size: String, CaseIterable { case small, medium, large }

  static let name = "button"
  static let shorthand: String? = "title"

  let title: String?
  let icon: ScreenSymbol?
  let style: Style
  let color: UIColor?
  let size: Size

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    title = reader.text(&fields, "title")
    icon = reader.symbol(&fields, "icon")
    style = reader.keyword(&fields, "style") ?? .plain
    color = reader.color(&fields, "color")
    size = reader.keyword(&fields, "size") ?? .medium
    if title == nil, icon == nil {
      reader.missing("title", in: fields)
      return nil
    }
  }

  func makeView(tint: UIColor) -> UIView {
    let tint = color ?? tint
    var configuration = style.configuration
    configuration.title = title
    configuration.image = icon.flatMap {
      $0.image(.init(pointSize: size.font.pointSize, weight: .medium))
    }
    configuration.contentInsets = size.padding
    configuration.cornerStyle = size.corners
    if style == .filled { configuration.baseForegroundColor = tint.contrasting }
    let button = UIButton(configuration: configuration)
    button.titleLabel?.font = size.font
    button.tintColor = tint
    return button
  }
}

extension ButtonElement.Style {
  fileprivate var configuration: UIButton.Configuration {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    }
  }
}

extension ButtonElement.Size {
  fileprivate var font: UIFont {
    switch self {
    case .small: .preferredFont(forTextStyle: .subheadline, weight: .semibold)
    case .medium: .preferredFont(forTextStyle: .body)
    case .large: .preferredFont(forTextStyle: .headline)
    }
  }

  fileprivate var padding: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .small: (5, 12)
      case .medium: (7, 14)
      case .large: (14, 20)
      }
    return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  fileprivate var corners: UIButton.Configuration.CornerStyle {
    switch self {
    case .small: .capsule
    case .medium: .medium
    case .large: .large
    }
  }
}
