import UIKit

/// `image: {symbol | file, color, size, contentMode}`.
struct ImageElement: ScreenElement {
  /// Those of `UIView.ContentMode` that keep the picture's proportions, or do not.
  enum ContentMode: String, CaseIterable { case scaleAspectFit, scaleAspectFill, scaleToFill, center }

  static let name = "image"
  static let shorthand: String? = "symbol"

  let symbol: String?
  let file: PictureFile?
  let color: UIColor?
  /// Of a symbol: its font's.
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

  func makeView(in surroundings: Surroundings) -> UIView {
    if let symbol,
      let view = SymbolView.make(symbol, size: size, weight: .regular, color ?? surroundings.tint)
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
  /// A symbol in the middle of its view, as large as text of a size; nil for an unknown name.
  static func make(
    _ name: String, size: CGFloat, weight: UIImage.SymbolWeight, _ color: UIColor
  ) -> UIImageView? {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return nil }
    let view = UIImageView(image: image)
    view.tintColor = color
    view.contentMode = .center
    return view
  }
}

/// An image file's view: as high as the picture is at the width it gets.
final class PictureView: UIImageView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let image, image.size.width > 0 else { return .zero }
    guard size.width < image.size.width else { return image.size }
    return CGSize(width: size.width, height: (size.width * image.size.height / image.size.width).onGrid)
  }
}
