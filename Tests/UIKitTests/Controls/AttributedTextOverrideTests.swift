import Testing
import TransitionEngine

@testable import UIKit

/// Subclasses that give each text a look of its own: attributed texts aren't set by way of the plain ones.
@Suite struct AttributedTextOverrideTests {
  private static func red(_ text: String?) -> NSAttributedString {
    NSAttributedString(string: text ?? "", attributes: [.foregroundColor: UIColor.systemRed])
  }

  private final class Label: UILabel {
    override var text: String? { didSet { attributedText = AttributedTextOverrideTests.red(text) } }
  }

  private final class TextView: UITextView {
    override var text: String! { didSet { attributedText = AttributedTextOverrideTests.red(text) } }
  }

  private final class Field: UITextField {
    override var text: String? { didSet { attributedText = AttributedTextOverrideTests.red(text) } }
    override var placeholder: String? {
      didSet { attributedPlaceholder = AttributedTextOverrideTests.red(placeholder) }
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 24, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).insetBy(dx: 24, dy: 0)
    }
  }

  private let run = Run(size: CGSize(width: 390, height: 844))

  @Test func labelsAndTextViews() {
    run.perform {
      let (label, view) = (Label(), TextView())
      (label.text, view.text) = ("a", "b")
      #expect((label.text, label.textColor) == ("a", .systemRed))
      #expect((view.text, view.textColor) == ("b", .systemRed))
    }
  }

  @Test func textFields() {
    run.perform {
      let field = Field()
      (field.text, field.placeholder) = ("a", "b")
      #expect((field.text, field.textColor) == ("a", .systemRed))
      #expect(field.placeholder == "b")
      #expect(
        field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
          == .systemRed)
    }
  }

  /// Source: stackoverflow.com/questions/2694411.
  @Test func theRoomForEditingHasOnePadding() {
    run.perform {
      let bounds = CGRect(x: 0, y: 0, width: 300, height: 40)
      #expect(Field().editingRect(forBounds: bounds) == bounds.insetBy(dx: 24, dy: 0))
    }
  }
}
