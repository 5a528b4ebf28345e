extension Layer {
  /// A layer found in a tree.
  package struct Descendant {
    package var layer: Layer
    /// The clocks of the layers above it, outermost first.
    package var superlayerTimings: [LayerTiming]

    /// The time of its superlayer, when that of the tree's root's superlayer is `time`.
    package func parentTime(_ time: TimeInterval) -> TimeInterval {
      superlayerTimings.reduce(time) { $1.localTime($0) }
    }
  }

  /// This layer and all below it, outermost first; masks left aside.
  package func forEach(_ body: (Layer) -> Void) {
    body(self)
    for index in sublayers.indices { sublayers[index].forEach(body) }
  }

  /// The same, without trees that are one in memory with what stood in their place before.
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

  /// The layer with an id: this one, a sublayer at any depth, or in a mask.
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

  /// The layers of this tree that are looked for, by their ids: those that `descendant(_:)` finds.
  ///
  /// - Returns: these, and how many layers were searched.
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
