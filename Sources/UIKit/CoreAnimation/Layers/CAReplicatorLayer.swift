import TransitionEngine

/// A layer that shows its sublayers several times, each copy offset from the one before.
open class CAReplicatorLayer: CALayer {
  /// The largest number of layers in all copies together; beyond it there are fewer copies, which lint
  /// reports.
  static let limit = 2000

  /// The number of times that the sublayers show, including the originals; ≥ 1.
  open var instanceCount = 1 { didSet { copiesChanged() } }
  /// Whether the copies keep their depth.
  open var preservesDepth = false { didSet { copiesChanged() } }
  /// The delay of each copy's clock behind that of the previous copy, in seconds.
  open var instanceDelay: TimeInterval = 0 { didSet { copiesChanged() } }
  /// The transform of each copy relative to the previous copy, about the middle of the bounds. Not animatable
  /// here.
  open var instanceTransform = CATransform3DIdentity { didSet { copiesChanged() } }
  /// The color by which the colors of the sublayers are multiplied; nil for white. Not animatable here.
  open var instanceColor: CGColor? = .white { didSet { copiesChanged() } }
  /// The number added to the red of `instanceColor` from one copy to the next.
  open var instanceRedOffset: Float = 0 { didSet { copiesChanged() } }
  /// The number added to the green of `instanceColor` from one copy to the next.
  open var instanceGreenOffset: Float = 0 { didSet { copiesChanged() } }
  /// The number added to the blue of `instanceColor` from one copy to the next.
  open var instanceBlueOffset: Float = 0 { didSet { copiesChanged() } }
  /// The number added to the alpha of `instanceColor` from one copy to the next.
  open var instanceAlphaOffset: Float = 0 { didSet { copiesChanged() } }

  /// The numbers of the copies' layers in a run, by the copy's index and the original's number; 0 stands for
  /// the layer that holds a copy.
  private var numbers: (run: Run.Token, ids: [Int: [Layer.ID: Layer.ID]])?
  private var hasNotedLimit = false

  private func copiesChanged() { invalidate() }

  override func shown(_ sublayers: [Layer], in run: Run) -> [Layer] {
    let count = count(of: sublayers)
    guard count > 1 || (instanceColor ?? .white) != .white else { return sublayers }
    if numbers?.run !== run.token { numbers = (run.token, [:]) }
    if !run.replicators.contains(where: { $0 === self }) { run.replicators.append(self) }
    var transform = CATransform3DIdentity
    return (0..<count).map { index in
      defer { transform = CATransform3DConcat(transform, instanceTransform) }
      return copy(of: sublayers, index, transform, in: run)
    }
  }

  /// Returns the number of copies, within the limit.
  private func count(of sublayers: [Layer]) -> Int {
    var size = 0
    for sublayer in sublayers { sublayer.forEach { _ in size += 1 } }
    let most = max(Self.limit / max(size, 1), 1)
    if instanceCount > most, !hasNotedLimit {
      hasNotedLimit = true
      Run.noteUnmodeled(
        Remark("replicator of \(instanceCount) copies of \(size) layers"), Remark("it shows \(most) of them"),
        actor: debugName,
        layer: self)
    }
    return min(max(instanceCount, 1), most)
  }

  private func copy(
    of sublayers: [Layer], _ index: Int, _ transform: CATransform3D, in run: Run
  ) -> Layer {
    var holder = Layer(
      id: number(of: 0, index, in: run), name: "copy \(index + 1)", bounds: bounds,
      position: CGPoint(x: bounds.midX, y: bounds.midY))
    holder.kind = preservesDepth ? .transform : .plain
    if transform.components.allSatisfy(\.isFinite) { holder.transform = transform }
    if instanceDelay.isFinite { holder.timing.beginTime = Double(index) * instanceDelay }
    let step = Double(index)
    let color = (instanceColor?.color ?? .white).adding(
      red: step * Double(instanceRedOffset), green: step * Double(instanceGreenOffset),
      blue: step * Double(instanceBlueOffset), alpha: step * Double(instanceAlphaOffset))
    holder.clampToDrawableRanges()
    holder.sublayers = sublayers.map {
      (index == 0 ? $0 : renumbered($0, index, in: run)).tinted(by: color)
    }
    return holder
  }

  private func renumbered(_ layer: Layer, _ index: Int, in run: Run) -> Layer {
    var copy = layer
    copy.id = number(of: layer.id, index, in: run)
    copy.mask = layer.mask.map { LayerTree(renumbered($0.root, index, in: run)) }
    copy.sublayers = layer.sublayers.map { renumbered($0, index, in: run) }
    return copy
  }

  private func number(of id: Layer.ID, _ index: Int, in run: Run) -> Layer.ID {
    if let known = numbers?.ids[index]?[id] { return known }
    let number = run.nextLayerID()
    numbers?.ids[index, default: [:]][id] = number
    return number
  }

  /// Gives the copies the animations of the originals.
  fileprivate func animateCopies(_ animations: inout [Layer.ID: [LayerAnimation]]) {
    for (index, ids) in numbers?.ids ?? [:] where index > 0 {
      for (original, copy) in ids where animations[original] != nil {
        animations[copy] = animations[original]
      }
    }
  }

  fileprivate var depth: Int {
    sequence(first: self as CALayer, next: \.superlayer).reduce(0) { count, _ in count + 1 }
  }
}

extension Run {
  /// Gives the copies of replicators the animations of the originals, beginning with the innermost
  /// replicators.
  func animateCopies(_ animations: inout [Layer.ID: [LayerAnimation]]) {
    guard !replicators.isEmpty, !animations.isEmpty else { return }
    replicators.removeAll { $0.root !== window.layer }
    for replicator in replicators.sorted(by: { $0.depth > $1.depth }) {
      replicator.animateCopies(&animations)
    }
  }
}
