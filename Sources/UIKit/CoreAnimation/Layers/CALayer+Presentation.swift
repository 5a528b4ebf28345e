import TransitionEngine

extension CALayer {
  /// A copy for presentation, by the initializer of the layer's class.
  func presentationCopy() -> Self {
    Run.current?.copiedLayer = self
    defer { Run.current?.copiedLayer = nil }
    return type(of: self).init(layer: self)
  }

  func copy(showing value: Layer) -> CALayer {
    let copy = presentationCopy()
    copy.modelLayer = self
    copy.properties = value
    copy.properties.sublayers = []
    copy.properties.mask = nil
    let shown = Dictionary(value.sublayers.map { ($0.id, $0) }) { first, _ in first }
    guard let run = Run.current else { return copy }
    for (key, value) in shownManaged(in: run) { copy.show(value, forKey: key) }
    copy.ownSublayers = sublayers?.compactMap { sublayer in
      guard let value = sublayer.id(in: run).flatMap({ shown[$0] }) else { return nil }
      let sublayer = sublayer.copy(showing: value)
      sublayer.superlayer = copy
      return sublayer
    }
    return copy
  }
}

extension Run {
  /// Returns the values of a layer that the screen shows at this instant, by the last commit's tree and its
  /// animations; nil for a layer that is not in the tree.
  func shownValue(of layer: CALayer) -> Layer? {
    guard let shown, let id = layer.id(in: self) else { return nil }
    return shown.presentation(of: id, at: loop.now.seconds)
  }
}
