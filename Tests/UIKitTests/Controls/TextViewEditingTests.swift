import Testing
import TransitionEngine

@testable import UIKit

@Suite struct TextViewEditingTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var calls: [String] = []
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))

  @Test func aTapBringsTheKeyboard() throws {
    let (view, delegate, shown) = (run.perform { UITextView() }, Delegate(), Recorded<Bool>())
    run.perform {
      view.frame = CGRect(x: 0, y: 100, width: 400, height: 200)
      view.delegate = delegate
      run.window.addSubview(view)
    }
    let token = run.perform {
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in shown.values.append(true) }
    }
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 200, y: 200)), at: 0) }
    #expect(delegate.calls == ["begin"])
    #expect(shown.values == [true])
    run.perform { view.isEditable = false }
    #expect(delegate.calls == ["begin", "end"])
    run.perform { NotificationCenter.default.removeObserver(token) }
  }
}
