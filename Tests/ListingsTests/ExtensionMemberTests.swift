import Testing

/// Overrides of members of the author's own extensions, in the shapes that public code has.
@Suite(.enabled(if: ListingProblems.toolchain != nil))
struct ExtensionMemberTests {
  private static let extensions = """
    import UIKit
    extension UIView {
      @objc func setUp() { backgroundColor = .red }
      @objc open func load(_ name: String, from bundle: Bundle? = nil) -> UIImage? { nil }
      @objc var inset: CGFloat { 8 }
      @objc var corner: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
      func start() { setUp(); _ = load("a"); corner = inset }
    }
    @objc extension UIViewController {
      @discardableResult func reload(animated: Bool) throws -> Bool { false }
    }
    extension CALayer {
      @objc dynamic func animate(by length: CGFloat) { opacity = 0.5 }
    }
    extension CAGradientLayer {
      override func animate(by length: CGFloat) {
        super.animate(by: length)
        colors = []
      }
    }
    """
  private static let classes = """
    import UIKit
    open class Card: UIView {
      open override func setUp() {
        super.setUp()
        alpha = 0.5
      }
      public override func load(_ name: String, from bundle: Bundle?) -> UIImage? { super.load(name, from: bundle) }
      override var inset: CGFloat { super.inset * 2 }
      override var corner: CGFloat {
        get { super.corner }
        set { super.corner = newValue + 1 }
      }
    }
    final class Wide: Card {
      override func setUp() { super.setUp() }
      override var inset: CGFloat { super.inset + 1 }
    }
    final class Home: UITabBarController {
      override func reload(animated: Bool) throws -> Bool { try super.reload(animated: animated) }
    }
    final class Round: CAShapeLayer { override func animate(by length: CGFloat) { super.animate(by: length) } }
    final class Recognizer: UIGestureRecognizer { func setUp() {} }
    func use(_ layer: CALayer) { Wide().start(); _ = try? Home().reload(animated: true); layer.animate(by: 1) }
    """

  @Test(arguments: [true, false]) func membersOfExtensionsAreOverridden(_ isFolder: Bool) throws {
    let files = [Self.classes, Self.extensions]
    for texts in [files, files.reversed(), [files.joined(separator: "\n")]] {
      let found = try ListingProblems.all(in: texts, asFolder: isFolder)
      #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }
  }

  /// A class, its extensions and its subclasses in files of their own.
  @Test(arguments: [true, false]) func membersOfExtensionsInOtherFilesAreOverridden(_ isFolder: Bool) throws {
    let files = [
      """
      import UIKit
      open class Menu: UIViewController { var count = 0 }
      """,
      """
      import UIKit
      extension Menu {
        @objc open func open(_ index: Int) { count = index }
        open override func viewDidLoad() { super.viewDidLoad() }
        open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      """,
      """
      import UIKit
      final class Side: Menu {
        override func open(_ index: Int) { super.open(index + 1) }
        override func viewDidLoad() { super.viewDidLoad(); open(1) }
      }
      """,
    ]
    for texts in [files, files.reversed()] {
      let found = try ListingProblems.all(in: texts, asFolder: isFolder)
      #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }
  }

  /// The Swift Programming Language, “Access Control”: members of a public extension are public unless they say
  /// otherwise.
  @Test(arguments: [true, false]) func overridesOfAPublicExtensionArePublic(_ isFolder: Bool) throws {
    let file = """
      import UIKit
      public class Card: UIViewController {}
      public extension Card {
        override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
        override var prefersStatusBarHidden: Bool { isQuiet }
        @objc internal var isQuiet: Bool { true }
      }
      """
    let found = try ListingProblems.all(in: [file], asFolder: isFolder)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
