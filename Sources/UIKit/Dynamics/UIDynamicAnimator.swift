import TransitionEngine

/// An animator that moves items by behaviors, frame by frame, until all of them rest.
///
/// Each frame of the display has four steps. The motion depends only on the items and behaviors, so the same
/// code always produces the same motion. Apple publishes the units, but not the formulas of bounces: those
/// are an estimate.
///
/// Only your code retains an animator: store it, or nothing moves, which lint reports.
open class UIDynamicAnimator: NSObject {
  /// The number of steps in each frame.
  private static let steps = 4
  /// The seconds after which the animator stops waiting for items to rest, which lint reports.
  static let longest: TimeInterval = 20
  /// The largest number of items; any further items do not move, which lint reports.
  static let mostItems = 1000
  /// The seconds for which all items must be almost at rest before the animator pauses.
  private static let pause: TimeInterval = 0.25

  /// The view in whose coordinates the items move; nil for items outside of any view.
  open private(set) weak var referenceView: UIView?
  /// The layout whose attributes move; nil for items of a view.
  private weak var layout: UICollectionViewLayout?
  /// The behaviors, in the order of adding.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves, or starts to move with the next frame.
  open var isRunning: Bool { link != nil && all.contains { !$0.movedItems.isEmpty } }
  /// The seconds for which items have moved.
  open private(set) var elapsedTime: TimeInterval = 0
  /// The delegate, which is called when items start to move, and when they rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  let world = PhysicsWorld()
  private var link: CADisplayLink?
  /// Whether the delegate was informed that items move, and not yet that they rest.
  private var isAwake = false
  /// Whether the set of moved items may have changed.
  private var isStale = true
  private var quiet: TimeInterval = 0
  private var moved: TimeInterval = 0
  private var hasGivenUp = false
  private var hasNotedItems = false
  /// The author's call that added the first behavior.
  private var site: Timeline.Event.CallSite?

  /// Creates an animator of items in a view.
  public init(referenceView view: UIView) { referenceView = view }
  /// Creates an animator of the attributes of a layout, which has to return them. While they move, the layout is
  /// invalidated in every frame. The reference bounds are those of the layout's content.
  public init(collectionViewLayout layout: UICollectionViewLayout) { self.layout = layout }
  /// Creates an animator of items that are in no view.
  public override init() {}

  deinit {
    guard let link else { return }
    if elapsedTime == 0, !movedItems.isEmpty {
      Run.note(
        "addBehavior(_:)", actor: "UIDynamicAnimator",
        detail: Remark("the animator was deallocated before its first frame, so nothing moves"),
        layer: referenceView?.layer, lint: .releasedEarly, callSite: site)
    }
    link.invalidate()
  }

  /// Adds a behavior, and starts to move its items.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    if behaviors.isEmpty { site = Run.current?.callStack?.innermost() }
    behaviors.append(behavior)
    behavior.join(self)
  }

  /// Removes a behavior. Its items stay where they are, unless other behaviors move them.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    resume()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }

  /// Returns the items in a part of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    movedItems.filter { item in
      let size = item.bounds.size
      let origin = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
      return CGRect(origin: origin, size: size).intersects(rect)
    }
  }

  /// Updates the simulation from an item's current state, after code has moved the item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.update()
    resume()
  }

  /// The moved attributes of a cell; nil if no behavior has them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(category: .cell, kind: "", path: indexPath))
  }
  /// The moved attributes of a supplementary view; nil if no behavior has them.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(of: ElementKey(category: .supplementaryView, kind: kind, path: indexPath))
  }
  /// The moved attributes of a decoration; nil if no behavior has them.
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(of: ElementKey(category: .decorationView, kind: kind, path: indexPath))
  }

  private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    movedItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first { $0.key == key }
  }

  private var all: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

  private var movedItems: [any UIDynamicItem] {
    var known: Set<ObjectIdentifier> = []
    return all.flatMap(\.movedItems).filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  // MARK: Moving

  /// Wakes the animator after a change: resting items may move, from the next frame on.
  func resume() {
    (quiet, moved, isStale) = (0, hasGivenUp ? moved : 0, true)
    guard link == nil, !hasGivenUp, Run.current != nil else { return }
    let link = CADisplayLink { [weak self] _ in self?.frame() }
    self.link = link
    link.add()
  }

  private func keepBodies() {
    guard isStale else { return }
    isStale = false
    let items = movedItems
    if items.count > Self.mostItems, !hasNotedItems {
      hasNotedItems = true
      Run.noteUnmodeled(
        Remark("physics of \(items.count) items"), Remark("the first \(Self.mostItems) of them move"))
    }
    world.keep(Array(items.prefix(Self.mostItems)))
  }

  private func frame() {
    keepBodies()
    guard !world.bodies.isEmpty else { return rest() }
    if !isAwake {
      isAwake = true
      delegate?.dynamicAnimatorWillResume(self)
    }
    let seconds = Run.frameInterval / Double(Self.steps)
    let all = all
    for _ in 0..<Self.steps { world.step(all, bounds: referenceBounds, seconds: seconds) }
    UIView.performWithoutAnimation { for body in world.bodies { body.moveItem() } }
    layout?.invalidateLayout()
    elapsedTime += Run.frameInterval
    moved += Run.frameInterval
    for behavior in all { behavior.action?() }
    quiet = world.bodies.allSatisfy(\.isSlow) ? quiet + Run.frameInterval : 0
    if quiet >= Self.pause { return rest() }
    link?.isAwaited = !hasLeft(all)
    if moved >= Self.longest { giveUp() }
  }

  private var referenceBounds: CGRect? {
    layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } ?? referenceView?.bounds
  }

  private func rest() {
    stop()
    guard isAwake else { return }
    isAwake = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  private func giveUp() {
    hasGivenUp = true
    guard link?.isAwaited == true else { return stop() }
    Run.noteUnmodeled(
      Remark("end to physics that doesn't come to rest in \(Int(Self.longest)) s"),
      Remark("give the items some resistance, or take the behaviors out"),
      actor: referenceView?.debugName ?? "UIDynamicAnimator", layer: referenceView?.layer)
    rest()
  }

  // MARK: Invisible motion

  /// Returns whether no remaining motion can be seen or call the delegate, so that a run doesn't need to wait
  /// for it: all items have left the screen and don't come back.
  private func hasLeft(_ behaviors: [UIDynamicBehavior]) -> Bool {
    guard let referenceView, let window = Run.current?.window,
      behaviors.allSatisfy({ $0.action == nil && !$0.mayTurnBack })
    else { return false }
    return world.bodies.allSatisfy { body in
      guard let view = body.item as? UIView else { return false }
      // The delegate would be informed of items that rest.
      guard view.window === window else { return delegate == nil }
      let size = CGSize(width: 2 * body.extent, height: 2 * body.extent)
      let origin = body.position + CGVector(dx: -body.extent, dy: -body.extent)
      let place = referenceView.convert(CGRect(origin: origin, size: size), to: window)
      return body.isLeaving(window.bounds, from: place, forEver: delegate != nil)
    }
  }
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
