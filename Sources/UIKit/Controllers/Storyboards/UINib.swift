/// A file with views, by UIKit's name. There are none here, which lint says.
public final class UINib: NSObject {
  private let name: String

  /// A nib without anything in it.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Nothing: there is no nib to take it from.
  public func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    Run.noteUnmodeled("nib “\(name)”", "make its views in code")
    return []
  }
}
