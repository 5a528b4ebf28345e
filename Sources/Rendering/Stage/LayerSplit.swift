import TransitionEngine

/// A way of splitting a layer into several whose motion CSS can show. It is the same in all trees of a timeline, as elements
/// serve all of them.
protocol LayerSplit {
  /// The layer with its parts.
  func split(_ layer: Layer) -> Layer

  /// The animations of the layer and of its parts, by the layers that they move.
  ///
  /// - Parameter animations: the layer's in one commit; nil for none.
  func distributed(_ animations: [LayerAnimation]?, of id: Layer.ID) -> [Layer.ID: [LayerAnimation]]
}

extension Timeline {
  /// The same run in layers whose motion CSS can show: CSS moves, fades and clips elements, but neither scrolls what is in them
  /// nor draws anything anew.
  ///
  /// - Throws: where that would be more than can be drawn.
  func splitForStage() throws(DrawingLimit) -> Timeline {
    let scrolling = splitting(scrolledContents)
    let drawing = scrolling.splitting(try scrolling.layerDrawings())
    return drawing.splitting(drawing.layerParts)
  }

  /// The same run with some layers split.
  func splitting(_ splits: [Layer.ID: some LayerSplit]) -> Timeline {
    guard !splits.isEmpty else { return self }
    var result = self
    result.initial = initial.splitting(splits)
    for index in result.commits.indices {
      result.commits[index].root = result.commits[index].root.splitting(splits)
      for (id, split) in splits {
        let animations = result.commits[index].animations.removeValue(forKey: id)
        result.commits[index].animations.merge(split.distributed(animations, of: id)) { $1 }
      }
    }
    return result
  }

  /// All layers of all trees. Layers that trees share in memory may be left out from the second on.
  func forEachLayer(_ body: (Layer) -> Void) {
    initial.forEach(body)
    var previous = initial
    for commit in commits {
      commit.root.forEach(newSince: previous, body)
      previous = commit.root
    }
  }

  /// What all animations of each layer do to its properties, as far as that matters.
  func animations(where matters: (PropertyAnimation) -> Bool) -> [Layer.ID: [PropertyAnimation]] {
    var result: [Layer.ID: [PropertyAnimation]] = [:]
    for commit in commits {
      for (id, animations) in commit.animations {
        let found = animations.flatMap(\.properties).filter(matters)
        if !found.isEmpty { result[id, default: []] += found }
      }
    }
    return result
  }
}

extension Layer {
  fileprivate func splitting(_ splits: [ID: some LayerSplit]) -> Layer { split(by: splits) ?? self }

  /// Nil where nothing is split: trees go on sharing it.
  private func split(by splits: [ID: some LayerSplit]) -> Layer? {
    var changed: Layer?
    for index in sublayers.indices {
      guard let sublayer = sublayers[index].split(by: splits) else { continue }
      if changed == nil { changed = self }
      changed?.sublayers[index] = sublayer
    }
    return splits[id].map { $0.split(changed ?? self) } ?? changed
  }
}
