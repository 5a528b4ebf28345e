import Testing
import TransitionEngine

@testable import UIKit

/// Code that types: one-time-code fields, keyboards of their own.
@Suite struct KeyInputTests {
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var changes = 0
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { false }
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  private final class Code: UIView, UIKeyInput {
    var digits = ""
    var hasText: Bool { !digits.isEmpty }
    func insertText(_ text: String) { digits += text }
    func deleteBackward() { digits = String(digits.dropLast()) }
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Field: UITextField {
    var deletions = 0
    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
  }

  private let run = Run(size: CGSize(width: 390, height: 844))

  @Test func fieldsTakeTextAtTheirSelectionAndTell() {
    let (field, delegate, texts) = (run.perform { Field() }, Delegate(), Recorded<String?>())
    run.perform {
      field.delegate = delegate
      field.addAction(UIAction { _ in texts.values.append(field.text) }, for: .editingChanged)
      #expect(!field.hasText)
      field.insertText("Anna 👩‍🚀")
      field.deleteBackward()
      let start = field.beginningOfDocument
      field.selectedTextRange = field.position(from: start, offset: 1).flatMap {
        field.textRange(from: start, to: $0)
      }
      field.insertText("J")
      field.insertText("o")
      field.deleteBackward()
    }
    #expect(texts.values == ["Anna 👩‍🚀", "Anna ", "Jnna ", "Jonna ", "Jnna "])
    #expect(field.deletions == 2)
    #expect(field.hasText)
  }

  @Test func textViewsTakeTextAtTheirEndAndTell() {
    let (view, delegate) = (run.perform { UITextView() }, Delegate())
    run.perform {
      view.delegate = delegate
      view.deleteBackward()
      view.insertText("ab")
      view.deleteBackward()
    }
    #expect(view.text == "a")
    #expect(delegate.changes == 2)
  }

  /// Apple's documentation of `UIKeyInput`: responders that implement it get the keyboard.
  @Test func theKeyboardComesForViewsThatTakeText() throws {
    let (code, shown) = (run.perform { Code() }, Recorded<Bool>())
    run.perform {
      run.window.addSubview(code)
      _ = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in shown.values.append(true) }
    }
    _ = try run.record { code.becomeFirstResponder() }
    #expect(shown.values == [true])
  }
}
