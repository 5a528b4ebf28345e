import TransitionEngine

extension CALayer {
  /// Adds a layer in front of the other sublayers, and removes it from its previous place. A layer can't be
  /// added to itself or to a layer within it: the call is refused, and noted in the log.
  public func addSublayer(_ layer: CALayer) { insert(layer) { $0.endIndex } }

  /// - Parameter index: clamped to the sublayers' range.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), $0.endIndex) }
  }

  /// Inserts a layer below a sublayer, or at the back if `sibling` is not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { siblings in siblings.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Inserts a layer above a sublayer, or in front if `sibling` is not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { siblings in siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.endIndex }
  }

  /// Replaces `oldLayer` with `newLayer`, if `oldLayer` is a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes all sublayers, and adds others.
  func replaceSublayers(by layers: [CALayer]) {
    for layer in ownSublayers ?? [] { layer.superlayer = nil }
    ownSublayers = nil
    invalidate()
    setNeedsLayout()
    layers.forEach(addSublayer)
  }

  /// Swaps two sublayers in the order from back to front.
  func exchange(_ a: CALayer, _ b: CALayer) {
    guard let first = sublayers?.firstIndex(where: { $0 === a }),
      let second = sublayers?.firstIndex(where: { $0 === b })
    else { return }
    ownSublayers?.swapAt(first, second)
    invalidate()
    setNeedsLayout()
  }

  /// Removes the layer from its superlayer, or from the layer that it masks. Its animations, and those of its
  /// sublayers, are removed at the end of the turn.
  public func removeFromSuperlayer() {
    maskedLayer?.mask = nil
    guard let parent = superlayer else { return }
    parent.ownSublayers?.remove(identicalTo: self)
    if parent.ownSublayers?.isEmpty == true { parent.ownSublayers = nil }
    superlayer = nil
    parent.invalidate()
    parent.setNeedsLayout()
  }

  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard !layer.isAbove(self) else {
      Run.note(
        "CALayerInvalid", actor: debugName, detail: "a layer cannot be a sublayer of itself", layer: self,
        lint: .notModelled)
      return
    }
    layer.removeFromSuperlayer()
    if ownSublayers == nil { ownSublayers = [] }
    let place = index(ownSublayers ?? [])
    ownSublayers?.insert(layer, at: place)
    layer.superlayer = self
    invalidate()
    setNeedsLayout()
    if layer.needsLayoutFlag { Run.current?.needsLayout = true }
  }

  /// Returns whether this layer is another layer or contains it. The superlayer of a mask is the layer that
  /// it masks.
  func isAbove(_ other: CALayer) -> Bool {
    sequence(first: other) { $0.superlayer ?? $0.maskedLayer }.contains { $0 === self }
  }

  /// The outermost layer. The superlayer of a mask is the layer that it masks.
  var root: CALayer {
    var layer = self
    while let next = layer.superlayer ?? layer.maskedLayer { layer = next }
    return layer
  }

  /// The sublayers, back to front: by `zPosition`, then by their order.
  var paintedSublayers: [CALayer] {
    guard let sublayers else { return [] }
    return sublayers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
