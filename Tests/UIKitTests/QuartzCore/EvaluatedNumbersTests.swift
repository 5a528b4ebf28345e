import Testing
import TransitionEngine

@testable import UIKit

/// What animations show: `CABasicAnimation/byvalue.m`, `fillmode.m` and `zeroduration.m`, `CAAnimation/interpolation.m`,
/// `CAAnimationGroup/apply.m` and `CAKeyframeAnimation/{keyframes,cubic,paced,path}.m`. Apple's QuartzCore can't be asked
/// for these; the files hold GNUstep's to Apple's documentation.
@Suite struct EvaluatedNumbersTests {
  /// Returns what a layer shows at a time, in seconds from the start of an animation.
  private func shown(
    _ animation: CAAnimation, at time: TimeInterval, opacity: CGFloat = 0.5
  ) throws -> Layer {
    var layer = Layer(id: 1, bounds: .zero, position: .zero)
    layer.opacity = opacity
    let value = try #require(
      animation.value(on: layer, begin: animation.beginTime, origin: .explicit(key: "")))
    let commit = Timeline.Commit(time: 0, root: layer, animations: [1: [value]])
    return try #require(commit.presentation(of: 1, at: time))
  }

  private func basic(
    _ keyPath: String = "opacity", _ from: Any?, _ to: Any?, by: Any? = nil, duration: TimeInterval = 2
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    (animation.duration, animation.fillMode) = (duration, .both)
    return animation
  }

  private func keyframes(_ keyPath: String, _ values: [Any], duration: TimeInterval = 4)
    -> CAKeyframeAnimation
  {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    (animation.values, animation.duration, animation.fillMode) = (values, duration, .both)
    return animation
  }

  private func expectOpacities(
    _ animation: CAAnimation, _ rows: [(TimeInterval, CGFloat)], of opacity: CGFloat = 0.5,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (time, value) in rows {
      let shown = try shown(animation, at: time, opacity: opacity).opacity
      #expect(near(shown, value), "\(shown) at \(time)", sourceLocation: sourceLocation)
    }
  }

  private func expectPositions(
    _ animation: CAAnimation, _ rows: [(TimeInterval, CGFloat, CGFloat)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (time, x, y) in rows {
      let shown = try shown(animation, at: time).position
      #expect(near(shown, x, y), "\(shown) at \(time)", sourceLocation: sourceLocation)
    }
  }

  @Test func byValues() throws {
    try expectOpacities(basic("opacity", 0.25, nil, by: 0.5), [(0, 0.25), (1, 0.5), (2, 0.75)])
    try expectOpacities(basic("opacity", nil, 0.75, by: 0.5), [(0, 0.25), (2, 0.75)])
    try expectOpacities(basic("opacity", nil, nil, by: 0.5), [(0, 0.25), (2, 0.75)], of: 0.25)
    try expectOpacities(basic("opacity", 0, 1, by: 0.25), [(2, 1)])
    try expectPositions(
      basic("position", CGPoint(x: 10, y: 20), nil, by: CGPoint(x: 4, y: 8)), [(2, 14, 28)])
    let rect = basic(
      "bounds", CGRect(x: 1, y: 2, width: 10, height: 20), nil, by: CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(near(try shown(rect, at: 2).bounds, 4, 6, 15, 26))
  }

  @Test func interpolation() throws {
    try expectOpacities(basic("opacity", 0, 1), [(0, 0), (1, 0.5), (2, 1)])
    try expectPositions(basic("position", CGPoint.zero, CGPoint(x: 10, y: 20)), [(1, 5, 10)])
    let rect = basic("bounds", CGRect.zero, CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(near(try shown(rect, at: 1).bounds, 5, 10, 15, 20))
    let moved = basic("transform", CATransform3DIdentity, CATransform3DMakeTranslation(10, 20, 30))
    #expect(near(try shown(moved, at: 1).transform, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 10, 15, 1]))
    let scaled = basic("transform", CATransform3DIdentity, CATransform3DMakeScale(2, 4, 8))
    #expect(near(try shown(scaled, at: 1).transform, [1.5, 0, 0, 0, 0, 2.5, 0, 0, 0, 0, 4.5, 0, 0, 0, 0, 1]))
    let color = basic("backgroundColor", CGColor.black, CGColor.white)
    let shown = try #require(shown(color, at: 1).backgroundColor).light
    #expect(near(shown.red, 0.5) && near(shown.green, 0.5) && near(shown.blue, 0.5) && near(shown.alpha, 1))
    try expectOpacities(basic("opacity", 0, nil), [(2, 0.25)], of: 0.25)
    try expectOpacities(basic("opacity", nil, 1), [(0, 0.25)], of: 0.25)
  }

  @Test func fillModes() throws {
    let rows: [(CAMediaTimingFillMode, before: CGFloat, after: CGFloat)] = [
      (.removed, 0.5, 0.5), (.forwards, 0.5, 1), (.backwards, 0, 0.5), (.both, 0, 1),
      (CAMediaTimingFillMode(rawValue: "aFillModeNobodyDefines"), 0.5, 0.5),
    ]
    for (mode, before, after) in rows {
      let animation = basic("opacity", 0, 1, duration: 1)
      (animation.beginTime, animation.fillMode) = (100, mode)
      try expectOpacities(animation, [(0, before), (100.5, 0.5), (200, after)])
    }
  }

  @Test func anAnimationWithoutADurationTakesTheTransactions() throws {
    _ = try Run(size: CGSize(width: 400, height: 800)).record {
      let layer = CALayer()
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "opacity")
      #expect(layer.animation(forKey: "opacity")?.duration == CATransaction.animationDuration())
    }
  }

  private func group(_ animation: CAAnimation, duration: TimeInterval) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([animation], duration)
    return group
  }

  @Test func groups() throws {
    try expectOpacities(group(basic("opacity", 0, 1, duration: 4), duration: 4), [(1, 0.25), (3, 0.75)])
    try expectOpacities(group(basic("opacity", 0, 1, duration: 8), duration: 2), [(1, 0.125)])
    try expectOpacities(group(basic("opacity", 0, 1, duration: 2), duration: 8), [(1, 0.5)])
    let late = basic("opacity", 0, 1, duration: 2)
    late.beginTime = 1
    try expectOpacities(group(late, duration: 4), [(2, 0.5)])
    let lateGroup = group(basic("opacity", 0, 1, duration: 4), duration: 4)
    lateGroup.beginTime = 2
    try expectOpacities(lateGroup, [(3, 0.25)])
    try expectOpacities(
      group(group(basic("opacity", 0, 1, duration: 4), duration: 4), duration: 4), [(1, 0.25)])
  }

  @Test func values() throws {
    let animation = keyframes("opacity", [0.0, 1.0, 0.0])
    try expectOpacities(animation, [(0, 0), (1, 0.5), (2, 1), (3, 0.5), (4, 0), (8, 0)])
    animation.keyTimes = [0, 0.75, 1]
    try expectOpacities(animation, [(1.5, 0.5), (3, 1), (3.5, 0.5)])
    animation.keyTimes = nil
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    #expect(try shown(animation, at: 1).opacity < 0.5)
    try expectOpacities(animation, [(2, 1), (3, 0.5)])
    try expectOpacities(keyframes("opacity", [0.75]), [(1, 0.75)])
    let discrete = keyframes("opacity", [0.0, 1.0, 0.0])
    discrete.calculationMode = .discrete
    try expectOpacities(discrete, [(0.5, 0), (1, 0), (2, 1), (3, 0)])
    try expectPositions(
      keyframes("position", [CGPoint.zero, CGPoint(x: 10, y: 20)], duration: 2), [(1, 5, 10)])
  }

  @Test func splines() throws {
    let animation = keyframes("opacity", [0.0, 1.0, 0.0])
    animation.calculationMode = .cubic
    try expectOpacities(animation, [(0, 0), (2, 1), (4, 0)])
    let points = keyframes("position", [CGPoint.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)])
    points.calculationMode = .cubic
    try expectPositions(points, [(2, 10, 10)])
    withKnownIssue("At its ends our spline goes on as it came; nobody has measured Apple's.") {
      try expectOpacities(animation, [(1, 0.5625)])
      try expectPositions(points, [(1, 4.375, 5.625)])
    }
  }

  @Test func constantSpeed() throws {
    let points = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 110, y: 0)]
    let animation = keyframes("position", points, duration: 2)
    try expectPositions(animation, [(1, 10, 0)])
    animation.calculationMode = .paced
    try expectPositions(animation, [(0, 0, 0), (0.2, 11, 0), (1, 55, 0), (2, 110, 0)])
    animation.keyTimes = [0, 0.9, 1]
    try expectPositions(animation, [(1, 55, 0)])
    animation.calculationMode = .cubicPaced
    #expect(abs(try shown(animation, at: 1).position.x - 55) < 1.5)
    let numbers = keyframes("zPosition", [0.0, 1.0, 101.0], duration: 2)
    numbers.calculationMode = .paced
    #expect(near(try shown(numbers, at: 1).zPosition, 50.5))
  }

  private func path(_ build: (inout Path) -> Void) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    var path = Path()
    build(&path)
    (animation.path, animation.duration, animation.fillMode) = (path, 4, .both)
    return animation
  }

  @Test func paths() throws {
    let corner = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 100, y: 0))
      $0.addLine(to: CGPoint(x: 100, y: 100))
    }
    let way: [(TimeInterval, CGFloat, CGFloat)] = [
      (0, 0, 0), (1, 50, 0), (2, 100, 0), (3, 100, 50), (4, 100, 100),
    ]
    try expectPositions(corner, way)
    corner.values = [CGPoint(x: -50, y: -50)]
    try expectPositions(corner, way)
    let curve = path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    }
    try expectPositions(curve, [(0, 0, 0), (2, 50, 75), (4, 100, 0)])
    let halves = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.move(to: CGPoint(x: 50, y: 50))
      $0.addLine(to: CGPoint(x: 60, y: 50))
    }
    try expectPositions(halves, [(1, 5, 0), (3, 55, 50)])
    let uneven = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 110, y: 0))
    }
    try expectPositions(uneven, [(2, 10, 0)])
    uneven.calculationMode = .paced
    try expectPositions(uneven, [(2, 55, 0), (4, 110, 0)])
  }

  @Test func stepsAlongAPath() throws {
    let corner = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 100, y: 0))
      $0.addLine(to: CGPoint(x: 100, y: 100))
    }
    corner.calculationMode = .discrete
    try expectPositions(corner, [(1, 0, 0), (2, 100, 0), (4, 100, 100)])
  }
}
