import Testing
import TransitionEngine

@testable import UIKit

/// Sheets under fingers, and what lies below and in them.
@Suite struct SheetTests {
  private let run = Run(size: CGSize(width: 400, height: 800))
  private let root = UIViewController()
  private let sheet = UIViewController()
  private let button: UIButton
  private let taps = Recorded<String>()

  init() throws {
    let (root, taps) = (root, taps)
    button = run.perform { [run] in
      run.window.rootViewController = root
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 400, height: 40))
      button.addAction(UIAction { _ in taps.values.append("tap") }, for: .touchUpInside)
      root.view.addSubview(button)
      return button
    }
    sheet.modalPresentationStyle = .pageSheet
    try presentation.detents = [.medium(), .large()]
    try run.settle()
  }

  private var presentation: UISheetPresentationController {
    get throws { try #require(sheet.sheetPresentationController) }
  }

  private func present() throws { _ = try run.record { root.present(sheet, animated: true) } }

  @discardableResult
  private func swipe(from: CGFloat, to: CGFloat, in seconds: TimeInterval = 0.4) throws -> Timeline {
    try run.record {
      try run.send(.swipe(from: CGPoint(x: 200, y: from), to: CGPoint(x: 200, y: to), in: seconds), at: 0)
    }
  }

  private func tap(at y: CGFloat) throws {
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 200, y: y)), at: 0) }
  }

  // MARK: What lies below

  @Test func whatLiesBelowIsOutOfReach() throws {
    try present()
    try tap(at: 120)
    #expect(taps.values == [])
    #expect(root.presentedViewController == nil)
  }

  /// Source: Apple's documentation of `largestUndimmedDetentIdentifier`.
  @Test func whatIsNotDimmedCanBeTouched() throws {
    try presentation.largestUndimmedDetentIdentifier = .medium
    try present()
    try tap(at: 120)
    #expect(taps.values == ["tap"])
    #expect(root.presentedViewController === sheet)
    try swipe(from: 500, to: 100)
    #expect(try presentation.restingDetent == .large)
    try tap(at: 5)
    #expect(root.presentedViewController == nil)
  }

  @Test func aSheetIsNoHigherThanThereIsRoom() throws {
    try presentation.detents = [.custom { _ in 5000 }]
    try present()
    #expect(
      sheet.view.frame.height == UISheetPresentationController.largestHeight(on: run.window.bounds.size))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -20])
  func heightsThatAreNoneAreBounded(height: CGFloat) throws {
    try presentation.detents = [.custom { _ in height }]
    try present()
    #expect(run.window.bounds.contains(sheet.view.frame))
    #expect(HierarchyAudit.problems(in: run) == [])
  }

  @Test func aModalOneStays() throws {
    sheet.isModalInPresentation = true
    try present()
    try swipe(from: 500, to: 780)
    #expect(root.presentedViewController === sheet)
    #expect(sheet.view.frame.minY == 800 - sheet.view.frame.height)
  }

  // MARK: A scroll view in it

  private func addScrollView() -> UIScrollView {
    run.perform {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      scrollView.contentSize = CGSize(width: 400, height: 2000)
      sheet.view.addSubview(scrollView)
      return scrollView
    }
  }

  /// Source: Apple's documentation of `prefersScrollingExpandsWhenScrolledToEdge`.
  @Test func scrollingUpMakesTheSheetHigherFirst() throws {
    let scrollView = addScrollView()
    try present()
    try swipe(from: 600, to: 300)
    #expect(try presentation.restingDetent == .large)
    #expect(scrollView.contentOffset == .zero)
    try swipe(from: 250, to: 100)
    #expect(try presentation.restingDetent == .large)
    #expect(scrollView.contentOffset.y > 100)
  }

  @Test func contentThatIsScrolledGoesBackFirst() throws {
    let scrollView = addScrollView()
    try presentation.selectedDetentIdentifier = .large
    try present()
    run.perform { scrollView.contentOffset.y = 500 }
    try swipe(from: 100, to: 280)
    #expect(try presentation.restingDetent == .large)
    #expect(scrollView.contentOffset.y < 400)
  }

  @Test func atItsTopAFingerPullsTheSheetDown() throws {
    let scrollView = addScrollView()
    try presentation.selectedDetentIdentifier = .large
    try present()
    try swipe(from: 100, to: 180, in: 1)
    #expect(try presentation.restingDetent == .large)
    try swipe(from: 100, to: 480, in: 1)
    #expect(try presentation.restingDetent == .medium)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func scrollingScrollsWhereThatIsAskedFor() throws {
    let scrollView = addScrollView()
    try presentation.prefersScrollingExpandsWhenScrolledToEdge = false
    try present()
    try swipe(from: 600, to: 500)
    #expect(try presentation.restingDetent == .medium)
    #expect(scrollView.contentOffset.y > 50)
  }

  @Test func sidewaysIsNotTheSheets() throws {
    let scrollView = addScrollView()
    run.perform { scrollView.contentSize = CGSize(width: 2000, height: 300) }
    try present()
    _ = try run.record {
      try run.send(.swipe(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 100, y: 600), in: 0.4), at: 0)
    }
    #expect(scrollView.contentOffset.x > 100)
    #expect(try presentation.restingDetent == .medium)
  }

  // MARK: Others on the same view

  @Test func aPullFromTheEdgeIsNotTheSheets() throws {
    let calls = Recorded<String>()
    try present()
    run.perform {
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      edge.addTarget { calls.values.append("\($0.state)") }
      sheet.view.addGestureRecognizer(edge)
    }
    let frame = sheet.view.frame
    _ = try run.record {
      try run.send(.swipe(from: CGPoint(x: 0, y: 600), to: CGPoint(x: 200, y: 610), in: 0.4), at: 0)
    }
    #expect(calls.values.first == "began" && calls.values.last == "ended")
    #expect(sheet.view.frame == frame)
  }
}
