import Testing
import TransitionEngine

@testable import UIKit

/// What Core Graphics draws: shadows, gradients, masks, cleared areas.
@Suite struct ContextDrawingTests {
  private let run = Run(size: CGSize(width: 100, height: 100))

  /// The layers of a drawing of 40 × 40 points that have contents.
  private func drawn(_ draw: (CGContext) -> Void) throws -> [Layer] {
    let tree = run.perform {
      run.drawing(size: CGSize(width: 40, height: 40)) { UIGraphicsGetCurrentContext().map(draw) }
    }
    func leaves(_ layer: Layer) -> [Layer] {
      (layer.contents == nil && layer.shadow == nil ? [] : [layer]) + layer.sublayers.flatMap(leaves)
    }
    return tree.map { leaves($0.root) } ?? []
  }

  @Test func aShadowFallsFromWhatIsDrawn() throws {
    let layers = try drawn { context in
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(x: 20, y: 0, width: 10, height: 10))
    }
    #expect(layers.first?.shadow?.offset == CGSize(width: 1, height: 2))
    #expect(layers.first?.shadow?.radius == 3)
    #expect(layers.last?.shadow == nil)
  }

  @Test func anImageIsDrawnWithAnOpacity() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    var opacities: [CGFloat] = []
    func note(_ layer: Layer) {
      opacities.append(layer.opacity)
      layer.sublayers.forEach(note)
    }
    let tree = run.perform {
      run.drawing(size: CGSize(width: 40, height: 40)) {
        image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8), blendMode: .normal, alpha: 0.25)
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).fill(with: .normal, alpha: 0.5)
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).stroke()
      }
    }
    try note(#require(tree).root)
    #expect(opacities.filter { $0 < 1 } == [0.25, 0.5])
  }

  @Test func aPathIsClearedByItsFill() throws {
    let tree = run.perform {
      run.drawing(size: CGSize(width: 40, height: 40)) {
        UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
        UIBezierPath(rect: CGRect(x: 5, y: 5, width: 2, height: 2)).fill(with: .clear, alpha: 1)
      }
    }
    #expect(try #require(tree).root.sublayers.first?.mask != nil)
  }

  @Test func aLinearGradientHasItsEndsWhereTheyAreGiven() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let layers = try drawn { context in
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])!
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 5), end: CGPoint(x: 10, y: 35), options: .drawsAfterEndLocation)
    }
    let layer = try #require(layers.first)
    guard case .gradient(let gradient)? = layer.contents else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.colors == [UIColor.red.color, UIColor.blue.color])
    // The start is at the layer's left edge, and the end is 30 points from it.
    #expect(gradient.startPoint.x == 0)
    expectClose(gradient.endPoint.x * layer.bounds.width, 30)
    #expect(layer.bounds.width > 60)
    let end = CGPoint(x: 30, y: 0).applying(CATransform3DGetAffineTransform(layer.transform))
    expectClose(end.x, 10)
    expectClose(end.y, 35)
  }

  @Test func aRadialGradientIsMadeOfRings() throws {
    let layers = try drawn { context in
      let gradient = CGGradient(
        colorsSpace: nil, colors: [UIColor.white.cgColor, UIColor.black.cgColor] as CFArray, locations: nil)!
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0, endCenter: CGPoint(x: 20, y: 20),
        endRadius: 20, options: [])
    }
    let shades = layers.compactMap { layer -> CGFloat? in
      if case .shape(let shape)? = layer.contents { shape.fillColor?.light.red } else { nil }
    }
    #expect(shades.count >= 10)
    // The largest circle, the darkest, lies below all others.
    #expect(shades == shades.sorted())
    guard case .shape(let last)? = layers.first?.contents else { return }
    expectClose(last.path.boundingBox.width, 40)
  }

  @Test func clearedAreasAreCutOut() throws {
    let tree = run.perform {
      run.drawing(size: CGSize(width: 40, height: 40)) {
        let context = UIGraphicsGetCurrentContext()!
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        context.setBlendMode(.clear)
        context.fillEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
      }
    }
    let layer = try #require(tree?.root.sublayers.first)
    guard case .shape(let mask)? = layer.mask?.root.contents else {
      Issue.record("no mask")
      return
    }
    #expect(mask.fillRule == .evenOdd)
    #expect(mask.path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(!mask.path.contains(CGPoint(x: 20, y: 20), using: .evenOdd))
  }

  @Test func imagesOfCoreGraphicsAreUpsideDown() throws {
    let layers = try drawn { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      guard let image = context.makeImage() else { return }
      context.clear(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let transform = CATransform3DGetAffineTransform(try #require(layers.first).transform)
    #expect(CGPoint(x: 3, y: 0).applying(transform) == CGPoint(x: 3, y: 40))
  }

  @Test func aMaskIsAPicture() throws {
    let tree = run.perform {
      let mask = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      return run.drawing(size: CGSize(width: 40, height: 40)) {
        let context = UIGraphicsGetCurrentContext()!
        context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 40), mask: mask.cgImage!)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }
    }
    #expect(tree?.root.sublayers.first?.mask?.root.sublayers.isEmpty == false)
  }

  @Test func anArcTouchesTwoLines() {
    var path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    guard case .line(let start) = path.elements[1] else {
      Issue.record("no line")
      return
    }
    expectClose(start.x, 6)
    expectClose(path.currentPoint.x, 10)
    expectClose(path.currentPoint.y, 4)
  }
}
