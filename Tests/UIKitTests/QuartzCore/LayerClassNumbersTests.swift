import Testing
import TransitionEngine

@testable import UIKit

/// `CAShapeLayer/shapelayer.m`, `CAGradientLayer/gradient.m`, `CAReplicatorLayer/replicator.m`, and of
/// `CAEmitterLayer/emitter.m` the numbers.
@Suite struct LayerClassNumbersTests {
  @Test func shapes() {
    let shape = CAShapeLayer()
    #expect(shape.path == nil, "path")
    #expect(shape.strokeColor == nil, "stroke")
    #expect(shape.strokeStart == 0, "start")
    #expect(shape.strokeEnd == 1, "end")
    #expect(shape.lineDashPhase == 0, "phase of the dashes")
    #expect(shape.lineDashPattern == nil, "dashes")
    #expect(shape.fillColor?.components == [0, 0, 0, 1], "fill")
    #expect(shape.fillRule == .nonZero, "rule")
    #expect(shape.lineWidth == 1, "width")
    #expect(shape.miterLimit == 10, "limit")
    #expect(shape.lineCap == .butt, "cap")
    #expect(shape.lineJoin == .miter, "join")
    (shape.lineWidth, shape.miterLimit, shape.strokeStart, shape.strokeEnd) = (4.5, 3, 0.25, 0.75)
    #expect(shape.lineWidth == 4.5, "width is kept")
    #expect(shape.miterLimit == 3, "limit is kept")
    #expect(shape.strokeStart == 0.25, "start is kept")
    #expect(shape.strokeEnd == 0.75, "end is kept")
    (shape.lineDashPhase, shape.fillRule, shape.lineCap, shape.lineJoin) = (2, .evenOdd, .round, .bevel)
    #expect(shape.lineDashPhase == 2, "phase is kept")
    #expect(shape.fillRule == .evenOdd, "rule is kept")
    #expect(shape.lineCap == .round, "cap is kept")
    #expect(shape.lineJoin == .bevel, "join is kept")
    shape.lineDashPattern = [4, 2]
    #expect(shape.lineDashPattern?.count == 2, "dashes are kept")
  }

  @Test func gradients() {
    let gradient = CAGradientLayer()
    #expect(gradient.colors == nil, "colors")
    #expect(gradient.locations == nil, "locations")
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0), "start")
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1), "end")
    #expect(gradient.opacity == 1, "opacity")
    gradient.locations = [0, 0.5, 1]
    #expect(gradient.locations?.count == 3, "locations are kept")
    #expect(gradient.locations?[1] == 0.5, "a location is kept")
    gradient.startPoint = CGPoint(x: 0.25, y: 0.75)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    #expect(gradient.startPoint == CGPoint(x: 0.25, y: 0.75), "start is kept")
    #expect(gradient.endPoint == CGPoint(x: 1, y: 1), "end is kept")
    gradient.locations = nil
    #expect(gradient.locations == nil, "locations are taken away")
  }

  @Test func replicators() {
    let replicator = CAReplicatorLayer()
    #expect(replicator.instanceCount == 1, "count")
    #expect(replicator.instanceDelay == 0, "delay")
    #expect(CATransform3DIsIdentity(replicator.instanceTransform), "transform")
    #expect(replicator.instanceRedOffset == 0, "red")
    #expect(replicator.instanceGreenOffset == 0, "green")
    #expect(replicator.instanceBlueOffset == 0, "blue")
    #expect(replicator.instanceAlphaOffset == 0, "alpha")
    #expect(replicator.instanceColor?.components == [1, 1, 1, 1], "color")
    (replicator.instanceCount, replicator.instanceDelay, replicator.instanceAlphaOffset) = (5, 0.5, -0.25)
    #expect(replicator.instanceCount == 5, "count is kept")
    #expect(replicator.instanceDelay == 0.5, "delay is kept")
    #expect(replicator.instanceAlphaOffset == -0.25, "alpha is kept")
    replicator.instanceTransform = CATransform3DMakeTranslation(10, 20, 0)
    #expect(
      replicator.instanceTransform.m41 == 10 && replicator.instanceTransform.m42 == 20, "transform is kept")
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    replicator.instanceColor = red
    #expect(replicator.instanceColor == red, "color is kept")
  }

  @Test func emitters() {
    let emitter = CAEmitterLayer()
    #expect(emitter.emitterCells == nil, "cells")
    #expect(emitter.emitterPosition == .zero, "position")
    #expect(emitter.emitterZPosition == 0, "depth")
    #expect(emitter.emitterSize == .zero, "size")
    #expect(emitter.emitterDepth == 0, "size along the depth")
    #expect(emitter.emitterShape == .point, "shape")
    #expect(emitter.emitterMode == .volume, "mode")
    #expect(emitter.renderMode == .unordered, "order")
    #expect(emitter.scale == 1, "scale")
    #expect(emitter.seed == 0, "seed")
    #expect(emitter.spin == 1, "spin")
    #expect(emitter.velocity == 1, "velocity")
    #expect(emitter.birthRate == 1, "rate")
    #expect(emitter.lifetime == 1, "lifetime")
    #expect(!emitter.preservesDepth, "depth is kept")
  }

  @Test func cells() {
    let cell = CAEmitterCell()
    #expect(cell.contents == nil, "contents")
    #expect(cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1), "part of the contents")
    #expect(cell.contentsScale == 1, "contents scale")
    #expect(cell.emitterCells == nil, "cells")
    #expect(cell.isEnabled, "enabled")
    #expect(cell.name == nil, "name")
    #expect(cell.color?.components == [1, 1, 1, 1], "color")
    let floats = [
      cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange, cell.alphaSpeed, cell.birthRate,
      cell.lifetime, cell.lifetimeRange,
    ]
    #expect(floats.allSatisfy { $0 == 0 }, "ranges of colors, rate and lifetime")
    let lengths = [
      cell.spin, cell.spinRange, cell.emissionLatitude, cell.emissionLongitude, cell.emissionRange,
      cell.velocity, cell.velocityRange, cell.xAcceleration, cell.yAcceleration, cell.zAcceleration,
      cell.scaleRange, cell.scaleSpeed,
    ]
    #expect(lengths.allSatisfy { $0 == 0 }, "spin, emission, velocity, acceleration and changes of scale")
    #expect(cell.scale == 1, "scale")
    let (emitter, child) = (CAEmitterLayer(), CAEmitterCell())
    emitter.emitterCells = [cell]
    cell.emitterCells = [child]
    #expect(emitter.emitterCells?.first === cell, "cell of a layer")
    #expect(cell.emitterCells?.first === child, "cell of a cell")
  }
}
