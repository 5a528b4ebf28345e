import TransitionEngine

extension CALayer {
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

  func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard !layer.isAbove(self) else {
      Run.note(
        "CALayerInvalid", actor: debugName, detail: Remark("a layer cannot be a sublayer of itself"),
        layer: self,
        lint: .notModelled)
      return
    }
    if layer.superlayer === self, let own = ownSublayers?.firstIndex(where: { $0 === layer }) {
      var others = ownSublayers ?? []
      others.remove(at: own)
      // A layer that stays where it is requests no layout: many layouts add their layers each time.
      if index(others) == own { return }
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
