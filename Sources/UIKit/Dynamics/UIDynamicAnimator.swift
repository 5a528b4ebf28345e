/// Moves items as behaviors say, frame by frame, until all of them rest.
///
/// Each frame of the display is four steps. Everything comes from the items and behaviors alone, so that the same code moves
/// the same way each time. Apple publishes the units and not the way that things bounce: that is an estimate.
open class UIDynamicAnimator: NSObject {
  /// Steps of each frame.
  private static let steps = 4
  /// Seconds after which it is given up that anything comes to rest, which lint says.
  static let longest: TimeInterval = 20
  /// Of items; with more the last ones do not move, which lint says.
  static let mostItems = 100
  /// Seconds for which everything hardly moves before it rests.
  private static let pause: TimeInterval = 0.25

  /// In whose coordinates the items move; nil for those of nothing in particular.
  open private(set) weak var referenceView: UIView?
  /// What it is told to do, in the order of adding.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves.
  open private(set) var isRunning = false
  /// Seconds for which things have moved.
  open private(set) var elapsedTime: TimeInterval = 0
  /// Hears when things begin to move, and when they rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  let world = PhysicsWorld()
  private var link: CADisplayLink?
  private var quiet: TimeInterval = 0
  private var moved: TimeInterval = 0
  private var hasGivenUp = false
  private var hasNotedItems = false

  /// An animator of items in a view.
  public init(referenceView view: UIView) { referenceView = view }
  /// An animator of items that are in no view.
  public override init() {}

  /// Adds a behavior, and has its items move.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
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
    var items: [any UIDynamicItem] = []
    for item in all.flatMap(\.movedItems) where !items.contains(where: { $0 === item }) { items.append(item) }
    return items
  }

  // MARK: Moving

  /// Something has changed: what rests may move.
  func resume() {
    (quiet, moved) = (0, hasGivenUp ? moved : 0)
    keepBodies()
    guard !isRunning, !hasGivenUp, !world.bodies.isEmpty, Run.current != nil else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink { [weak self] _ in self?.frame() }
    self.link = link
    link.add()
  }

  private func keepBodies() {
    let items = movedItems
    if items.count > Self.mostItems, !hasNotedItems {
      hasNotedItems = true
      Run.noteMissing("physics of \(items.count) items", "the first \(Self.mostItems) of them move")
    }
    world.keep(Array(items.prefix(Self.mostItems)))
  }

  private func frame() {
    keepBodies()
    guard !world.bodies.isEmpty else { return rest() }
    let seconds = Run.frameInterval / Double(Self.steps)
    let all = all
    for _ in 0..<Self.steps { world.step(all, bounds: referenceView?.bounds, seconds: seconds) }
    UIView.performWithoutAnimation { for body in world.bodies { body.moveItem() } }
    elapsedTime += Run.frameInterval
    moved += Run.frameInterval
    for behavior in all { behavior.action?() }
    quiet = world.bodies.allSatisfy(\.isSlow) ? quiet + Run.frameInterval : 0
    if quiet >= Self.pause { return rest() }
    guard moved < Self.longest else {
      hasGivenUp = true
      Run.noteMissing(
        "end to physics that does not come to rest in \(Int(Self.longest)) s",
        "give the items some resistance, or take the behaviors out",
        actor: referenceView?.debugName ?? "UIDynamicAnimator", layer: referenceView?.layer)
      return rest()
    }
  }

  private func rest() {
    guard isRunning else { return }
    isRunning = false
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// Hears when things begin to move, and when they rest.
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Things are about to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything rests.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
