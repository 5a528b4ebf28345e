/// A part of an app with its own interface. There is one.
open class UIScene: UIResponder {
  /// The scene's state in the app. The raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Always in the foreground, with touches.
  open var activationState: ActivationState { .foregroundActive }
  /// Empty; for scenes with a title.
  open var title: String! = ""
  /// The delegate of the scene's life cycle; of no effect, since it gets no calls.
  open weak var delegate: (any UISceneDelegate)?
}
