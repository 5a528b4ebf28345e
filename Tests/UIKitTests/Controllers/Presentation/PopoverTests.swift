import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// Boxes beside what they belong to.
@Suite struct PopoverTests {
  private let run = Run(size: CGSize(width: 400, height: 800))
  private let root = UIViewController()
  private let popover = UIViewController()
  private let delegate = Delegate()
  private let source: UIButton

  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      .none
    }
  }

  init() throws {
    let root = root
    source = run.perform { [run] in
      run.window.rootViewController = root
      let source = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
      root.view.addSubview(source)
      return source
    }
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 100)
    popover.popoverPresentationController?.delegate = delegate
    popover.popoverPresentationController?.sourceView = source
    try run.settle()
  }

  private func present(_ change: (UIPopoverPresentationController) -> Void = { _ in }) throws -> Timeline {
    change(try #require(popover.popoverPresentationController))
    return try run.record { root.present(popover, animated: true) }
  }

  private var presentation: UIPopoverPresentationController {
    get throws { try #require(popover.popoverPresentationController) }
  }

  /// The content's, in the window.
  private var frame: CGRect { popover.view.convert(popover.view.bounds, to: nil) }

  private static let beside = CGRect(x: 213, y: 70, width: 177, height: 100)
  private static let places: [(permitted: UIPopoverArrowDirection, frame: CGRect, UIPopoverArrowDirection)] =
    [
      (.any, CGRect(x: 50, y: 153, width: 200, height: 100), .up), (.left, beside, .left),
      ([.left, .right], beside, .left), ([], CGRect(x: 50, y: 70, width: 200, height: 100), .unknown),
    ]

  @Test(arguments: 0..<4) func liesBesideItsSource(index: Int) throws {
    let (permitted, frame, direction) = Self.places[index]
    _ = try present { $0.permittedArrowDirections = permitted }
    #expect(self.frame == frame)
    #expect(try presentation.arrowDirection == direction)
  }

  @Test(arguments: [
    (CGRect(x: 300, y: 740, width: 60, height: 40), CGRect(x: 190, y: 627, width: 200, height: 100)),
    (CGRect(x: 0, y: 0, width: 400, height: 800), CGRect(x: 100, y: 384, width: 200, height: 26)),
  ])
  func staysOnTheScreen(place: CGRect, frame: CGRect) throws {
    source.frame = place
    let timeline = try present { $0.permittedArrowDirections = [.up, .down] }
    #expect(run.window.bounds.contains(self.frame))
    if place.width < 400 { #expect(self.frame == frame) }
    #expect(timeline.lint() == [])
  }

  @Test func oneThatIsTooLargeGetsSmaller() throws {
    popover.preferredContentSize = CGSize(width: 900, height: 5000)
    _ = try present()
    #expect(frame == CGRect(x: 10, y: 153, width: 380, height: 637))
    #expect(HierarchyAudit.problems(in: run) == [])
  }

  @Test func overlapsItsSourceWhereItMay() throws {
    popover.preferredContentSize = CGSize(width: 200, height: 700)
    _ = try present {
      $0.canOverlapSourceViewRect = true
      $0.permittedArrowDirections = .up
    }
    #expect(frame.height == 700)
    #expect(frame.minY < 140)
  }

  @Test func aButtonOfABarIsASource() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let item = UIBarButtonItem(title: "More")
    run.perform { [run] in
      stack.viewControllers[0].navigationItem.rightBarButtonItem = item
      run.window.rootViewController = stack
    }
    try run.settle()
    try presentation.sourceView = nil
    try presentation.barButtonItem = item
    _ = try run.record { stack.present(popover, animated: true) }
    let button = try #require(item.bar)
    #expect(frame.minY == button.convert(button.bounds, to: nil).maxY + 13)
    #expect(frame.maxX == 390)
  }

  @Test func theArrowPointsToTheSource() throws {
    source.frame = CGRect(x: 350, y: 100, width: 40, height: 40)
    _ = try present()
    let box = try #require(popover.view.superview)
    guard case .shape(let shape)? = box.layer.sublayers?.first?.drawing else {
      Issue.record("there is no arrow")
      return
    }
    #expect(shape.path.boundingBox.minY == 0)
    // As near as the round corner lets it: the tip is 26 points from the box's edge.
    #expect(shape.path.boundingBox.midX == 174)
  }

  @Test func aTapBesideItEndsIt() throws {
    _ = try present()
    let timeline = try run.record { try run.send(.tap(at: CGPoint(x: 20, y: 700)), at: 0) }
    #expect(root.presentedViewController == nil)
    let calls = timeline.events.filter { $0.actor == "Delegate" }.compactMap(\.call)
    #expect(
      calls == [
        .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
        .presentationControllerDidDismiss,
      ])
  }

  @Test func whatIsPassedThroughIsTouched() throws {
    let calls = Recorded<String>()
    source.addAction(UIAction { _ in calls.values.append("tapped") }, for: .touchUpInside)
    let other = run.perform { [root] in
      let other = UIButton(frame: CGRect(x: 20, y: 700, width: 100, height: 40))
      root.view.addSubview(other)
      return other
    }
    other.addAction(UIAction { _ in calls.values.append("other") }, for: .touchUpInside)
    _ = try present { [source] in $0.passthroughViews = [source] }
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 150, y: 120)), at: 0) }
    #expect(calls.values == ["tapped"])
    #expect(root.presentedViewController === popover)
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 50, y: 720)), at: 0) }
    #expect(calls.values == ["tapped"])
    #expect(root.presentedViewController == nil)
  }

  @Test func movesWithTheWindow() throws {
    _ = try present()
    _ = try run.record { run.turnDevice() }
    #expect(run.window.bounds.contains(frame))
    #expect(HierarchyAudit.problems(in: run) == [])
  }
}
