import UIKit

/// `photo: {scene, colors, ratio}`: a drawn stand-in for a photograph.
struct PhotoElement: ScreenElement {
  static let name = "photo"
  static let shorthand: String? = "scene"

  let scene: Scene
  /// Width over height.
  let ratio: CGFloat

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    let name = reader.keyword(&fields, "scene", Scene.Name.self)
    let colors = reader.colors(&fields, "colors")
    ratio = reader.number(&fields, "ratio", in: 0.1...10) ?? 4 / 3
    guard let name else {
      if !fields.wrote("scene") { reader.missing("scene", in: fields) }
      return nil
    }
    scene = Scene(name, colors: colors)
  }

  var stretch: Stretch { Stretch(shrinks: true) }

  func makeView(tint: UIColor) -> UIView {
    let view = PhotoView(scene)
    view.ratio = ratio
    return view
  }
}

/// A scene's view.
final class PhotoView: UIView {
  /// Width over height.
  var ratio: CGFloat = 4 / 3
  private static let naturalWidth: CGFloat = 120

  init(_ scene: Scene) {
    super.init(frame: .zero)
    clipsToBounds = true
    addFilling(GradientView(scene.sky))
    for part in scene.parts { addFilling(ShapeView(fill: part.color, part.outline)) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width.isFinite ? size.width : Self.naturalWidth
    return CGSize(width: width, height: (width / ratio).onGrid)
  }
}
