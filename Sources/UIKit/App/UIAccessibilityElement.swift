/// An element for assistive technologies that isn't a view. Its values are kept, without effect: nothing is read aloud.
open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// Kept, without effect.
  open var isAccessibilityElement = true
  /// Kept, without effect.
  open var accessibilityIdentifier: String?
  /// Kept, without effect.
  open var accessibilityLabel: String?
  /// Kept, without effect.
  open var accessibilityHint: String?
  /// Kept, without effect.
  open var accessibilityValue: String?
  /// Kept, without effect.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Kept, without effect; in points of the screen.
  open var accessibilityFrame = CGRect.zero
  /// Kept, without effect; in points of the container.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Kept, without effect.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// An element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Never called: nothing is read aloud.
  open func accessibilityIncrement() {}
  /// Never called: nothing is read aloud.
  open func accessibilityDecrement() {}
  /// Never called: nothing is read aloud.
  open func accessibilityActivate() -> Bool { false }
}

/// An action that assistive technologies offer. It's kept, and never called.
open class UIAccessibilityCustomAction: NSObject {
  /// The name that is read aloud.
  open var name: String
  /// The action.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// The object whose method is called.
  open weak var target: AnyObject?
  /// The method.
  open var selector = Selector("")

  /// An action with a closure.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }

  /// An action with a target's method.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.target, self.selector) = (name, target.map { $0 as AnyObject }, selector)
    super.init()
  }
}

/// The directions of scrolling. The raw values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}

/// The kinds of containers. The raw values are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// How the elements of a container are read. The raw values are UIKit's.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}
