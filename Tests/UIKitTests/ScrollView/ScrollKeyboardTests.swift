import Testing
import TransitionEngine

@testable import UIKit

/// Scroll views and the keyboard, which is 260 points high on this screen.
@Suite struct ScrollKeyboardTests {
  private let run = Run(size: CGSize(width: 375, height: 667))

  private final class Form: UITableViewController {
    let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 14 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 12 { cell.contentView.addSubview(field) }
      return cell
    }
  }

  private func form() throws -> Form {
    let form = run.perform { Form(style: .plain) }
    run.perform { run.window.rootViewController = form }
    try run.settle()
    return form
  }

  @Test func aTableControllerKeepsItsFieldVisible() throws {
    let form = try form()
    _ = try run.record { form.field.becomeFirstResponder() }
    #expect(form.tableView.adjustedContentInset.bottom == 260)
    let field = run.perform { form.field.convert(form.field.bounds, to: nil) }
    #expect(field.maxY <= 667 - 260)
    _ = try run.record { form.field.resignFirstResponder() }
    #expect(form.tableView.adjustedContentInset.bottom == 0)
  }

  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.none, 300.0, true), (.onDrag, 300, false), (.interactive, 300, true),
    (.interactive, 500, false),
  ])
  func aDragDismisses(mode: UIScrollView.KeyboardDismissMode, end: CGFloat, remains: Bool) throws {
    let form = try form()
    _ = try run.record { form.field.becomeFirstResponder() }
    form.tableView.keyboardDismissMode = mode
    let path = try TouchPath.swipe(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 300, y: end), in: 0.4)
    _ = try run.record { try run.send(path, at: 0) }
    #expect(run.perform { form.field.isFirstResponder } == remains)
  }

  /// Where the keyboard's upper edge is at an instant.
  private func edge(in timeline: Timeline, at time: TimeInterval) throws -> CGFloat {
    let view = try #require(run.perform { run.window.subviews.first { run.keyboard.isKeyboard($0) } })
    let id = try #require(view.layer.id(in: run))
    return try #require(timeline.presentation(of: id, at: time)).frame.minY
  }

  @Test func aFingerPushesTheKeyboard() throws {
    let form = try form()
    _ = try run.record { form.field.becomeFirstResponder() }
    form.tableView.keyboardDismissMode = .interactive
    // Down to 500, and back up a little, where the finger leaves.
    let path = try TouchPath(
      from: CGPoint(x: 300, y: 300),
      [.move(to: CGPoint(x: 300, y: 500), duration: 0.4), .move(to: CGPoint(x: 300, y: 480), duration: 0.2)])
    let timeline = try run.record { try run.send(path, at: 0) }
    #expect(try abs(edge(in: timeline, at: 0.4) - 500) < 12)
    #expect(try edge(in: timeline, at: 0.1) == 407)
    #expect(run.perform { form.field.isFirstResponder })
    #expect(try edge(in: timeline, at: timeline.duration) == 407)
  }
}
