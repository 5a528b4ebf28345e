extension Layer {
  /// A layer found in a tree.
  package struct Descendant {
    package var layer: Layer
    /// The clocks of the layers above it, outermost first.
    package var superlayerTimings: [LayerTiming]

    /// The time of the layer's superlayer, when `time` is the time of the superlayer of the tree's root.
    package func parentTime(_ time: TimeInterval) -> TimeInterval {
      superlayerTimings.reduce(time) { $1.localTime($0) }
    }
  }

  /// Visits this layer and all below it, outermost first, without masks.
  package func forEach(_ body: (Layer) -> Void) {
    body(self)
    for index in sublayers.indices { sublayers[index].forEach(body) }
  }

  /// Visits the layers as `forEach(_:)` does, but skips subtrees shared in memory with the same place in
  /// `previous`.
  package func forEach(newSince previous: Layer, _ body: (Layer) -> Void) {
    if identity == previous.identity { return }
    body(self)
    for index in sublayers.indices {
      if index < previous.sublayers.count {
        sublayers[index].forEach(newSince: previous.sublayers[index], body)
      } else {
        sublayers[index].forEach(body)
      }
    }
  }

  /// The layer with an id: this layer, or one in its sublayers or masks at any depth.
  package func descendant(_ id: ID) -> Descendant? {
    if self.id == id { return Descendant(layer: self, superlayerTimings: []) }
    if var found = mask?.root.descendant(id) {
      found.superlayerTimings.insert(timing, at: 0)
      return found
    }
    for index in sublayers.indices {
      if var found = sublayers[index].descendant(id) {
        found.superlayerTimings.insert(timing, at: 0)
        return found
      }
    }
    return nil
  }

  /// The wanted layers of this tree by their ids, as `descendant(_:)` finds them.
  ///
  /// - Returns: the layers, and how many layers were searched.
  package func firstLayers(where isSought: (ID) -> Bool) -> (layers: [ID: Layer], searched: Int) {
    var (layers, searched): ([ID: Layer], Int) = ([:], 0)
    func visit(_ layer: Layer) {
      searched += 1
      if isSought(layer.id), layers[layer.id] == nil { layers[layer.id] = layer }
      if let mask = layer.mask { visit(mask.root) }
      for index in layer.sublayers.indices { visit(layer.sublayers[index]) }
    }
    visit(self)
    return (layers, searched)
  }
}
