import TransitionEngine

extension CALayer {
  /// Puts a layer in front of the other sublayers, out of wherever it was. A layer that this one lies in is
  /// refused, and noted in the log.
  public func addSublayer(_ layer: CALayer) { insert(layer) { $0.endIndex } }

  /// - Parameter index: clamped to the sublayers' range.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), $0.endIndex) }
  }

  /// At the back if `sibling` is not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { siblings in siblings.firstIndex { $0 === sibling } ?? 0 }
  }

  /// In front if `sibling` is not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { siblings in siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.endIndex }
  }

  /// Puts `newLayer` in the place of `oldLayer`, if that is a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Swaps two sublayers in the order from back to front.
  func exchange(_ a: CALayer, _ b: CALayer) {
    guard let first = sublayers?.firstIndex(where: { $0 === a }),
      let second = sublayers?.firstIndex(where: { $0 === b })
    else { return }
    sublayers?.swapAt(first, second)
    invalidate()
    setNeedsLayout()
  }

  /// Takes the layer out of its superlayer, or out of the layer that it masks. Its animations, and those of
  /// its sublayers, are removed at the end of the turn.
  public func removeFromSuperlayer() {
    maskedLayer?.mask = nil
    guard let parent = superlayer else { return }
    parent.sublayers?.remove(identicalTo: self)
    if parent.sublayers?.isEmpty == true { parent.sublayers = nil }
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
    if sublayers == nil { sublayers = [] }
    let place = index(sublayers ?? [])
    sublayers?.insert(layer, at: place)
    layer.superlayer = self
    invalidate()
    setNeedsLayout()
    if layer.needsLayoutFlag { Run.current?.needsLayout = true }
  }

  /// Whether this is a layer or lies around it, with what a mask masks as its superlayer.
  func isAbove(_ other: CALayer) -> Bool {
    sequence(first: other) { $0.superlayer ?? $0.maskedLayer }.contains { $0 === self }
  }

  /// The outermost layer; from a mask the way leads on over what it masks.
  var root: CALayer {
    var layer = self
    while let next = layer.superlayer ?? layer.maskedLayer { layer = next }
    return layer
  }

  /// Back to front, as far as `zPosition` decides.
  var paintedSublayers: [CALayer] {
    guard let sublayers else { return [] }
    return sublayers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
