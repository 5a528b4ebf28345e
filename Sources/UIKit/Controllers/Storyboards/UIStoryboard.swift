/// A file with screens and the ways between them, by UIKit's name. There are none here, so nothing comes out of one: what is
/// asked for is said to be missing, at its place.
public final class UIStoryboard: NSObject {
  private let name: String

  /// A storyboard without anything in it.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Nil: there is no storyboard to take it from, which lint says.
  public func instantiateInitialViewController() -> UIViewController? {
    Run.noteUnmodeled("storyboard “\(name)”", "make its first controller in code")
    return nil
  }

  /// An empty controller: there is no storyboard to take another one from, which lint says.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    Run.noteUnmodeled("storyboard “\(name)”", "make its controller “\(identifier)” in code")
    return UIViewController()
  }

  /// As `instantiateViewController(withIdentifier:)`.
  public func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }
}
