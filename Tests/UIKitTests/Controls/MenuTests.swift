import Testing
import TransitionEngine

@testable import UIKit

/// Menus: when they come, what they lift and what a tap does.
@Suite struct MenuTests {
  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var chosen: [String] = []
    var calls: [String] = []
    var hasMenu = true
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("asked at \(Int(location.x))")
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        let share = UIAction(title: "Share") { [self] in chosen.append($0.title) }
        let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
        let delete = UIAction(title: "Delete", attributes: .destructive) { [self] in chosen.append($0.title) }
        return UIMenu(
          title: "", children: [share, hidden, UIMenu(options: .displayInline, children: [delete])])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("display") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("end")
      animator?.addCompletion { self.calls.append("ended") }
    }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))
  private let delegate = Delegate()

  private func view() throws -> UIView {
    let view = run.perform {
      let view = UIView(frame: CGRect(x: 150, y: 100, width: 100, height: 100))
      view.backgroundColor = .red
      view.addInteraction(UIContextMenuInteraction(delegate: delegate))
      run.window.addSubview(view)
      return view
    }
    try run.settle()
    return view
  }

  private func press(_ point: CGPoint) throws -> TouchPath { try TouchPath(from: point, [.hold(0.7)]) }

  private var platter: MenuPlatter? {
    func find(_ view: UIView) -> MenuPlatter? {
      view as? MenuPlatter ?? view.subviews.lazy.compactMap(find).first
    }
    return find(run.window)
  }

  @Test func aLongPressOpensAMenuAndATapChooses() throws {
    let view = try view()
    _ = try run.record { try run.send(try press(CGPoint(x: 200, y: 150)), at: 0) }
    #expect(delegate.calls == ["asked at 50", "display"])
    let platter = try #require(platter)
    // Two rows below the lifted view, in the middle.
    #expect(platter.frame == CGRect(x: 75, y: 216, width: 250, height: 88))
    #expect(view.isHidden)
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 200, y: 280)), at: 0) }
    #expect(delegate.chosen == ["Delete"])
    #expect(delegate.calls.suffix(2) == ["end", "ended"])
    #expect(self.platter == nil && !view.isHidden)
  }

  @Test func aTapBesideTheMenuClosesIt() throws {
    _ = try view()
    _ = try run.record { try run.send(try press(CGPoint(x: 200, y: 150)), at: 0) }
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 20, y: 700)), at: 0) }
    #expect(delegate.chosen == [] && platter == nil)
  }

  @Test func withoutAMenuNothingIsLogged() throws {
    _ = try view()
    delegate.hasMenu = false
    let timeline = try run.record { try run.send(try press(CGPoint(x: 200, y: 150)), at: 0) }
    #expect(platter == nil)
    #expect(!timeline.events.contains { $0.actor == "UIContextMenuInteraction" })
  }

  @Test func aButtonOpensItsMenu() throws {
    var chosen = ""
    run.perform {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      button.menu = UIMenu(children: [UIAction(title: "One") { chosen = $0.title }])
      button.showsMenuAsPrimaryAction = true
      run.window.addSubview(button)
    }
    try run.settle()
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 50, y: 120)), at: 0) }
    let platter = try #require(platter)
    #expect(platter.frame.origin == CGPoint(x: 16, y: 160))
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 100, y: 180)), at: 0) }
    #expect(chosen == "One")
  }
}
