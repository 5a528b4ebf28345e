import TransitionEngine

/// The scrolled content of a layer, separate from the layer: CSS moves elements, not the coordinates inside
/// them.
///
/// A layer whose bounds' origin changes on the way keeps its place, its clip and what it draws itself; its sublayers move
/// into a layer of their own inside it, whose position changes instead. Layers that draw an outline or text, which
/// scroll along, and those with a perspective are left as they are.
struct ScrolledContent: LayerSplit {
  /// The size of the layer in the first tree that has it.
  let size: CGSize

  func split(_ whole: Layer) -> Layer {
    var layer = whole
    let size = whole.bounds.size
    var content = Layer(
      id: Layer.contentID(of: whole.id), name: whole.name, bounds: CGRect(origin: .zero, size: size),
      position: Layer.contentPosition(size, whole.bounds.origin))
    content.sublayers = layer.sublayers
    layer.sublayers = [content]
    layer.bounds.origin = .zero
    return layer
  }

  func distributed(_ animations: [LayerAnimation], of id: Layer.ID) -> [Layer.ID: [LayerAnimation]] {
    [
      id: animations.filter { !$0.changesOrigin },
      Layer.contentID(of: id): animations.compactMap { $0.movingContent(of: size) },
    ]
  }
}

extension Layer {
  /// An offset of ids, beyond those of the run and of groups of pictures.
  static func contentID(of id: ID) -> ID { -id - (1 << 32) }

  var canScroll: Bool {
    guard kind == .plain, sublayerTransform == CATransform3DIdentity, !sublayers.isEmpty else { return false }
    switch contents {
    case nil, .image, .gradient, .fitted, .backdrop: return true
    case .shape, .text, .snapshot: return false
    }
  }

  /// The center of the content when its layer's bounds start at `origin`.
  fileprivate static func contentPosition(_ size: CGSize, _ origin: CGPoint) -> CGPoint {
    CGPoint(x: size.width / 2 - origin.x, y: size.height / 2 - origin.y)
  }
}

extension LayerAnimation {
  /// Whether it only scrolls a layer.
  var changesOrigin: Bool {
    guard case .property(let animation) = kind else { return false }
    switch animation.keyPath {
    case .boundsOrigin: return true
    case .bounds:
      let sizes = animation.values.map { if case .rect(let rect) = $0 { rect.size } else { CGSize.zero } }
      return sizes.allSatisfy { $0 == sizes.first }
    default: return false
    }
  }

  /// The content's animation for an animation of the layer's bounds; nil for other animations.
  fileprivate func movingContent(of size: CGSize) -> LayerAnimation? {
    guard changesOrigin, case .property(var animation) = kind else { return nil }
    animation.keyPath = .position
    animation.values = animation.values.map { value in
      let origin: CGPoint =
        switch value {
        case .point(let point): point
        case .rect(let rect): rect.origin
        default: .zero
        }
      return animation.isAdditive
        ? .point(CGPoint(x: -origin.x, y: -origin.y)) : .point(Layer.contentPosition(size, origin))
    }
    var result = self
    result.kind = .property(animation)
    return result
  }
}
