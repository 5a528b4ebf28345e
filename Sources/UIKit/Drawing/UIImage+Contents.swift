import TransitionEngine

extension UIImage {
  /// Returns the image as a layer's content, which follows the layer's bounds.
  ///
  /// - Parameter tint: the tint of the view that shows the image.
  func contents(_ gravity: ContentsGravity, tint: UIColor) -> LayerContents {
    let contents = contents(in: CGRect(origin: .zero, size: size), tint: tint)
    if case .snapshot = contents, gravity == .resize { return contents }
    return .fitted(FittedContents(contents, size: size, gravity: gravity))
  }

  /// Returns the image as the content of a layer with fixed bounds.
  ///
  /// - Parameters:
  ///   - rect: the layer's bounds.
  ///   - tint: the tint of the view or context that shows the image.
  func contents(in rect: CGRect, tint: UIColor) -> LayerContents {
    if capInsets != UIEdgeInsets() || isTinted { return snapshot(tint: tint) }
    switch source {
    case .file(let file):
      return .image(Image(url: file.url, mediaType: file.mediaType, data: file.data, frame: rect))
    case .drawing(let tree):
      return tree == nil ? .shape(Shape(path: Path())) : snapshot(tint: tint)
    case .symbol(let symbol, let configuration):
      let color = renderingMode == .alwaysOriginal ? ownTint ?? configuration.color ?? .label : tint
      return .shape(symbol.shape(in: rect, weight: configuration.shownWeight, color: color.color))
    }
  }

  /// Whether a color replaces the image's own colors. Symbols have none.
  private var isTinted: Bool {
    if case .symbol = source { return false }
    return renderingMode == .alwaysTemplate || renderingMode == .alwaysOriginal && ownTint != nil
  }

  private func snapshot(tint: UIColor) -> LayerContents {
    .snapshot(
      Snapshot(tree: tree(tint: tint), rect: CGRect(origin: .zero, size: size), capInsets: capInsets))
  }

  /// Returns the image at its own size.
  func tree(tint: UIColor) -> LayerTree {
    let tree = plainTree(tint: tint)
    guard isTinted else { return tree }
    var color = Self.layer(of: size)
    color.backgroundColor = (renderingMode == .alwaysTemplate ? tint : ownTint ?? tint).color
    color.mask = tree
    return LayerTree(color)
  }

  private func plainTree(tint: UIColor) -> LayerTree {
    if case .drawing(let tree?) = source, tree.root.bounds.size == size { return tree }
    var layer = Self.layer(of: size)
    switch source {
    case .file(let file):
      layer.contents = .image(
        Image(url: file.url, mediaType: file.mediaType, data: file.data, frame: layer.bounds))
    case .drawing(let tree): layer.contents = tree.map { .snapshot(Snapshot(tree: $0, rect: $0.root.bounds)) }
    case .symbol(let symbol, let configuration):
      let color = renderingMode == .alwaysOriginal ? ownTint ?? configuration.color ?? .label : tint
      layer.contents = .shape(
        symbol.shape(in: layer.bounds, weight: configuration.shownWeight, color: color.color))
    }
    return LayerTree(layer)
  }

  static func layer(of size: CGSize) -> Layer {
    Layer(
      id: Run.current?.nextLayerID() ?? 0, name: "picture", bounds: CGRect(origin: .zero, size: size),
      position: CGPoint(x: size.width / 2, y: size.height / 2))
  }
}
