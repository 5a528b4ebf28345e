/// Creation of objects by a class that is only known when the program runs, as in `Row(frame: .zero)` for a generic
/// parameter `Row: UIView`.
///
/// In Objective-C, every initializer can be called so. Swift allows it only for `required` ones, which all subclasses
/// would have to declare. So Zoetrope replaces such calls in authors' code by `_made`, as soon as the compiler
/// refuses them. Each calls a convenience initializer, which is the same for all subclasses: it makes an object of
/// the class that it's called for, by the designated initializer that this class overrides. A class that doesn't
/// have that one stops the program, as on iOS.
///
/// A method without a body is another name of such an initializer: both are called in the same way, with the class
/// in the place of `self`. The name is the one that Swift mangles.
extension NSObject {
  convenience init(byClass: Void) { self.init() }
  @_silgen_name("$s5UIKit8NSObjectC7byClassACyt_tcfC")
  private final class func make(_: Void) -> NSObject

  /// An object of the class, as `init()` makes it.
  public static func _made() -> Self { unsafeDowncast(_ownMade() ?? make(()), to: Self.self) }
}

extension UIView {
  convenience init(byClass frame: CGRect) { self.init(frame: frame) }
  @_silgen_name("$s5UIKit6UIViewC7byClassAC16TransitionEngine6CGRectV_tcfC")
  private final class func make(_ frame: CGRect) -> UIView

  /// A view of the class with a frame.
  public static func _made(frame: CGRect) -> Self { unsafeDowncast(make(frame), to: Self.self) }
}

extension UIViewController {
  convenience init(byClass nib: String?, _ bundle: Bundle?) { self.init(nibName: nib, bundle: bundle) }
  @_silgen_name("$s5UIKit16UIViewControllerC7byClass_ACSSSg_AA6BundleCSgtcfC")
  private final class func make(_ nib: __owned String?, _ bundle: __owned Bundle?) -> UIViewController

  /// A controller of the class.
  public static func _made(nibName nib: String?, bundle: Bundle?) -> Self {
    unsafeDowncast(make(nib, bundle), to: Self.self)
  }
}

extension UINavigationController {
  convenience init(byClass root: UIViewController) { self.init(rootViewController: root) }
  @_silgen_name("$s5UIKit22UINavigationControllerC7byClassAcA06UIViewC0C_tcfC")
  private final class func make(_ root: __owned UIViewController) -> UINavigationController

  /// A navigation controller of the class with its first controller.
  public static func _made(rootViewController root: UIViewController) -> Self {
    unsafeDowncast(make(root), to: Self.self)
  }
}

extension UIPresentationController {
  convenience init(byClass presented: UIViewController, _ presenting: UIViewController?) {
    self.init(presentedViewController: presented, presenting: presenting)
  }
  @_silgen_name("$s5UIKit24UIPresentationControllerC7byClass_AcA06UIViewC0C_AFSgtcfC")
  private final class func make(
    _ presented: __owned UIViewController, _ presenting: __owned UIViewController?
  ) -> UIPresentationController

  /// A presentation controller of the class.
  public static func _made(
    presentedViewController presented: UIViewController, presenting: UIViewController?
  ) -> Self {
    unsafeDowncast(make(presented, presenting), to: Self.self)
  }
}
