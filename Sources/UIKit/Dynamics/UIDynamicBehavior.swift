/// A behavior of items in a physics simulation; for subclasses that combine several behaviors.
open class UIDynamicBehavior: NSObject {
  /// The behaviors that belong to this one, and are added and removed with it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at every frame in which the animator moves an item.
  open var action: (() -> Void)?
  /// The animator that has the behavior; nil for none.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Creates a behavior that does nothing by itself.
  public override init() {}

  /// Adds a behavior that is added and removed with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.join(nil)
  }

  /// Called before the behavior is added to an animator, or with nil before it's removed from one; for
  /// subclasses.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
    animator?.resume()
  }

  /// This behavior and its descendants.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// The items that the behavior moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Changes velocities in a step of the simulation.
  func apply(to world: PhysicsWorld, seconds: Double) {}

  /// Removes velocities that the behavior does not allow; called several times in each step.
  func constrain(_ world: PhysicsWorld) {}

  /// Corrects positions that the behavior does not allow, at the end of each step.
  func correct(_ world: PhysicsWorld) {}

  /// Whether the behavior can bring back an item that has left the screen.
  var mayTurnBack: Bool { false }

  /// Wakes the animator after a change, so that resting items may move.
  func changed() { dynamicAnimator?.resume() }
}
