import Testing
import TransitionEngine

@testable import UIKit

/// `CALayer/actions.m` and `CALayer/implicit.m`. The latter is not run against Apple's QuartzCore, which animates layers
/// on screen alone; so do these.
@Suite struct LayerActionNumbersTests {
  private final class Delegate: CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  private let layer = CALayer()
  private let delegate = Delegate()
  private let ofDelegate = CAAnimation()
  private let ofActions = CAAnimation()
  private let ofStyle = CAAnimation()

  private func isAction(_ action: CAAnimation?, for key: String = "position") -> Bool {
    (layer.action(forKey: key) as? CAAnimation) === action
  }

  @Test func nothingToOffer() {
    withKnownIssue(
      "The class answers with a placeholder, so that a subclass can turn implicit animations off."
    ) {
      #expect(CALayer.defaultAction(forKey: "position") == nil, "default of the class")
    }
    #expect(layer.action(forKey: "position") == nil, "a property")
    #expect(layer.action(forKey: "aKeyNobodyDefined") == nil, "a key that is none")
  }

  @Test func delegateFirst() {
    layer.delegate = delegate
    delegate.answer = ofDelegate
    #expect(isAction(ofDelegate), "delegate's action")
    delegate.answer = NSNull()
    #expect(isAction(nil), "delegate's null")
    delegate.answer = nil
    layer.actions = ["position": ofActions]
    #expect(isAction(ofActions), "delegate's nil")
    delegate.answer = ofDelegate
    #expect(isAction(ofDelegate), "delegate before actions")
  }

  @Test func thenActions() {
    layer.actions = ["position": NSNull()]
    #expect(isAction(nil), "null")
    layer.actions = ["position": ofActions]
    #expect(isAction(ofActions), "action")
    #expect(isAction(nil, for: "opacity"), "another key")
  }

  @Test func thenStyle() {
    layer.style = ["actions": ["position": ofStyle]]
    #expect(isAction(ofStyle), "style's action")
    layer.actions = ["position": ofActions]
    #expect(isAction(ofActions), "actions before style")
    layer.actions = nil
    layer.style = ["actions": ["position": NSNull()]]
    #expect(isAction(nil), "style's null")
  }

  @Test func disabledActionsAreFound() throws {
    layer.actions = ["position": ofActions]
    _ = try Run(size: CGSize(width: 400, height: 800)).record {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      #expect(isAction(ofActions), "while disabled")
      CATransaction.commit()
      #expect(isAction(ofActions), "afterward")
    }
  }

  @Test func implicitAnimations() throws {
    let run = Run(size: CGSize(width: 400, height: 800))
    let layer = run.perform {
      let layer = CALayer()
      run.window.layer.addSublayer(layer)
      return layer
    }
    func isAnimated() -> Bool { layer.animation(forKey: "position") != nil }
    func move(to x: CGFloat, disabled: Bool = false) {
      CATransaction.begin()
      if disabled { CATransaction.setDisableActions(true) }
      #expect(CATransaction.disableActions() == disabled, "actions that are off")
      layer.position = CGPoint(x: x, y: x)
      CATransaction.commit()
    }
    _ = try run.record {
      #expect(!isAnimated(), "new layer")
      move(to: 30, disabled: true)
      #expect(!isAnimated(), "actions off")
      #expect(layer.position.x == 30, "position with actions off")
      move(to: 20)
      #expect(isAnimated(), "changed position")
      #expect(layer.position.x == 20, "position")
      layer.removeAnimation(forKey: "position")
      move(to: 20)
      #expect(!isAnimated(), "same position")
      move(to: 40, disabled: true)
      #expect(!isAnimated(), "off for one transaction")
      move(to: 50)
      #expect(isAnimated(), "on again")
    }
  }
}
