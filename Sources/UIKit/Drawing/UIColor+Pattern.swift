import TransitionEngine

/// The image that a color repeats; equal only to itself.
struct ColorPattern: Hashable, @unchecked Sendable {
  let image: UIImage
}

extension UIColor {
  /// Creates a color that repeats an image, from the top left. As the background of a view or a layer, and in fills
  /// of a context, it shows the image; elsewhere it's transparent, which lint reports.
  public convenience init(patternImage image: UIImage) {
    self.init(.clear, pattern: ColorPattern(image: image))
  }
}

extension UIImage {
  /// The longest side of what is covered, in images.
  private static let most: CGFloat = 512

  /// The image side by side, as a layer of at least a size; nil for an image without a size.
  func tiles(covering area: CGSize) -> Layer? {
    guard size.width > 0, size.height > 0, area.width.isFinite, area.height.isFinite else { return nil }
    let columns = min(max((area.width / size.width).rounded(.up), 1), Self.most)
    let rows = min(max((area.height / size.height).rounded(.up), 1), Self.most)
    let row = Self.repeated(
      tree(tint: ownTint ?? .defaultTint), size, Int(columns), CGVector(dx: size.width, dy: 0))
    return Self.repeated(
      LayerTree(row), row.bounds.size, Int(rows), CGVector(dx: 0, dy: size.height))
  }

  private static func repeated(_ tree: LayerTree, _ size: CGSize, _ count: Int, _ step: CGVector) -> Layer {
    let more = CGFloat(count - 1)
    var whole = layer(
      of: CGSize(width: size.width + step.dx * more, height: size.height + step.dy * more))
    whole.sublayers = (0..<count).map { index in
      var part = layer(of: size)
      part.contents = .snapshot(Snapshot(tree: tree, rect: CGRect(origin: .zero, size: size)))
      part.position.x += step.dx * CGFloat(index)
      part.position.y += step.dy * CGFloat(index)
      return part
    }
    return whole
  }
}

extension CALayer {
  private static let patternKey = "Zoetrope.pattern"
  /// The image that the background repeats.
  var pattern: ColorPattern? { ownValues.flatMap { $0[Self.patternKey] as? ColorPattern } }

  /// Shows a pattern in place of a background color; nil for none.
  func showPattern(_ new: ColorPattern?) {
    guard new != nil || pattern != nil else { return }
    keep(new, forKey: Self.patternKey)
    drawing = nil
    showPicture()
    coverWithPattern()
  }

  /// Repeats the pattern's image over the bounds, and over the screen, so that bounds may grow.
  func coverWithPattern() {
    guard let pattern else { return }
    guard picture == nil, type(of: self) == CALayer.self else { return Run.noteUnmodeled(.pattern) }
    let screen = Run.current?.window.bounds.size ?? .zero
    let area = CGSize(
      width: max(bounds.width, screen.width), height: max(bounds.height, screen.height))
    drawing = pattern.image.tiles(covering: area).map { tiles in
      .fitted(
        FittedContents(
          .snapshot(Snapshot(tree: LayerTree(tiles), rect: tiles.bounds)), size: tiles.bounds.size,
          gravity: .topLeft))
    }
  }
}

extension CGContext {
  /// Fills the current path with the images of a pattern, from the image's top left.
  func fill(_ rule: Shape.FillRule, with pattern: ColorPattern) {
    guard let tiles = pattern.image.tiles(covering: size) else { return }
    let own = state
    state.clips.append(.shape(Shape(path: outline, fillRule: rule)))
    state.transform = .identity
    draw(tiles, in: tiles.bounds)
    state = own
  }
}
