import TransitionEngine

/// A nib, by UIKit's name. Zoetrope has no nibs, which lint reports.
public final class UINib: NSObject {
  private let name: String

  /// An empty nib.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Returns nothing: Zoetrope has no nibs.
  public func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    Run.noteUnmodeled(Remark("nib “\(name)”"), Remark("make its views in code"))
    return []
  }
}
