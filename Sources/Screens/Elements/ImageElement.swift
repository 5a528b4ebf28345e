import UIKit

/// `image: {symbol | file, color, size, contentMode}`.
struct ImageElement: ScreenElement {
  /// The modes of `UIView.ContentMode` that scale or center the picture.
  enum ContentMode: String, CaseIterable { case scaleAspectFit, scaleAspectFill, scaleToFill, center }

  static let name = "image"
  static let shorthand: String? = "symbol"

  let symbol: ScreenSymbol?
  let file: PictureFile?
  let color: UIColor?
  /// The font size of a symbol.
  let size: CGFloat
  let contentMode: ContentMode?

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    symbol = reader.symbol(&fields, "symbol")
    file = reader.file(&fields, "file")
    color = reader.color(&fields, "color")
    size = reader.number(&fields, "size", in: 4...400) ?? 24
    contentMode = reader.keyword(&fields, "contentMode")
    guard symbol == nil, file == nil else { return }
    if !fields.wrote("symbol"), !fields.wrote("file") { reader.missing("symbol", in: fields) }
    return nil
  }

  var stretch: Stretch { Stretch(shrinks: file != nil, keepsWidth: file == nil) }

  func makeView(tint: UIColor) -> UIView {
    if let symbol,
      let view = SymbolView.make(symbol, size: size, weight: .regular, color ?? tint)
    {
      return view
    }
    let view = PictureView(image: file?.image())
    view.contentMode = contentMode?.mode ?? .scaleAspectFill
    view.clipsToBounds = true
    return view
  }
}

extension ImageElement.ContentMode {
  fileprivate var mode: UIView.ContentMode {
    switch self {
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .scaleToFill: .scaleToFill
    case .center: .center
    }
  }
}

/// Makes views of symbols.
enum SymbolView {
  /// A symbol in the center of its view, as large as text of a size; nil for an unknown name.
  static func make(
    _ symbol: ScreenSymbol, size: CGFloat, weight: UIImage.SymbolWeight, _ color: UIColor
  ) -> UIImageView? {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    guard let image = symbol.image(configuration) else { return nil }
    let view = UIImageView(image: image)
    view.tintColor = color
    view.contentMode = .center
    return view
  }
}

/// An image file's view; its height follows from its width and the picture's proportions.
final class PictureView: UIImageView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let image, image.size.width > 0 else { return .zero }
    guard size.width < image.size.width else { return image.size }
    return CGSize(width: size.width, height: (size.width * image.size.height / image.size.width).onGrid)
  }
}
