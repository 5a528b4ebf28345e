import Testing

/// Subclasses of the module's classes, with the initializers that Apple's headers demand of them.
@Suite(.enabled(if: ListingProblems.toolchain != nil))
struct InitializerTests {
  /// A class, the labels and parameters of its designated initializers, and arguments for its convenience ones.
  struct Base: CustomTestStringConvertible {
    var name: String
    var designated: [(parameters: String, arguments: String)] = [frame]
    /// Calls of the initializers that a subclass inherits which overrides the designated ones.
    var inherited = ["()"]
    var isArchived = true
    var testDescription: String { name }
  }

  private static let frame = (parameters: "frame: CGRect", arguments: "frame: frame")
  private static let nib = (
    parameters: "nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?",
    arguments: "nibName: nibNameOrNil, bundle: nibBundleOrNil"
  )
  private static let none = (parameters: "", arguments: "")
  private static let layer = (parameters: "layer: Any", arguments: "layer: layer")
  private static let target = (
    parameters: "target: Any?, action: Selector?", arguments: "target: target, action: action"
  )

  static let bases: [Base] =
    [
      "UIView", "UIControl", "UILabel", "UIScrollView", "UIStackView", "UISwitch", "UISlider",
      "UIPageControl",
      "UITextField", "UIProgressView", "UINavigationBar", "UITabBar", "UIWindow", "UICollectionReusableView",
      "UICollectionViewCell",
    ].filter { $0 != "UIWindow" }.map { Base(name: $0) } + [
      Base(
        name: "UIWindow",
        designated: [
          frame, (parameters: "windowScene: UIWindowScene", arguments: "windowScene: windowScene"),
        ]),
      Base(
        name: "UIButton",
        inherited: ["()", "(type: .system)", "(configuration: .filled(), primaryAction: nil)"]),
      Base(
        name: "UIImageView",
        designated: [
          frame, (parameters: "image: UIImage?", arguments: "image: image"),
          (
            parameters: "image: UIImage?, highlightedImage: UIImage?",
            arguments: "image: image, highlightedImage: highlightedImage"
          ),
        ]),
      Base(
        name: "UIActivityIndicatorView",
        designated: [frame, (parameters: "style: UIActivityIndicatorView.Style", arguments: "style: style")]),
      Base(
        name: "UIVisualEffectView",
        designated: [(parameters: "effect: UIVisualEffect?", arguments: "effect: effect")]),
      Base(
        name: "UITextView",
        designated: [
          (
            parameters: "frame: CGRect, textContainer: NSTextContainer?",
            arguments: "frame: frame, textContainer: textContainer"
          )
        ], inherited: ["()", "(frame: .zero)"]),
      Base(
        name: "UITableView",
        designated: [
          (parameters: "frame: CGRect, style: UITableView.Style", arguments: "frame: frame, style: style")
        ], inherited: ["()", "(frame: .zero)"]),
      Base(
        name: "UICollectionView",
        designated: [
          (
            parameters: "frame: CGRect, collectionViewLayout layout: UICollectionViewLayout",
            arguments: "frame: frame, collectionViewLayout: layout"
          )
        ]),
      Base(
        name: "UITableViewCell",
        designated: [
          (
            parameters: "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
            arguments: "style: style, reuseIdentifier: reuseIdentifier"
          )
        ], inherited: ["()", "(frame: .zero)"]),
      Base(name: "UIViewController", designated: [nib]), Base(name: "UITabBarController", designated: [nib]),
      Base(
        name: "UIAlertController", designated: [nib],
        inherited: ["()", "(title: nil, message: nil, preferredStyle: .alert)"]),
      Base(
        name: "UINavigationController",
        designated: [
          nib,
          (
            parameters: "rootViewController: UIViewController",
            arguments: "rootViewController: rootViewController"
          ),
          (
            parameters: "navigationBarClass: AnyClass?, toolbarClass: AnyClass?",
            arguments: "navigationBarClass: navigationBarClass, toolbarClass: toolbarClass"
          ),
        ]),
      Base(
        name: "UISplitViewController",
        designated: [nib, (parameters: "style: UISplitViewController.Style", arguments: "style: style")]),
      Base(
        name: "UITableViewController",
        designated: [nib, (parameters: "style: UITableView.Style", arguments: "style: style")]),
      Base(
        name: "UICollectionViewController",
        designated: [
          nib,
          (
            parameters: "collectionViewLayout layout: UICollectionViewLayout",
            arguments: "collectionViewLayout: layout"
          ),
        ]),
      Base(
        name: "UIPageViewController",
        designated: [
          (
            parameters: "transitionStyle: UIPageViewController.TransitionStyle, "
              + "navigationOrientation: UIPageViewController.NavigationOrientation, "
              + "options: [UIPageViewController.OptionsKey: Any]? = nil",
            arguments: "transitionStyle: transitionStyle, navigationOrientation: navigationOrientation, "
              + "options: options"
          )
        ]),
      Base(name: "UIBarButtonItem", designated: [none], inherited: ["(customView: UIView())"]),
      Base(name: "UITabBarItem", designated: [none], inherited: ["(title: nil, image: nil, tag: 1)"]),
      Base(
        name: "UINavigationItem", designated: [(parameters: "title: String", arguments: "title: title")],
        inherited: []),
      Base(name: "UICollectionViewLayout", designated: [none]),
      Base(name: "UICollectionViewFlowLayout", designated: [none]),
      Base(name: "CAEmitterCell", designated: [none]),
      Base(name: "UIBezierPath", designated: [none], inherited: ["()", "(rect: .zero)", "(ovalIn: .zero)"]),
      Base(
        name: "UIPresentationController",
        designated: [
          (
            parameters: "presentedViewController: UIViewController, "
              + "presenting presentingViewController: UIViewController?",
            arguments:
              "presentedViewController: presentedViewController, presenting: presentingViewController"
          )
        ], inherited: [], isArchived: false),
      Base(name: "UIPercentDrivenInteractiveTransition", designated: [none], isArchived: false),
      Base(name: "UIDynamicBehavior", designated: [none], isArchived: false),
      Base(
        name: "UIDynamicAnimator",
        designated: [(parameters: "referenceView view: UIView", arguments: "referenceView: view")],
        inherited: [],
        isArchived: false),
      Base(
        name: "UIViewPropertyAnimator",
        designated: [
          (
            parameters: "duration: TimeInterval, timingParameters parameters: UITimingCurveProvider",
            arguments: "duration: duration, timingParameters: parameters"
          )
        ], inherited: ["()", "(duration: 1, curve: .linear)"], isArchived: false),
      Base(
        name: "UIStoryboardSegue",
        designated: [
          (
            parameters: "identifier: String?, source: UIViewController, destination: UIViewController",
            arguments: "identifier: identifier, source: source, destination: destination"
          )
        ], inherited: [], isArchived: false),
      Base(name: "UICollectionViewLayoutAttributes", designated: [none], isArchived: false),
    ]
    + [
      "CALayer", "CAShapeLayer", "CAGradientLayer", "CAReplicatorLayer", "CAEmitterLayer", "CATransformLayer",
    ].map {
      Base(name: $0, designated: [none, layer])
    }
    + ["CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation"].map {
      Base(name: $0, designated: [none], inherited: ["()", "(keyPath: \"opacity\")"])
    }
    + ["CAAnimationGroup", "CATransition"].map { Base(name: $0, designated: [none]) }
    + [
      "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
      "UISwipeGestureRecognizer", "UILongPressGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    ].map {
      Base(
        name: $0, designated: [target],
        inherited: ["()", "(target: nil, action: nil)", "(action: { _ in })"],
        isArchived: false)
    }

  /// The subclasses of a class in the shapes that public code has.
  private func shapes(of base: Base, _ n: String) -> String {
    let mark = base.name == "UIStackView" ? "" : "?"
    let coder = base.isArchived ? "required init\(mark)(coder: NSCoder) { super.init(coder: coder) }" : ""
    let refused =
      base.isArchived
      ? "required init\(mark)(coder aDecoder: NSCoder) { fatalError(\"not implemented\") }" : ""
    let overrides = base.designated.map {
      "override init(\($0.parameters)) { super.init(\($0.arguments)); setUp() }"
    }.joined(separator: "\n  ")
    let first = base.designated[0]
    let own = first.parameters.isEmpty ? "number: Int" : "number: Int, " + first.parameters
    let isRecognizer = base.name.hasSuffix("GestureRecognizer")
    let own2 = isRecognizer ? "number: Int" : own
    let arguments = isRecognizer ? "target: nil, action: nil" : first.arguments
    var code = """
      class Overriding\(n): \(base.name) {
        \(overrides)
        \(coder)
        private func setUp() {}
      }
      class Below\(n): Overriding\(n) {
        private var count = 1
        \(base.designated.map { "override init(\($0.parameters)) { super.init(\($0.arguments)) }" }.joined(separator: "\n  "))
        \(refused)
      }
      final class Own\(n): \(base.name) {
        let number: Int
        init(\(own2)) {
          self.number = number
          super.init(\(arguments))
        }
        \(refused)
      }
      class Short\(n): \(base.name) {
        let number: Int
        init(\(own2)) {
          self.number = number
          super.init(\(arguments))
        }
      }
      class Inheriting\(n): \(base.name) {
        var count = 0
        private lazy var label = UILabel()
      }
      class Generic\(n)<Item>: \(base.name) {
        let content: [Item]
        init(content: [Item], \(own2)) {
          self.content = content
          super.init(\(arguments))
        }
        \(refused)
      }
      class Specific\(n): Generic\(n)<Int> {
        var wasShown = false
      }

      """
    let calls = base.inherited.flatMap {
      ["_ = Inheriting\(n)\($0)", "_ = Overriding\(n)\($0)", "_ = Below\(n)\($0)"]
    }
    if !calls.isEmpty { code += "func make\(n)() {\n  \(calls.joined(separator: "\n  "))\n}\n" }
    return code
  }

  @Test func everyClassHasTheInitializersOfApple() throws {
    let code = Self.bases.enumerated().map { shapes(of: $1, "\($0)") }
    let found = try ListingProblems.all(in: code)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  /// Each class in a file of its own, as in a folder of code; subclasses in other files than their superclasses.
  @Test func aFolderAcceptsWhatAPageAccepts() throws {
    let code = Self.bases.enumerated().flatMap { number, base in
      let parts = shapes(of: base, "\(number)").split(separator: "class Below")
      return ["import UIKit\n" + parts[0], "import UIKit\nclass Below" + parts[1]]
    }
    let found = try ListingProblems.all(in: code, asFolder: true)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("UIView { override init() { super.init(frame: .zero) } }", "initializer does not override a designated"),
    (
      "UIViewController { override init() { super.init(nibName: nil, bundle: nil) } }",
      "initializer does not override a designated"
    ),
    (
      "UITableViewCell { override init(frame: CGRect) { super.init(style: .default, reuseIdentifier: nil) } }",
      "initializer does not override a designated"
    ),
    (
      "UITextView { override init(frame: CGRect) { super.init(frame: frame, textContainer: nil) } }",
      "initializer does not override a designated"
    ),
    ("UIViewController { init(b: Int) { super.init() } }", "must call a designated initializer"),
    ("UIButton { init(b: Int) { super.init(type: .system) } }", "must call a designated initializer"),
    (
      "UIVisualEffectView { init(b: Int) { super.init(frame: .zero) } }", "must call a designated initializer"
    ),
    ("UIPanGestureRecognizer { init(b: Int) { super.init() } }", "must call a designated initializer"),
    ("UIView { init?(coder: NSCoder) { super.init(coder: coder) } }", "'required' modifier must be present"),
  ]) func whatAppleRefusesIsRefused(_ code: String, _ message: String) throws {
    let found = try ListingProblems.all(in: ["class A: " + code])
    #expect(found.contains { $0.hasPrefix("0.swift:1: ") && $0.contains(message) }, "\(found)")
  }

  /// Members of extensions that override, with their classes in other files.
  @Test(arguments: [true, false]) func anExtensionOverridesForAClassInAnotherFile(_ isFolder: Bool) throws {
    let controller = """
      import UIKit
      public class Home: UIViewController {
        let card = UIView()
        override init(nibName a: String?, bundle b: Bundle?) { super.init(nibName: a, bundle: b) }
      }
      final class Drag: UIPanGestureRecognizer {
        private let axis: NSLayoutConstraint.Axis
        init(axis: NSLayoutConstraint.Axis) {
          self.axis = axis
          super.init(target: nil, action: nil)
        }
      }
      """
    let overrides = """
      import UIKit
      extension Home {
        override func loadView() {
          view = card
          view.addGestureRecognizer(Drag(axis: .vertical))
        }
        override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden || isBeingPresented }
        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
          super.viewWillTransition(to: size, with: coordinator)
        }
        @objc private func tapped(_ tap: UITapGestureRecognizer) {}
        func connect() { card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))) }
      }
      """
    let calls = """
      import UIKit
      final class Start: Home {
        override func loadView() {
          super.loadView()
          view.backgroundColor = prefersStatusBarHidden ? .red : .blue
        }
      }
      func start() { Home().loadView(); Start().loadViewIfNeeded() }
      """
    let found = try ListingProblems.all(in: [overrides, calls, controller], asFolder: isFolder)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  /// A collection makes attributes by their class.
  @Test func attributesOfLayoutsHaveTheInitializerThatMakesThem() throws {
    let listing = """
      final class Turned: UICollectionViewLayoutAttributes {
        var angle: CGFloat
        override init() {
          angle = 0
          super.init()
        }
        override func copy(with zone: NSZone? = nil) -> Any {
          let copy = super.copy(with: zone) as! Turned
          copy.angle = angle
          return copy
        }
      }
      final class Context: UICollectionViewLayoutInvalidationContext { var reason: String? }
      let turned = Turned(forCellWith: IndexPath(item: 0, section: 0))
      """
    #expect(try ListingProblems.all(in: [listing]) == [])
  }

  /// Calls by a class that is known when the program runs, as Objective-C allows.
  @Test(arguments: [true, false]) func aClassThatIsAValueHasTheInitializersOfUIKit(_ isFolder: Bool) throws {
    let calls = """
      import UIKit
      final class Pool<Row: UIView> {
        private lazy var spare = Row()
        let make: () -> Row = Row.init
        func row() -> Row { Row(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        func rows(_ type: Row.Type) -> [Row] { [type.init(), Row.init(frame: .zero), .init(frame: .zero)] }
      }
      extension UIView {
        static func made() -> Self { Self() }
        class func framed() -> Self { self.init(frame: .zero) }
        func copied() -> UIView { type(of: self).init(frame: frame) }
      }
      extension UIViewController {
        static func loaded() -> Self { Self(nibName: nil, bundle: nil) }
      }
      protocol Screen: UIViewController {}
      extension Screen { static func shown() -> Self { Self() } }
      func presentation<P: UIPresentationController>(_ type: P.Type, _ a: UIViewController) -> P {
        P(presentedViewController: a, presenting: nil)
      }
      func stack<N: UINavigationController>(_ root: UIViewController) -> N { N(rootViewController: root) }
      func object(_ type: NSObject.Type) -> NSObject { type.init() }
      """
    let own = """
      import UIKit
      final class Home: UIViewController, Screen {
        let number: Int
        init() { number = 1; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }
      func start() { Home.shown().view.addSubview(Pool<UILabel>().row()); _ = UIButton.framed() }
      """
    #expect(try ListingProblems.all(in: [calls, own], asFolder: isFolder) == [])
  }

  /// What stands behind such a call on its line is told at its place, and an author's own initializer has to be
  /// required.
  @Test func callsByClassLeaveTheRestAsItIs() throws {
    let code = """
      class Card: UIView { init(number: Int) { super.init(frame: .zero) } }
      func make<V: UIView>(_: V.Type) -> [UIView] { [V(), V(frame: .zero)] }; let a: Int = "b"
      func own<C: Card>() -> C { C(number: 1) }
      """
    let found = try ListingProblems.all(in: [code])
    #expect(
      found == [
        "0.swift:2: cannot convert value of type 'String' to specified type 'Int'",
        "0.swift:3: constructing an object of class type 'C' with a metatype value must use a 'required' initializer",
      ])
  }

  /// UIKit's `init(frame:)` isn't required, so an override may be internal in a public class.
  @Test(arguments: [true, false]) func internalInitializersOfPublicClasses(_ isFolder: Bool) throws {
    let file = """
      import UIKit
      open class Card: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      }
      public class Badge: UIView {
        public override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder aDecoder: NSCoder) { nil }
      }
      public final class Dot: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder aDecoder: NSCoder) { nil }
      }
      """
    let found = try ListingProblems.all(in: [file], asFolder: isFolder)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
