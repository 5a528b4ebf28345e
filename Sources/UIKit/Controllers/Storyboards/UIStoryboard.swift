/// A file with screens and the ways between them, by UIKit's name. There are none here, so nothing comes out of one: what is
/// asked for is said to be missing, at its place.
public final class UIStoryboard: NSObject {
  private let name: String

  /// A storyboard without anything in it.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Nil: there is no storyboard to take it from, which lint says.
  public func instantiateInitialViewController() -> UIViewController? {
    Run.noteMissing("storyboard “\(name)”", "make its first controller in code")
    return nil
  }

  /// An empty controller: there is no storyboard to take another one from, which lint says.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    Run.noteMissing("storyboard “\(name)”", "make its controller “\(identifier)” in code")
    return UIViewController()
  }

  /// As `instantiateViewController(withIdentifier:)`.
  public func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }
}

/// A file with views, by UIKit's name. There are none here, which lint says.
public final class UINib: NSObject {
  private let name: String

  /// A nib without anything in it.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Nothing: there is no nib to take it from.
  public func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    Run.noteMissing("nib “\(name)”", "make its views in code")
    return []
  }
}

extension Run {
  /// Says that code has asked for something that is not modelled.
  ///
  /// - Parameters:
  ///   - what: what is missing, as it reads after “there is no”.
  ///   - instead: what to do.
  static func noteMissing(_ what: String, _ instead: String, actor: String = "UIKit", layer: CALayer? = nil) {
    note(
      "not modelled", actor: actor, detail: "there is no \(what): \(instead)", layer: layer,
      lint: .notModelled)
  }
}
