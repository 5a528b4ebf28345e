import TransitionEngine

/// A storyboard, by UIKit's name. Zoetrope has no storyboards, so it is empty; lint reports each call at its
/// line.
public final class UIStoryboard: NSObject {
  private let name: String

  /// An empty storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Nil: Zoetrope has no storyboards, which lint reports.
  public func instantiateInitialViewController() -> UIViewController? {
    Run.noteUnmodeled(Remark("storyboard “\(name)”"), Remark("make its first controller in code"))
    return nil
  }

  /// An empty controller: Zoetrope has no storyboards, which lint reports.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    Run.noteUnmodeled(Remark("storyboard “\(name)”"), Remark("make its controller “\(identifier)” in code"))
    return UIViewController()
  }

  /// As `instantiateViewController(withIdentifier:)`.
  public func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }
}
