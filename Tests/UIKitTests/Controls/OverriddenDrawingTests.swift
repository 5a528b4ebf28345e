import Testing
import TransitionEngine

@testable import UIKit

/// What subclasses of labels, fields and buttons draw and place themselves.
@Suite struct OverriddenDrawingTests {
  private final class PaddedLabel: UILabel {
    let insets = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 20)
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      let own = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
      return CGRect(
        x: own.minX - 10, y: own.minY - 3, width: own.width + 30, height: own.height + 8)
    }
  }

  private func left(_ label: UILabel) -> CGFloat? {
    if case .text(let text)? = label.layer.drawing { text.words.first?.bounds.minX } else { nil }
  }

  private final class CountingLabel: UILabel {
    var count = 0
    override func drawText(in rect: CGRect) {
      count += 1
      super.drawText(in: rect)
    }
  }

  @Test func aLabelDrawsAgainOnRequest() {
    let label = CountingLabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let run = Run(size: CGSize(width: 100, height: 100))
    run.perform { label.layoutIfNeeded() }
    #expect(label.count == 1)
    label.setNeedsDisplay()
    run.perform { label.layoutIfNeeded() }
    #expect(label.count == 2)
  }

  @Test func aLabelHasMargins() throws {
    let plain = UILabel()
    let padded = PaddedLabel()
    for label in [plain, padded] { label.text = "Words" }
    let size = plain.intrinsicContentSize
    expectClose(padded.intrinsicContentSize.width, size.width + 30)
    expectClose(padded.intrinsicContentSize.height, size.height + 8)
    for label in [plain, padded] {
      label.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      Run(size: CGSize(width: 10, height: 10)).perform { label.layoutIfNeeded() }
    }
    expectClose(try #require(left(padded)) - (try #require(left(plain))), 10)
  }

  private final class Field: UITextField {
    var asked: [String] = []
    override func drawPlaceholder(in rect: CGRect) {
      asked.append("placeholder \(rect.minX)")
      placeholder?.draw(in: rect, withAttributes: [.foregroundColor: UIColor.red])
    }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 7, dy: 0) }
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 11, dy: 0) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 5, y: 6, width: 7, height: 8)
    }
  }

  @Test func aFieldDrawsItsPlaceholder() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    run.perform {
      let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.placeholder = "Name"
      let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      (field.leftView, field.leftViewMode) = (icon, .always)
      field.layoutIfNeeded()
      #expect(field.asked == ["placeholder 7.0"])
      #expect(field.layer.drawing != nil)
      #expect(icon.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
      field.text = "Ada"
      field.layoutIfNeeded()
      #expect(field.layer.drawing == nil)
      #expect(field.subviews.first { $0 is UILabel }?.frame.minX == 11)
    }
  }

  @Test func aPlaceholderHasAttributes() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    field.layoutIfNeeded()
    let label = field.subviews.compactMap { $0 as? UILabel }.first
    #expect(field.placeholder == "Name")
    #expect(label?.textColor == .red)
    field.placeholder = "Other"
    #expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
  }

  @Test func editingIsPosted() {
    let run = Run(size: CGSize(width: 100, height: 100))
    run.perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      run.window.addSubview(field)
      var heard: [String] = []
      for name in [Notification.Name.UITextFieldTextDidBeginEditing, .UITextFieldTextDidEndEditing] {
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
          heard.append($0.name.rawValue)
        }
      }
      field.becomeFirstResponder()
      field.resignFirstResponder()
      #expect(
        heard == [
          "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidEndEditingNotification",
        ])
    }
  }

  private final class Button: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 1, y: 2, width: 30, height: 10)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 9, dy: 9) }
  }

  @Test func aButtonIsAlignedAndPlaced() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setTitle("Go", for: .normal)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 0)
    expectClose(button.titleLabel?.frame.maxY ?? 0, 60)
    button.contentHorizontalAlignment = .right
    button.layoutIfNeeded()
    expectClose(button.titleLabel?.frame.maxX ?? 0, 200)
    let own = Button(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    own.setTitle("Go", for: .normal)
    own.contentHorizontalAlignment = .left
    own.layoutIfNeeded()
    #expect(own.titleLabel?.frame == CGRect(x: 1, y: 2, width: 30, height: 10))
    #expect(own.imageRect(forContentRect: own.contentRect(forBounds: own.bounds)).minX == 9)
  }

  private final class Sender: UIControl {
    var sent: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append(action.description)
      super.sendAction(action, to: target, for: event)
    }
  }

  private final class Container: UIView {
    var heard = 0
    func tapped() { heard += 1 }
  }

  @Test func actionsGoUpTheResponders() {
    let container = Container()
    let control = Sender()
    container.addSubview(control)
    let action = Selector("tapped", Container.tapped)
    control.addTarget(nil, action: action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.addTarget(container, action: action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.removeTarget(nil, action: nil, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(control.sent == ["tapped", "tapped"])
    #expect(container.heard == 2)
    #expect(control.allControlEvents == .touchDown)
    #expect(control.actions(forTarget: container, forControlEvent: .touchDown) == ["tapped"])
  }
}
