/// A behavior of items in a physics simulation; for subclasses that combine several behaviors.
open class UIDynamicBehavior: NSObject {
  /// Those that belong to this one, and come and go with it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at every frame in which the animator moves something.
  open var action: (() -> Void)?
  /// The animator that has the behavior; nil for none.
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

  /// Takes away speeds that it does not allow; several times in each step.
  func constrain(_ world: PhysicsWorld) {}

  /// Moves back what has come to where it does not allow, at the end of each step.
  func correct(_ world: PhysicsWorld) {}

  /// Whether it can send back what has left the screen.
  var mayTurnBack: Bool { false }

  /// Something has changed, so that what rested may move.
  func changed() { dynamicAnimator?.resume() }
}
