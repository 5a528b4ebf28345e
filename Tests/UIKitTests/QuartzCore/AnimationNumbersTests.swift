import Testing
import TransitionEngine

@testable import UIKit

/// `CAAnimation/animation.m`, `CAAnimationGroup/group.m`, `CAKeyframeAnimation/properties.m`,
/// `CAValueFunction/valuefunction.m` without its archive, and `CATransition/transition.m`.
@Suite struct AnimationNumbersTests {
  private final class Delegate: CAAnimationDelegate {}

  @Test func defaults() {
    let animation = CAAnimation()
    #expect(animation.delegate == nil, "delegate")
    #expect(animation.timingFunction == nil, "timing function")
    #expect(animation.isRemovedOnCompletion, "removed")
    let property = CAPropertyAnimation()
    #expect(property.keyPath == nil, "key path")
    #expect(!property.isAdditive, "additive")
    #expect(!property.isCumulative, "cumulative")
    #expect(property.valueFunction == nil, "value function")
    #expect(CAPropertyAnimation(keyPath: "opacity").keyPath == "opacity", "given key path")
    let basic = CABasicAnimation()
    #expect(basic.fromValue == nil, "from")
    #expect(basic.toValue == nil, "to")
    #expect(basic.byValue == nil, "by")
    #expect(basic.keyPath == nil, "key path of a basic animation")
    let spring = CASpringAnimation()
    #expect(spring.mass == 1, "mass")
    #expect(spring.stiffness == 100, "stiffness")
    #expect(spring.damping == 10, "damping")
    #expect(spring.initialVelocity == 0, "velocity")
    #expect(spring.settlingDuration > 0, "settling duration")
  }

  @Test func settersKeep() {
    let animation = CABasicAnimation()
    let function = CAMediaTimingFunction(name: .easeIn)
    animation.keyPath = "position"
    #expect(animation.keyPath == "position", "key path")
    (animation.toValue, animation.fromValue) = (7, 3)
    #expect(animation.toValue as? Int == 7, "to")
    #expect(animation.fromValue as? Int == 3, "from")
    animation.timingFunction = function
    #expect(animation.timingFunction === function, "timing function")
    (animation.isRemovedOnCompletion, animation.isAdditive, animation.isCumulative) = (false, true, true)
    #expect(!animation.isRemovedOnCompletion, "removed")
    #expect(animation.isAdditive, "additive")
    #expect(animation.isCumulative, "cumulative")
  }

  @Test func delegatesAreKept() {
    let animation = CAAnimation()
    var delegate: Delegate? = Delegate()
    weak let kept = delegate
    animation.delegate = delegate
    #expect(animation.delegate === delegate, "read back")
    delegate = nil
    #expect(kept != nil, "kept")
    animation.delegate = nil
    #expect(kept == nil, "let go")
  }

  @Test func copies() throws {
    let animation = CABasicAnimation()
    (animation.keyPath, animation.duration, animation.repeatCount) = ("position", 3, 2)
    animation.toValue = 7
    let copy = try #require(animation.copy() as? CABasicAnimation)
    #expect(copy !== animation, "another object")
    #expect(copy.duration == 3, "duration")
    #expect(copy.repeatCount == 2, "repeat count")
    #expect(copy.keyPath == "position", "key path")
    #expect(copy.toValue as? Int == 7, "to")
  }

  @Test func groups() throws {
    let group = CAAnimationGroup()
    #expect(group.animations == nil, "no animations")
    let (a, b) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position"))
    group.animations = [a, b]
    #expect(group.animations?.count == 2, "animations")
    #expect(group.animations?.first === a && group.animations?.last === b, "order")
    group.animations = nil
    #expect(group.animations == nil, "taken away")
    group.animations = [a]
    group.duration = 3
    let copy = try #require(group.copy() as? CAAnimationGroup)
    #expect(copy.animations?.count == 1, "animations of a copy")
    #expect(copy.duration == 3, "duration of a copy")
    withKnownIssue("A layer keeps a copy of a group, and the copy is independent of the animations in it.") {
      #expect(copy.animations?.first === a, "the same animations in a copy")
    }
  }

  @Test func keyframes() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    #expect(animation.calculationMode == .linear, "mode")
    #expect(animation.calculationMode.rawValue == "linear", "mode's name")
    #expect(animation.values == nil, "values")
    #expect(animation.keyTimes == nil, "key times")
    #expect(animation.timingFunctions == nil, "timing functions")
    #expect(animation.path == nil, "path")
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    #expect(
      modes.map(\.rawValue) == ["linear", "discrete", "paced", "cubic", "cubicPaced"], "names of modes")
    let mode = CAKeyframeAnimation.defaultValue(forKey: "calculationMode")
    #expect(mode as? CAAnimationCalculationMode == .linear, "mode of the class")
    #expect(CAKeyframeAnimation.defaultValue(forKey: "values") == nil, "values of the class")
    animation.calculationMode = CAAnimationCalculationMode(rawValue: "nonsense")
    #expect(animation.calculationMode.rawValue == "nonsense", "unknown mode")
  }

  @Test func valueFunctions() {
    let names: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
      .translateZ,
    ]
    #expect(CAValueFunctionName.all == Set(names) && names.count == 11, "names")
    for name in names { #expect(CAValueFunction(name: name)?.name == name, "\(name.rawValue)") }
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "notAValueFunction")) == nil, "unknown")
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "")) == nil, "empty")
    withKnownIssue("An initializer of Swift makes an object each time.") {
      #expect(CAValueFunction(name: .rotateX) === CAValueFunction(name: .rotateX), "the same object")
    }
    #expect(CAValueFunction(name: .rotateX) !== CAValueFunction(name: .rotateY), "two objects")
    let animation = CABasicAnimation(keyPath: "transform")
    #expect(animation.valueFunction == nil, "no function")
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    #expect(animation.valueFunction?.name == .rotateZ, "function")
  }

  @Test func transitions() {
    let transition = CATransition()
    #expect(transition.subtype == nil, "subtype")
    #expect(transition.duration == 0, "duration")
    #expect(transition.type == .fade, "type")
    #expect(transition.type.rawValue == "fade", "type's name")
    transition.type = .moveIn
    #expect(transition.type.rawValue == "moveIn", "given type")
    transition.subtype = .fromLeft
    #expect(transition.subtype?.rawValue == "fromLeft", "given subtype")
  }
}
