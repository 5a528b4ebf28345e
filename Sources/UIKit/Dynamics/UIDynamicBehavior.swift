/// What physics does to items; for subclasses that put several behaviors together.
open class UIDynamicBehavior: NSObject {
  /// Those that belong to this one, and come and go with it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at every frame in which the animator moves something.
  open var action: (() -> Void)?
  /// Whose behavior it is; nil for nobody's.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// A behavior that does nothing by itself.
  public override init() {}

  /// Adds one that comes and goes with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
  }

  /// Takes one out again.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.join(nil)
  }

  /// Called before the behavior comes to an animator, or with nil before it leaves one; for subclasses.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
    animator?.resume()
  }

  /// This one and those that belong to it, at any depth.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// The items that it moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Changes velocities over a step.
  func apply(to world: PhysicsWorld, seconds: Double) {}

  /// Something has changed, so that what rested may move.
  func changed() { dynamicAnimator?.resume() }
}

/// What behaviors of several items have in common. UIKit has no class of this name.
open class UIItemsBehavior: UIDynamicBehavior {
  /// The items, in the order of adding.
  open private(set) var items: [any UIDynamicItem]

  init(of items: [any UIDynamicItem]) { self.items = items }

  /// Adds an item, unless it is there already.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// Takes an item out.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  override var movedItems: [any UIDynamicItem] { items }
}
