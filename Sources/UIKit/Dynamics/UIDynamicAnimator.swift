import TransitionEngine

/// Moves items as behaviors say, frame by frame, until all of them rest.
///
/// Each frame of the display is four steps. Everything comes from the items and behaviors alone, so that the same code moves
/// the same way each time. Apple publishes the units and not the way that things bounce: that is an estimate.
///
/// Nothing but your code keeps an animator: store it, or nothing moves, which lint says.
open class UIDynamicAnimator: NSObject {
  /// Steps of each frame.
  private static let steps = 4
  /// Seconds after which it is given up that anything comes to rest, which lint says.
  static let longest: TimeInterval = 20
  /// Of items; with more the last ones do not move, which lint says.
  static let mostItems = 1000
  /// Seconds for which everything hardly moves before it rests.
  private static let pause: TimeInterval = 0.25

  /// In whose coordinates the items move; nil for those of nothing in particular.
  open private(set) weak var referenceView: UIView?
  /// The behaviors, in the order of adding.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves, or is about to with the next frame.
  open var isRunning: Bool { link != nil && all.contains { !$0.movedItems.isEmpty } }
  /// Seconds for which things have moved.
  open private(set) var elapsedTime: TimeInterval = 0
  /// Hears when things begin to move, and when they rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  let world = PhysicsWorld()
  private var link: CADisplayLink?
  /// Whether the delegate has heard that things move, and not that they rest.
  private var isAwake = false
  /// Whether other items may have to be moved than before.
  private var isStale = true
  private var quiet: TimeInterval = 0
  private var moved: TimeInterval = 0
  private var hasGivenUp = false
  private var hasNotedItems = false
  /// The author's call that has added the first behavior.
  private var site: Timeline.Event.CallSite?

  /// An animator of items in a view.
  public init(referenceView view: UIView) { referenceView = view }
  /// An animator of items that are in no view.
  public override init() {}

  deinit {
    guard let link else { return }
    if elapsedTime == 0, !movedItems.isEmpty {
      Run.note(
        "addBehavior(_:)", actor: "UIDynamicAnimator",
        detail: "the animator was deallocated before its first frame, so nothing moves",
        layer: referenceView?.layer, lint: .releasedEarly, callSite: site)
    }
    link.invalidate()
  }

  /// Adds a behavior, and has its items move.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    if behaviors.isEmpty { site = Run.current?.callStack?.innermost() }
    behaviors.append(behavior)
    behavior.join(self)
  }

  /// Takes a behavior out. Its items stay where they are, unless others move them.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    resume()
  }

  /// Takes all behaviors out.
  open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }

  /// The items that lie in a part of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    movedItems.filter { item in
      let size = item.bounds.size
      let origin = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
      return CGRect(origin: origin, size: size).intersects(rect)
    }
  }

  /// Takes over where an item is now, after code has moved it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.update()
    resume()
  }

  private var all: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

  private var movedItems: [any UIDynamicItem] {
    var known: Set<ObjectIdentifier> = []
    return all.flatMap(\.movedItems).filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  // MARK: Moving

  /// Something has changed: what rests may move, from the next frame on.
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
      Run.noteUnmodeled("physics of \(items.count) items", "the first \(Self.mostItems) of them move")
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
    for _ in 0..<Self.steps { world.step(all, bounds: referenceView?.bounds, seconds: seconds) }
    UIView.performWithoutAnimation { for body in world.bodies { body.moveItem() } }
    elapsedTime += Run.frameInterval
    moved += Run.frameInterval
    for behavior in all { behavior.action?() }
    quiet = world.bodies.allSatisfy(\.isSlow) ? quiet + Run.frameInterval : 0
    if quiet >= Self.pause { return rest() }
    link?.isAwaited = !hasLeft(all)
    if moved >= Self.longest { giveUp() }
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
      "end to physics that does not come to rest in \(Int(Self.longest)) s",
      "give the items some resistance, or take the behaviors out",
      actor: referenceView?.debugName ?? "UIDynamicAnimator", layer: referenceView?.layer)
    rest()
  }

  // MARK: What cannot be seen

  /// Whether whatever is still to come can neither be seen nor heard of, so that a run need not wait for it: all items have
  /// left the screen and do not come back.
  private func hasLeft(_ behaviors: [UIDynamicBehavior]) -> Bool {
    guard let referenceView, let window = Run.current?.window,
      behaviors.allSatisfy({ $0.action == nil && !$0.mayTurnBack })
    else { return false }
    return world.bodies.allSatisfy { body in
      guard let view = body.item as? UIView else { return false }
      // The delegate would hear of items that rest.
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
