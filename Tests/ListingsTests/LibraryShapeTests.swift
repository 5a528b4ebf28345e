import Testing

/// Code in the shapes that public libraries have, which the runtime of Apple's platforms allows.
@Suite(.enabled(if: ListingProblems.toolchain != nil))
struct LibraryShapeTests {
  @Test(arguments: [
    // Objects made by their class.
    """
    extension UIView {
      @discardableResult func add<Recognizer: UIGestureRecognizer>(
        _ type: Recognizer.Type, target: Any, action: Selector
      ) -> Recognizer {
        let recognizer = Recognizer(target: target, action: action)
        addGestureRecognizer(recognizer)
        return recognizer
      }
    }
    final class Drag: UIPanGestureRecognizer {
      let axis: Int
      init(axis: Int, target: AnyObject?, action: Selector?) {
        self.axis = axis
        super.init(target: target, action: action)
      }
    }
    class Press: UIGestureRecognizer {
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
      }
    }
    final class Controller: UIViewController {
      override func viewDidLoad() {
        view.add(Press.self, target: self, action: #selector(handle(_:)))
        view.add(UITapGestureRecognizer.self, target: self, action: #selector(handle))
        _ = type(of: Press()).init(target: self, action: #selector(handle))
      }
      @objc func handle(_ recognizer: UIGestureRecognizer) {}
    }
    """,
    // Optional methods.
    """
    @objc protocol MenuDelegate { @objc optional func names() -> [String]; @objc optional func close() }
    func call(
      _ d: UIScrollViewDelegate?, _ s: UIScrollView, _ a: UIViewControllerAnimatedTransitioning, _ m: MenuDelegate?,
      _ f: UITextField
    ) {
      d?.scrollViewDidScroll?(s)
      a.animationEnded?(true)
      m?.close?()
      print(m?.names?().count ?? 0, m?.names?()[0].count ?? 0)
      if let result = f.delegate?.textFieldShouldReturn?(f) { print(result) }
      if let delegate = f.delegate, let result = delegate.textFieldShouldReturn?(f) { print(result) }
    }
    """,
    """
    class Table: UITableView {
      override var delegate: UITableViewDelegate? { didSet { reloadData() } }
      func height() -> CGFloat {
        delegate?.tableView?(self, heightForRowAt: IndexPath(row: 0, section: 0)) ?? 0
      }
    }
    class Collection: UICollectionView {
      override weak var delegate: UICollectionViewDelegate? {
        get { super.delegate }
        set { super.delegate = newValue }
      }
      func select() { delegate?.collectionView?(self, didSelectItemAt: IndexPath(item: 0, section: 0)) }
    }
    final class Controller: UIViewController, UITableViewDelegate, UITextViewDelegate {
      private let table = Table(), text = UITextView()
      override func viewDidLoad() {
        table.delegate = self
        text.delegate = self
        table.delegate = nil
        table.delegate?.scrollViewDidScroll?(table)
        let scroll: UIScrollView = table
        scroll.delegate = self
        if scroll.delegate === table.delegate, text.delegate != nil {}
      }
    }
    final class ScrollOnly: NSObject, UIScrollViewDelegate {
      func watch(_ table: UITableView) { table.delegate = self }
    }
    """,
    // Overrides by names of Swift 3 and 4.
    """
    class Parent: UIViewController {
      override func addChildViewController(_ childController: UIViewController) {
        super.addChildViewController(childController)
      }
      override func removeFromParentViewController() { super.removeFromParentViewController() }
      override func willMove(toParentViewController parent: UIViewController?) {
        super.willMove(toParentViewController: parent)
      }
      override var childViewControllers: [UIViewController] { super.childViewControllers.reversed() }
      override var childViewControllerForStatusBarStyle: UIViewController? { nil }
    }
    extension Parent {
      override func didMove(toParentViewController parent: UIViewController?) {
        super.didMove(toParentViewController: parent)
      }
    }
    class Stack: UIView { override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) } }
    """,
    // Modifiers and functions of Swift 3 and 4.
    """
    protocol Mover: AnyObject { weak var target: AnyObject? { get set } }
    open class Field: UITextField, Mover {
      open static let height: CGFloat = 30
      open let caption = UILabel()
      open weak var target: AnyObject?
      open static func make() -> Field { Field() }
      open class func plain() -> Field { Field() }
    }
    class Inner: Field { override class func plain() -> Field { Inner() } }
    """,
    // Files of bundles.
    """
    func picture(_ name: String) -> UIImage? {
      guard let path = Bundle(for: UIView.self).path(forResource: "Pictures", ofType: "bundle"),
        let file = Bundle(path: path)?.path(forResource: name, ofType: "png")
      else { return UIImage(named: name) }
      return UIImage(contentsOfFile: file)
    }
    func hasSound() -> Bool {
      Bundle.main.url(forResource: "tap", withExtension: "caf") != nil || Bundle.main.bundleURL.isFileURL
    }
    """,
    // Values of any object.
    """
    func numbers(_ value: Any, _ info: [String: Any]) -> Double {
      let rect = (info["frame"] as AnyObject?)?.cgRectValue
      return (value as AnyObject).doubleValue + Double(rect?.width ?? 0)
    }
    """,
    // Archives.
    """
    class Stack: UIStackView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init(coder: NSCoder) { super.init(coder: coder) }
    }
    class Bar: UIStackView { init(axis: Int) { super.init(frame: .zero) } }
    class Card: UIView, NSSecureCoding {
      static var supportsSecureCoding: Bool { true }
      var name = ""
      var radius: CGFloat = 0
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder aDecoder: NSCoder) {
        name = aDecoder.decodeObject(forKey: "name") as? String ?? ""
        radius = CGFloat(aDecoder.decodeDouble(forKey: "radius"))
        super.init(coder: aDecoder)
      }
      func encode(with aCoder: NSCoder) {
        aCoder.encode(name, forKey: "name")
        aCoder.encode(radius, forKey: "radius")
      }
    }
    """,
    // Paths of callers, property wrappers, previews and blocks.
    """
    func corner(of size: CGSize, on path: CGMutablePath) { path.addLine(to: CGPoint(x: size.width, y: size.height)) }
    func outline(_ size: CGSize) -> CGPath {
      let path = CGMutablePath()
      path.move(to: .zero)
      corner(of: size, on: path)
      return path
    }
    class Badge: UIView {
      @Invalidating(.layout, .display) var inset: CGFloat = 4
      @Invalidating(.intrinsicContentSize) var title: String? = nil
      func grow() { inset += 1; title = nil }
    }
    class Screen: UIViewController {
      @ViewLoading var badge: Badge
      @ViewLoading private var label: UILabel
      override func loadView() { view = UIView(); badge = Badge(); label = UILabel() }
      func show() { badge.grow(); label.text = badge.title }
    }
    typealias Handler = @convention(block) (Bool, Int) -> Void
    let handler: Handler = { _, _ in }
    #Preview("Screen", traits: .portrait) { Screen() }
    """,
  ]) func shapeCompiles(_ code: String) throws {
    for isFolder in [false, true] {
      let found = try ListingProblems.all(in: ["import UIKit\n" + code], asFolder: isFolder)
      #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }
  }

  @Test func `functions of orientations compile with warnings`() throws {
    let code = """
      import UIKit
      let isWide = UIDeviceOrientationIsLandscape(UIDevice.current.orientation)
        || UIInterfaceOrientationIsPortrait(UIApplication.shared.statusBarOrientation)
      """
    let found = try ListingProblems.all(in: [code], asFolder: true)
    #expect(found.count == 2 && found.allSatisfy { $0.contains("deprecated") }, "\(found)")
  }
}
