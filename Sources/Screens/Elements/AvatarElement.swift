import UIKit

/// `avatar: {text | icon | file, color, size}`: a round picture of someone.
struct AvatarElement: ScreenElement {
  static let name = "avatar"
  static let shorthand: String? = "text"

  let avatar: Avatar
  let size: CGFloat

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    size = reader.number(&fields, "size", in: 8...600) ?? 80
    guard let avatar = Avatar(&fields, &reader) else { return nil }
    self.avatar = avatar
  }

  var stretch: Stretch { Stretch(keepsWidth: true, isSquare: true) }

  func makeView(tint: UIColor) -> UIView { avatar.makeView(size: size) }
}

/// The content of a round picture.
struct Avatar: Sendable {
  var text: String?
  var icon: ScreenSymbol?
  var file: PictureFile?
  var scene: Scene.Name?
  var color: UIColor

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    text = reader.text(&fields, "text")
    icon = reader.symbol(&fields, "icon")
    file = reader.file(&fields, "file")
    scene = reader.keyword(&fields, "scene")
    color = reader.color(&fields, "color") ?? .systemGray
    if ["text", "icon", "file", "scene"].allSatisfy({ !fields.wrote($0) }) {
      reader.missing("text", in: fields)
      return nil
    }
  }

  init(icon: ScreenSymbol, color: UIColor) {
    self.icon = icon
    self.color = color
  }

  func makeView(size: CGFloat) -> UIView {
    let view = CircleView(size, content(size))
    if file != nil || scene != nil {
      view.clipsToBounds = true
    } else {
      view.backgroundColor = color
    }
    return view
  }

  private func content(_ size: CGFloat) -> UIView {
    if let file {
      let view = UIImageView(image: file.image())
      view.contentMode = .scaleAspectFill
      return view
    }
    if let scene { return PhotoView(Scene(scene)) }
    let foreground = color.contrasting
    if let icon, let view = SymbolView.make(icon, size: size * 0.46, weight: .regular, foreground) {
      return view
    }
    let length = text?.count ?? 0
    let font = UIFont.systemFont(ofSize: size * (length > 2 ? 0.3 : 0.4), weight: .medium)
    return UILabel(text ?? "", font, foreground, .center)
  }
}

/// A circle of a fixed size, with its content; it shrinks if there isn't enough room.
private final class CircleView: UIView {
  private let side: CGFloat
  private let content: UIView

  init(_ side: CGFloat, _ content: UIView) {
    self.side = side
    self.content = content
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    layer.cornerRadius = side / 2
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let side = min(side, max(size.width, 0))
    return CGSize(width: side, height: side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = min(bounds.width, bounds.height)
    layer.cornerRadius = room / 2
    guard room < side else { return content.frame = bounds }
    content.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    content.transform = CGAffineTransform(scaleX: room / side, y: room / side)
  }
}
