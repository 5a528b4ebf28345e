import TransitionEngine

/// Splits a layer into several whose motion CSS can show. A layer is split alike in all trees of a timeline, as
/// elements serve all of them.
protocol LayerSplit {
  /// The layer with its parts.
  func split(_ layer: Layer) -> Layer

  /// The layer's animations in one commit, by the parts that they move.
  func distributed(_ animations: [LayerAnimation], of id: Layer.ID) -> [Layer.ID: [LayerAnimation]]
}

extension Timeline {
  /// Splits layers so that CSS can show their motion: CSS moves, fades and clips elements, but neither
  /// scrolls their content nor redraws it.
  ///
  /// - Throws: if the result exceeds the limits of drawings.
  func splitForStage() throws(DrawingLimit) -> Timeline {
    var changes = LayerChanges.all(in: self)
    var splits: [Layer.ID: [any LayerSplit]] = [:]
    for (id, layer) in changes where layer.scrolls {
      let content = ScrolledContent(size: layer.looks[0].bounds.size)
      splits[id] = [content]
      changes[id]?.looks = layer.looks.map(content.split)
      changes[Layer.contentID(of: id), default: LayerChanges()].moves = true
    }
    let drawings = try LayerDrawings.all(LayerChanges.redrawn(changes), in: self, after: splits)
    for (id, layer) in changes {
      if let drawing = drawings[id] {
        splits[id, default: []].append(drawing)
      } else if let parts = LayerParts(layer.looks, layer.shapeAnimations) {
        splits[id, default: []].append(parts)
      }
    }
    return splitting(splits)
  }

  /// The timeline with some layers split, each in one or several steps.
  private func splitting(_ splits: [Layer.ID: [any LayerSplit]]) -> Timeline {
    guard !splits.isEmpty else { return self }
    var result = self
    result.initial = initial.splitting(splits)
    for index in result.commits.indices {
      result.commits[index].root = result.commits[index].root.splitting(splits)
      for (id, steps) in splits {
        for step in steps {
          let own = result.commits[index].animations.removeValue(forKey: id) ?? []
          let parts = step.distributed(own, of: id).filter { !$0.value.isEmpty }
          result.commits[index].animations.merge(parts) { $1 }
        }
      }
    }
    return result
  }
}

extension Layer {
  /// The layer after some steps.
  func split(in steps: [any LayerSplit]) -> Layer { steps.reduce(self) { $1.split($0) } }

  fileprivate func splitting(_ splits: [ID: [any LayerSplit]]) -> Layer { split(by: splits) ?? self }

  /// Nil if nothing is split, so that trees share the layer.
  private func split(by splits: [ID: [any LayerSplit]]) -> Layer? {
    var changed: Layer?
    for index in sublayers.indices {
      guard let sublayer = sublayers[index].split(by: splits) else { continue }
      if changed == nil { changed = self }
      changed?.sublayers[index] = sublayer
    }
    return splits[id].map { (changed ?? self).split(in: $0) } ?? changed
  }
}
