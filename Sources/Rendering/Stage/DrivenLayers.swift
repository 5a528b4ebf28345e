import TransitionEngine

extension Timeline {
  /// The layers that code draws anew, one look after the other, as a gesture, a display link or a timer does, and whether
  /// their masks are what changes.
  ///
  /// A few changes are cuts, which `StageEpoch` shows exactly. More of them are a motion.
  var drivenLayers: [Layer.ID: Bool] {
    var redraws: [Redraws] = []
    for (commit, next) in zip(commits, commits.dropFirst()) {
      var redraw = Redraws(isContinuous: commit.isContinuous)
      commit.root.noteRedraws(in: next.root, &redraw)
      if !redraw.layers.isEmpty { redraws.append(redraw) }
    }
    var frames: [Layer.ID: Int] = [:]
    for redraw in redraws where redraw.isContinuous {
      for id in redraw.layers.keys { frames[id, default: 0] += 1 }
    }
    var driven = Set(frames.filter { $0.value > Redraws.mostFrames }.keys)
    let cuts = redraws.map { $0.layers.keys.filter { !driven.contains($0) } }.filter { !$0.isEmpty }
    if cuts.count > StageEpoch.mostRedraws { driven.formUnion(cuts.joined()) }
    return redraws.reduce(into: [:]) { result, redraw in
      for (id, hasOtherMask) in redraw.layers where driven.contains(id) {
        result[id] = result[id] ?? false || hasOtherMask
      }
    }
  }
}

/// The layers that look otherwise after a commit than before, and whether by their masks.
private struct Redraws {
  /// More changes from one frame to the next are a motion.
  static let mostFrames = 2

  let isContinuous: Bool
  var layers: [Layer.ID: Bool] = [:]
}

extension Layer {
  fileprivate func noteRedraws(in next: Layer, _ redraws: inout Redraws) {
    guard identity != next.identity, id == next.id else { return }
    if hasOtherMask(than: next) {
      redraws.layers[id] = true
    } else if isRedrawn(as: next) {
      redraws.layers[id] = false
    }
    for (a, b) in zip(sublayers, next.sublayers) { a.noteRedraws(in: b, &redraws) }
  }

  /// Whether the masks differ, and not as outlines that CSS can clip to.
  private func hasOtherMask(than next: Layer) -> Bool {
    guard mask != next.mask else { return false }
    guard let own = mask?.root, let others = next.mask?.root else { return true }
    return !own.isOutline(like: others)
  }

  /// Whether a later look of the layer takes another picture, wherever the two stand, and whatever they are clipped to.
  private func isRedrawn(as next: Layer) -> Bool {
    if sharesProperties(with: next) { return false }
    var (a, b) = (drawing(isWhole: false), next.drawing(isWhole: false))
    (a.mask, b.mask) = (nil, nil)
    (a.bounds.origin, a.position) = (b.bounds.origin, b.position)
    if a.canBeReshaped, b.canBeReshaped { (a.bounds.size, a.cornerRadius) = (b.bounds.size, b.cornerRadius) }
    if a.backdrop != nil, b.backdrop != nil { a.contents = b.contents }
    return a != b
  }
}
