import Foundation
import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// Lines as public libraries have them, on pages and in folders of Swift.
@Suite(.enabled(if: Built.hasToolchain))
struct LibraryLinesTests {
  private func report(_ files: [String: String]) throws -> String {
    try TestSite(files, listings: .built()).build().report
  }

  private static let values = """
    import UIKit
    public func label(_ text: String, _ number: CGFloat) -> NSAttributedString {
      let formatter = NumberFormatter()
      let shown = formatter.string(from: NSNumber(value: Double(number))) ?? formatter.string(from: 3) ?? ""
      let whole = NSMutableAttributedString(string: text + shown)
      whole.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: (text as NSString).range(of: "x"))
      whole.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(text.startIndex..., in: text))
      whole.addAttributes([.foregroundColor: UIColor.red], range: NSMakeRange(0, 1))
      let found = try? NSRegularExpression(pattern: "a").matches(in: text, range: NSRange(text.startIndex..., in: text))
      for match in found ?? [] { whole.addAttribute(.font, value: 3, range: match.range) }
      _ = (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 3)])
      _ = (text as NSString).boundingRect(
        with: .zero, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
      (text as NSString).draw(at: .zero, withAttributes: nil)
      _ = NSStringFromClass(UIView.self)
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(NSEC_PER_SEC) / Double(NSEC_PER_SEC)) {}
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now(), repeating: 0.1)
      timer.cancel()
      let lock = NSLock()
      lock.lock()
      lock.unlock()
      _ = (Thread.isMainThread, ProcessInfo.processInfo.systemUptime, NSCache<NSString, UIView>())
      assert(!text.isEmpty, NSLocalizedString("Empty", comment: ""))
      _ = NSLocalizedString("a", value: "b", comment: "") + NSLocalizedString("a", tableName: "c", comment: "")
      _ = NSLocalizedString("a", bundle: Bundle.main, comment: "")
      sleep(0)
      usleep(0)
      return autoreleasepool { whole }
    }
    public func names() -> [String] { [UUID().uuidString, UUID().uuidString] }

    """

  private static let page = """
    ---
    code: on
    ---
    # Values

    ```swift hidden
    \(values)
    ```
    """

  @Test func `pages have Foundation's values beside UIKit's`() throws {
    #expect(try report(["zoetrope.yml": "code: on\n", "content/index.md": Self.page]) == "")
  }

  @Test func `the site's own Swift has them, and pages that use it`() throws {
    let page = """
      # Values

      ```swift
      func show(in view: UIView) {
        let text = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        text.attributedText = label("box", 3)
        text.tag = Date().timeIntervalSinceReferenceDate < 1 ? 1 : 2
        precondition(Set(names()).count == 2 && names().allSatisfy { $0.count == 36 })
        let part = NSMutableAttributedString(attributedString: label("x", 1))
        part.addAttribute(.font, value: UIFont.systemFont(ofSize: 3), range: NSRange(location: 0, length: 1))
        view.addSubview(text)
      }
      ```

      ```{run}
      :call: show
      :size: 100x100
      Text.
      ```
      """
    let built = try TestSite(
      [
        "zoetrope.yml": "code: App\n", "App/Label.swift": Self.values,
        "App/Other.swift": "import Foundation\nimport UIKit\npublic var now: Date { Date() }\n",
        "content/index.md": page,
      ], listings: .built()
    ).build()
    #expect(built.report == "")
    #expect(try built.text("index.html")?.contains("<figure") == true)
  }

  @Test(arguments: ["5", "6"])
  func `names of drawing, controls, the runtime and traits are found`(_ language: String) throws {
    let page = """
      ---
      code: on
      ---
      # Names

      ```swift hidden
      \(Self.names)
      ```
      """
    #expect(
      try report(["zoetrope.yml": "code: on\nswift: \(language)\n", "content/index.md": page]) == "")
  }

  private static let names = """
    import os.log
    class Canvas: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
        if let image = context.makeImage() { context.clip(to: rect, mask: image) }
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
          context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 10), options: [])
          context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 20,
            options: .drawsAfterEndLocation)
        }
        UIRectFill(rect)
        UIRectFrame(rect)
        let native: CGFloat.NativeType = rect.width.native
        _ = native
        layer.isOpaque = true
        layer.allowsGroupOpacity = true
      }
      override func accessibilityIncrement() {}
      override var accessibilityElements: [Any]? {
        get { [UIAccessibilityElement(accessibilityContainer: self)] }
        set {}
      }
    }
    class Field: UITextField {
      override func drawPlaceholder(in rect: CGRect) {}
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    }
    class Listener: NSObject, UIScrollViewDelegate {
      weak var other: UIScrollViewDelegate?
      override func forwardingTarget(for aSelector: Selector!) -> Any? { other }
      @objc func heard(_ note: Notification) {
        guard let info = note.userInfo, let time = info[UIKeyboardAnimationDurationUserInfoKey] as? NSNumber,
          let frame = (info[UIKeyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
          let other = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
          let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        else { return }
        _ = (time.doubleValue, frame, other, curve)
      }
      @objc func tick(_ timer: Timer) {}
      func listen() {
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(heard(_:)), name: .UIKeyboardWillShow, object: nil)
        center.addObserver(
          self, selector: #selector(heard(_:)), name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        let timer = Timer(
          timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .commonModes)
        timer.invalidate()
        if let first = class_getInstanceMethod(Listener.self, #selector(tick(_:))),
          let second = class_getInstanceMethod(Listener.self, #selector(heard(_:)))
        {
          method_exchangeImplementations(first, second)
        }
        _ = (NSClassFromString("UIView"), self.conforms(to: UIScrollViewDelegate.self))
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        animation.fromValue = CGPoint.zero as NSValue
        animation.toValue = 3.0 as NSNumber
        _ = animation.copy(with: nil) as? CABasicAnimation
        let times: [CGFloat] = [0, 1]
        CAKeyframeAnimation(keyPath: "opacity").keyTimes = times as [NSNumber]
        os_log("size %d", 3)
        os_log("size %@", log: OSLog.default, type: .debug, "x")
        Logger(subsystem: "a", category: "b").debug("size \\(3, privacy: .public)")
        let delay = DispatchTime.now() + Double(Int64(0.1 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
        DispatchQueue.main.asyncAfter(deadline: delay) {}
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(CFAbsoluteTimeGetCurrent())
        UIView.commitAnimations()
      }
    }
    class Page: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Page, _: UITraitCollection) in
          self.view.backgroundColor = .red
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(changed))
        traitOverrides.userInterfaceStyle = .dark
        let image = UIImageView(image: UIImage(systemName: "heart"))
        image.addSymbolEffect(.bounce.up, options: .repeat(2))
        view.addSubview(UIVisualEffectView(effect: UIGlassEffect()))
        DispatchQueue.global().async { DispatchQueue.main.sync { image.alpha = 0 } }
      }
      @objc func changed() {}
    }

    """
}
