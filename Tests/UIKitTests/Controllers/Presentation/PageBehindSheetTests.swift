import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// The page behind a large sheet, and how a sheet is let go.
///
/// Source: github.com/flutter/flutter, `packages/flutter/lib/src/cupertino/sheet.dart`: the scale is measured on a simulator
/// of iOS 18, the other numbers are by eye.
@Suite struct PageBehindSheetTests {
  private let run = Run(size: CGSize(width: 400, height: 800))
  private let root = UINavigationController(rootViewController: UIViewController())
  private let sheet = UIViewController()

  init() throws {
    run.perform { [run, root] in run.window.rootViewController = root }
    sheet.modalPresentationStyle = .pageSheet
    try run.settle()
  }

  private var presentation: UISheetPresentationController {
    get throws { try #require(sheet.sheetPresentationController) }
  }

  @discardableResult
  private func present() throws -> Timeline { try run.record { root.present(sheet, animated: true) } }

  @discardableResult
  private func dismiss() throws -> Timeline { try run.record { root.dismiss(animated: true) } }

  @discardableResult
  private func swipe(from: CGFloat, to: CGFloat, in seconds: TimeInterval = 0.4) throws -> Timeline {
    try run.record {
      try run.send(.swipe(from: CGPoint(x: 200, y: from), to: CGPoint(x: 200, y: to), in: seconds), at: 0)
    }
  }

  private func expectPage(_ share: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    let frame = root.view.layer.frame
    expectClose(frame.width, 400 * (1 - 0.0835 * share), within: 0.01, sourceLocation: sourceLocation)
    expectClose(frame.minY, 800 * 0.07 * share, within: 0.01, sourceLocation: sourceLocation)
    expectClose(frame.midX, 200, sourceLocation: sourceLocation)
    expectClose(root.view.layer.cornerRadius, 12 * share, within: 0.01, sourceLocation: sourceLocation)
  }

  @Test func thePageGoesBackAndReturns() throws {
    let timeline = try present()
    expectPage(1)
    #expect(timeline.lint().isEmpty)
    #expect(HierarchyAudit.problems(in: run) == [])
    // It moves with the sheet, on the same spring.
    let page = try #require(root.view.layer.id(in: run))
    let front = try #require(sheet.view.layer.id(in: run))
    let early = try #require(timeline.presentation(of: page, at: 0.125)).frame
    let sheetTop = try #require(timeline.presentation(of: front, at: 0.125)).frame.minY
    let share = (800 - sheetTop) / (800 - sheet.view.frame.minY)
    #expect(share > 0.3 && share < 0.95)
    expectClose((400 - early.width) / (400 * 0.0835), share, within: 1e-3)
    #expect(try dismiss().lint().isEmpty)
    expectPage(0)
    #expect(!root.view.clipsToBounds && run.window.pageBehindSheet == nil)
    #expect(HierarchyAudit.problems(in: run) == [])
  }

  @Test func itsContentKeepsItsLayout() throws {
    let before = (
      root.view.safeAreaInsets, root.topViewController?.view.safeAreaInsets, root.navigationBar.frame
    )
    try present()
    run.perform {
      root.view.setNeedsLayout()
      root.view.layoutIfNeeded()
    }
    #expect(root.view.safeAreaInsets == before.0)
    #expect(root.topViewController?.view.safeAreaInsets == before.1)
    #expect(root.navigationBar.frame == before.2)
  }

  /// The gap above a large sheet, as a share of the screen's height, on a phone with a sensor housing.
  @Test func theGapAtTheTop() {
    for screen in [
      CGSize(width: 393, height: 852), CGSize(width: 402, height: 874), CGSize(width: 390, height: 844),
    ] {
      let gap = screen.height - UISheetPresentationController.largestHeight(on: screen)
      expectClose(gap / screen.height, 0.08, within: 0.015)
    }
  }

  @Test func behindAMediumSheetItStays() throws {
    try presentation.detents = [.medium(), .large()]
    try present()
    expectPage(0)
    try swipe(from: 500, to: 60, in: 1)
    #expect(try presentation.restingDetent == .large)
    expectPage(1)
    try swipe(from: 60, to: 440, in: 1)
    #expect(try presentation.restingDetent == .medium)
    expectPage(0)
  }

  @Test func aFingerMovesIt() throws {
    try present()
    let top = sheet.view.frame.minY
    let timeline = try swipe(from: top + 20, to: top + 120, in: 1)
    let id = try #require(root.view.layer.id(in: run))
    let widths = stride(from: 0.2, through: 0.9, by: 0.1).compactMap {
      timeline.presentation(of: id, at: $0)?.frame.width
    }
    #expect(widths == widths.sorted() && (widths.first ?? 0) < (widths.last ?? 0))
    expectPage(1)
    #expect(timeline.lint().isEmpty)
  }

  @Test func aPageWithATransformOfItsOwnStays() throws {
    run.perform { root.view.transform = CGAffineTransform(rotationAngle: 0.1) }
    try present()
    #expect(root.view.transform == CGAffineTransform(rotationAngle: 0.1))
    try dismiss()
    #expect(root.view.transform == CGAffineTransform(rotationAngle: 0.1))
  }

  @Test func aSheetOverASheetLeavesThePageBack() throws {
    try present()
    let second = UIViewController()
    second.modalPresentationStyle = .pageSheet
    _ = try run.record { sheet.present(second, animated: true) }
    expectPage(1)
    _ = try run.record { sheet.dismiss(animated: true) }
    expectPage(1)
    try dismiss()
    expectPage(0)
  }

  /// Two heights of the screen a second throw it away; less, over the same distance, don't.
  @Test(arguments: [(0.05, true), (0.4, false)]) func aFling(seconds: TimeInterval, isThrown: Bool) throws {
    try present()
    let top = sheet.view.frame.minY
    try swipe(from: top + 20, to: top + 160, in: seconds)
    #expect((root.presentedViewController == nil) == isThrown)
    expectPage(isThrown ? 0 : 1)
  }

  @Test func aSheetThatIsLetGoTakesThreeTenths() throws {
    try present()
    let top = sheet.view.frame.minY
    let timeline = try swipe(from: top + 20, to: top + 80, in: 1)
    expectClose(timeline.duration, 1.3, within: 0.05)
  }
}
