import Testing

@testable import UIKit

/// Objects of a class that is only known when the program runs.
struct CreationByClassTests {
  private final class Badge: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      text = "badge"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Page: UIViewController {
    let title2: String
    override init(nibName: String?, bundle: Bundle?) {
      title2 = nibName ?? "none"
      super.init(nibName: nil, bundle: bundle)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Shade: UIPresentationController { var depth = 3 }
  private final class Stack: UINavigationController { var count = 2 }
  private final class Note: NSObject { var words = "note" }

  @Test func `an object is of the class, and made by its own initializer`() {
    #expect(Badge._made().text == "badge")
    let type: UIView.Type = Badge.self
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(type._made(frame: frame).frame == frame)
    #expect(type._made(frame: frame) is Badge)
    #expect(Note._made().words == "note")
    let name = "a name that is too long to be stored in place"
    for _ in 0..<10 { #expect(Page._made(nibName: name, bundle: nil).title2 == name) }
    #expect(Page._made().title2 == "none")
  }

  @Test func `arguments that are objects are kept and released`() {
    weak var released: UIViewController?
    do {
      let controller = UIViewController()
      released = controller
      #expect(Shade._made(presentedViewController: controller, presenting: nil).depth == 3)
      #expect(Stack._made(rootViewController: controller).count == 2)
    }
    #expect(released == nil)
  }
}
