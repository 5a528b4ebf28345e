import Testing

@testable import UIKit

/// What code asks of the Objective-C runtime, and what does the same without one.
struct ObjectiveCNamesTests {
  private final class Card: NSObject {
    var calls: [String] = []
    func turn() { calls.append("turn") }
    func move(_ distance: Any) { calls.append("move \(distance)") }
    static let turning = Selector("turn", Card.turn)
  }

  private let run = Run(size: CGSize(width: 100, height: 100))

  @Test func `an object performs a selector, now or later`() throws {
    let card = Card()
    _ = try run.record {
      card.perform(Selector("move(_:)", Card.move(_:)), with: 5)
      card.perform(Card.turning, with: nil, afterDelay: 0.5)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { card.calls.append("0.4 s") }
    }
    #expect(card.calls == ["move 5", "0.4 s", "turn"])
  }

  @Test func `an object responds to the selectors of its class`() {
    #expect(Card().responds(to: Card.turning))
    #expect(!NSObject().responds(to: Card.turning))
  }

  @Test func `an object keeps what is associated with it`() {
    let card = Card()
    let key = UnsafeRawPointer(bitPattern: 8)!
    objc_setAssociatedObject(card, key, "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(card, key) as? String == "kept")
    #expect(objc_getAssociatedObject(Card(), key) == nil)
    objc_setAssociatedObject(card, key, NSObject(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(card, key) == nil)
    objc_setAssociatedObject(card, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(card, key) == nil)
  }

  @Test func `an animation's copy has what was left with it`() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.setValue("bounce", forKey: "name")
    #expect((animation.copy() as? CAAnimation)?.value(forKey: "name") as? String == "bounce")
  }

  @Test func `an animation takes boxed values`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let timeline = try run.record {
      run.window.addSubview(view)
      let animation = CABasicAnimation(keyPath: "position")
      animation.fromValue = NSValue(cgPoint: CGPoint(x: 5, y: 5))
      animation.toValue = NSValue(cgPoint: CGPoint(x: 25, y: 5))
      animation.duration = 1
      view.layer.add(animation, forKey: nil)
    }
    #expect(timeline.duration == 1)
  }

  @Test func `a presentation controller hears of another preferred size`() {
    final class Sheet: UIPresentationController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
      {
        sizes.append(container.preferredContentSize)
      }
    }
    let controller = UIViewController()
    let sheet = Sheet(presentedViewController: controller, presenting: nil)
    controller.presentation = sheet
    controller.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(sheet.sizes == [CGSize(width: 1, height: 2)])
  }

  private final class Stack: UINavigationController {
    let label: String

    init(label: String) {
      self.label = label
      super.init(rootViewController: UIViewController())
    }

    override init(rootViewController: UIViewController) {
      label = "root"
      super.init(rootViewController: rootViewController)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Badge: UIImageView {
    override init(image: UIImage?) {
      super.init(image: image)
      tag = 7
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Source: Apple's documentation has both without `convenience`.
  @Test func `initialisers that subclasses call and override are designated`() {
    let root = UIViewController()
    #expect(Stack(rootViewController: root).viewControllers == [root])
    #expect(Stack(label: "a").viewControllers.count == 1)
    let badge = Badge(image: UIImage(systemName: "star"))
    #expect(badge.tag == 7 && badge.bounds.size == badge.image?.size)
    #expect(!badge.isUserInteractionEnabled)
  }
}
