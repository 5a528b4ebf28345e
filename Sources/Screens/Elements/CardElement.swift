import UIKit

/// `card: {title, subtitle, picture: {scene | color | gradient | file, symbol}, ratio, icon}`: a picture with
/// a caption.
struct CardElement: ScreenElement {
  static let name = "card"
  static let shorthand: String? = "title"

  let title: String?
  let subtitle: String?
  let picture: CardPicture
  /// The picture's width over its height.
  let ratio: CGFloat
  /// A symbol at the caption's end.
  let icon: ScreenSymbol?
  let iconColor: UIColor?
  let background: UIColor

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    title = reader.text(&fields, "title")
    subtitle = reader.text(&fields, "subtitle")
    picture = CardPicture(&fields, &reader)
    ratio = reader.number(&fields, "ratio", in: 0.1...10) ?? 1.5
    icon = reader.symbol(&fields, "icon")
    iconColor = reader.color(&fields, "iconColor")
    background = reader.color(&fields, "cardColor") ?? .secondarySystemBackground
  }

  var stretch: Stretch { Stretch(shrinks: true) }

  func makeView(tint: UIColor) -> UIView {
    CardView(self, picture: picture.makeView(tint: tint), tint: tint)
  }
}

/// The content of a card above its caption.
struct CardPicture: Sendable {
  var scene: Scene?
  var file: PictureFile?
  var gradient: GradientStyle?
  var color: UIColor?
  var symbol: ScreenSymbol?

  init(_ fields: inout Fields, _ reader: inout ScreenReader) {
    let name = reader.keyword(&fields, "scene", Scene.Name.self)
    let colors = reader.colors(&fields, "colors")
    scene = name.map { Scene($0, colors: colors) }
    file = reader.file(&fields, "file")
    color = reader.color(&fields, "color")
    symbol = reader.symbol(&fields, "symbol")
    gradient = scene == nil && colors.count >= 2 ? GradientStyle(colors: colors, direction: .diagonal) : nil
  }

  func makeView(tint: UIColor) -> UIView {
    let view: UIView
    if let scene {
      view = PhotoView(scene)
    } else if let file {
      let picture = UIImageView(image: file.image())
      picture.contentMode = .scaleAspectFill
      picture.clipsToBounds = true
      view = picture
    } else {
      let base = color ?? tint
      view = gradient.map { GradientView($0) } ?? UIView()
      if gradient == nil { view.backgroundColor = base }
      if let symbol,
        let image = SymbolView.make(symbol, size: 44, weight: .medium, UIColor.white.withAlphaComponent(0.9))
      {
        let box = UIView()
        for part in [view, image] { box.addFilling(part) }
        return box
      }
    }
    return view
  }
}

private final class CardView: UIView {
  private let picture: UIView
  private let title: UILabel?
  private let subtitle: UILabel?
  private let icon: UIImageView?
  private let ratio: CGFloat

  private static let inset: CGFloat = 8
  private static let naturalWidth: CGFloat = 160

  init(_ card: CardElement, picture: UIView, tint: UIColor) {
    self.picture = picture
    ratio = card.ratio
    title = card.title.map {
      UILabel($0, .preferredFont(forTextStyle: .subheadline, weight: .semibold), .label)
    }
    subtitle = card.subtitle.map { UILabel($0, .preferredFont(forTextStyle: .caption1), .secondaryLabel) }
    icon = card.icon.flatMap { SymbolView.make($0, size: 15, weight: .semibold, card.iconColor ?? tint) }
    super.init(frame: .zero)
    backgroundColor = hasCaption ? card.background : nil
    layer.cornerRadius = 14
    picture.layer.cornerRadius = hasCaption ? 8 : 14
    picture.clipsToBounds = true
    for view in [picture, title, subtitle, icon].compactMap(\.self) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private var hasCaption: Bool { title != nil || subtitle != nil || icon != nil }
  private var inset: CGFloat { hasCaption ? Self.inset : 0 }

  private func pictureHeight(_ width: CGFloat) -> CGFloat { (max(width - 2 * inset, 0) / ratio).onGrid }

  private var captionHeight: CGFloat {
    hasCaption ? (title?.naturalSize.height ?? 0) + (subtitle?.naturalSize.height ?? 0) + 3 : 0
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width.isFinite ? size.width : Self.naturalWidth
    let caption = hasCaption ? captionHeight + 8 : 0
    return CGSize(width: width, height: pictureHeight(width) + 2 * inset + caption)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 2 * inset, 0)
    let caption = hasCaption ? captionHeight + 8 : 0
    let height = max(bounds.height - 2 * inset - caption, 0)
    picture.frame = CGRect(x: inset, y: inset, width: width, height: height)
    let iconSize = icon?.image?.size ?? .zero
    let room = max(width - 8 - (icon == nil ? 0 : iconSize.width + 6), 0)
    var y = inset + height + 7
    for label in [title, subtitle].compactMap(\.self) {
      let height = label.naturalSize.height
      label.frame = CGRect(x: inset + 4, y: y, width: room, height: height)
      y += height + 3
    }
    let middle = inset + height + 7 + captionHeight / 2
    icon?.frame = CGRect(
      origin: CGPoint(x: inset + width - 4 - iconSize.width, y: (middle - iconSize.height / 2).onGrid),
      size: iconSize)
  }
}
