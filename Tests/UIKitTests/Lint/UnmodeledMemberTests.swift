import Lint
import Testing

@testable import UIKit

/// Members that keep what is set and change nothing are found at the author's line.
@Suite struct UnmodeledMemberTests {
  private func messages(_ body: () -> Void) throws -> [String] {
    let findings = try Fixture().run.record(body).lint()
    #expect(findings.allSatisfy { $0.rule == .notModelled })
    return findings.map(\.message)
  }

  @Test func aChangeFromTheDefaultIsFound() throws {
    let found = try messages { UIViewController().hidesBottomBarWhenPushed = true }
    #expect(found == ["hidesBottomBarWhenPushed of UIViewController: has no effect: tab bars stay."])
  }

  @Test func whatNeedsAnotherDeviceIsFound() throws {
    let found = try messages {
      let view = UIView()
      let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      view.addMotionEffect(effect)
      view.removeMotionEffect(effect)
      _ = UIHoverGestureRecognizer(target: nil, action: nil)
      _ = UIPreviewInteraction(view: view)
    }
    #expect(
      Set(found) == [
        "addMotionEffect(_:) of UIView: has no effect: the device is at rest.",
        "init(target:action:) of UIHoverGestureRecognizer: has no effect: there is no pointer.",
        "init(view:) of UIPreviewInteraction: has no effect: fingers have no force.",
      ])
  }

  @Test func aDashedStrokeThatClearsIsFound() throws {
    func found(_ dashes: [CGFloat]) throws -> [String] {
      try messages {
        _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
          context.cgContext.setBlendMode(.clear)
          context.cgContext.setLineDash(phase: 0, lengths: dashes)
          context.cgContext.stroke(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
      }
    }
    #expect(try found([]) == [])
    #expect(
      try found([1, 1]) == [
        "setLineDash(phase:lengths:) of CGContext: has no effect: a stroke removes what is drawn along the whole path."
      ])
  }

  @Test func filtersAndTilesAreFound() throws {
    let found = try messages {
      let layer = CATiledLayer()
      layer.compositingFilter = "multiplyBlendMode"
      layer.compositingFilter = nil
      layer.filters = []
      layer.tileSize = CGSize(width: 64, height: 64)
      #expect(layer.compositingFilter == nil && layer.tileSize.width == 64)
    }
    #expect(
      found == [
        "compositingFilter of CALayer: has no effect: a layer is painted over those behind.",
        "tileSize of CATiledLayer: has no effect: the layer is drawn at once.",
      ])
  }

  @Test func theDefaultIsFine() throws {
    let found = try messages {
      UIViewController().hidesBottomBarWhenPushed = false
      UIScrollView(frame: .zero).canCancelContentTouches = true
    }
    #expect(found == [])
  }

  @Test func whatIsKeptCanBeRead() throws {
    let emitter = CAEmitterLayer()
    let found = try messages { emitter.renderMode = .additive }
    #expect(
      found == ["renderMode of CAEmitterLayer: has no effect: each particle is painted over those before it."]
    )
    #expect(emitter.renderMode == .additive)
  }

  @Test func eachMemberIsFoundByItself() throws {
    let found = try messages {
      let view = UIScrollView(frame: .zero)
      view.isDirectionalLockEnabled = true
      view.canCancelContentTouches = false
      view.canCancelContentTouches = false
    }
    #expect(
      found == [
        "isDirectionalLockEnabled of UIScrollView: has no effect: a drag goes in any direction.",
        "canCancelContentTouches of UIScrollView: has no effect: a drag takes touches away from the content."
          + " And one time more.",
      ])
  }

  @Test func attributesAndOptionsAreFoundByTheirKeys() throws {
    let found = try messages {
      _ = NSAttributedString(
        string: "a", attributes: [.obliqueness: 2])
      _ = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    }
    #expect(
      found == [
        "Key.obliqueness of NSAttributedString: has no effect: it isn’t drawn, or only for whole texts.",
        "interPageSpacing of UIPageViewController: has no effect: pages touch one another.",
      ])
  }
}
