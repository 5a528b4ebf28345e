import TransitionEngine

extension CALayer {
  /// A copy of the layer as it shows now; nil for one that is not on screen.
  public func presentation() -> Self? {
    guard let run = Run.current, let value = run.shownValue(of: self) else { return nil }
    return copy(showing: value) as? Self
  }

  /// The layer whose presentation this is, or itself.
  public func model() -> Self { (modelLayer as? Self) ?? self }

  private func copy(showing value: Layer) -> CALayer {
    let copy = type(of: self).init(layer: self)
    copy.modelLayer = self
    copy.properties = value
    copy.properties.sublayers = []
    copy.properties.mask = nil
    let shown = Dictionary(value.sublayers.map { ($0.id, $0) }) { first, _ in first }
    guard let run = Run.current else { return copy }
    for (key, value) in shownManaged(in: run) { copy.keep(value, forKey: key) }
    copy.sublayers = sublayers?.compactMap { sublayer in
      guard let value = sublayer.id(in: run).flatMap({ shown[$0] }) else { return nil }
      let sublayer = sublayer.copy(showing: value)
      sublayer.superlayer = copy
      return sublayer
    }
    return copy
  }
}

extension Run {
  /// What the screen shows of a layer at this instant: the last commit's tree, with its animations; nil for a
  /// layer that is not in it.
  func shownValue(of layer: CALayer) -> Layer? {
    guard let shown, let id = layer.id(in: self) else { return nil }
    return shown.presentation(of: id, at: loop.now.seconds)
  }
}
