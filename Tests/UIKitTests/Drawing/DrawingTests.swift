import Testing
import TransitionEngine

@testable import UIKit

/// What code draws: vectors in layers.
@Suite struct DrawingTests {
  private final class Cross: UIView {
    override func draw(_ rect: CGRect) {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.lineWidth = 3
      UIColor.red.setStroke()
      path.stroke()
    }
  }

  private let run = Run(size: CGSize(width: 100, height: 100))

  private func shapes(_ layer: Layer?) -> [Shape] {
    guard let layer else { return [] }
    var own: [Shape] = []
    if case .shape(let shape)? = layer.contents { own.append(shape) }
    if case .snapshot(let snapshot)? = layer.contents { own += shapes(snapshot.tree.root) }
    return own + layer.sublayers.flatMap(shapes)
  }

  @Test func aViewDrawsItselfWhenItShows() throws {
    let view = run.perform {
      let view = Cross(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      run.window.addSubview(view)
      return view
    }
    let timeline = try run.record {}
    let drawn = shapes(timeline.initial)
    #expect(drawn.count == 1)
    #expect(drawn.first?.lineWidth == 3)
    #expect(drawn.first?.strokeColor == UIColor.red.color)
    #expect(drawn.first?.path.elements.last == .line(CGPoint(x: 40, y: 40)))
    #expect(view.layer.needsDisplay() == false)
  }

  /// How a view of 40 × 40 points that draws itself shows its drawing at twice the width.
  private func drawing(_ mode: UIView.ContentMode) throws -> (shape: Shape, contents: LayerContents) {
    let run = Run(size: CGSize(width: 100, height: 100))
    let view = run.perform {
      let view = Cross(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.contentMode = mode
      run.window.addSubview(view)
      return view
    }
    let timeline = try run.record { view.frame.size.width = 80 }
    let layer = try #require(timeline.final.descendant(view.layer.identify(in: run))?.layer)
    var plain = layer
    if case .fitted(let fitted)? = layer.contents { plain.contents = fitted.contents }
    return (try #require(shapes(plain).first), try #require(layer.placedContents))
  }

  @Test func whatAViewHasDrawnFollowsItsBounds() throws {
    let end = Path.Element.line(CGPoint(x: 40, y: 40))
    let stretched = try drawing(.scaleToFill)
    #expect(stretched.shape.path.elements.last == end)
    guard case .snapshot(let whole) = stretched.contents else { throw Missing() }
    #expect(whole.rect == CGRect(x: 0, y: 0, width: 40, height: 40))
    let kept = try drawing(.right)
    #expect(kept.shape.path.elements.last == end)
    guard case .snapshot(let placed) = kept.contents else { throw Missing() }
    #expect(placed.tree.root.sublayers.first?.frame == CGRect(x: 40, y: 0, width: 40, height: 40))
    #expect(try drawing(.redraw).shape.path.elements.last == .line(CGPoint(x: 80, y: 40)))
  }

  @Test func aContextTransformsAndClipsWhatIsDrawn() throws {
    let image = run.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { renderer in
        let context = renderer.cgContext
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.translateBy(x: 2, y: 3)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.stroke(CGRect(x: 0, y: 0, width: 20, height: 10))
      }
    }
    #expect(image.size == CGSize(width: 20, height: 10))
    guard case .drawing(let tree?) = image.source else { throw Missing() }
    #expect(tree.root.sublayers.count == 2)
    #expect(tree.root.sublayers[0].mask != nil)
    let drawn = shapes(tree.root)
    #expect(drawn[0].path.controlBounds == CGRect(x: 2, y: 3, width: 2, height: 2))
    #expect(drawn[1].fillColor == nil)
  }

  private struct Missing: Error {}

  @Test func aLayerShowsAPictureWhereItsGravitySays() throws {
    let layer = CALayer()
    run.perform {
      layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
      layer.contentsGravity = .resizeAspect
      layer.contents =
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
          $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }.cgImage
    }
    guard case .snapshot(let snapshot)? = layer.properties.placedContents else { throw Missing() }
    #expect(snapshot.rect == layer.bounds)
    #expect(snapshot.tree.root.sublayers.first?.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
  }

  @Test func coloursTellTheirComponents() {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.3)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    expectClose(hue, 0.6)
    expectClose(saturation, 0.5)
    expectClose(brightness, 0.8)
    expectClose(alpha, 0.3)
    var white: CGFloat = 0
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(UIColor.white.getWhite(&white, alpha: nil) && white == 1)
  }

  @Test func pathsAreBuiltAndAsked() {
    var path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 25, y: 5)))
    #expect(path.boundingBoxOfPath.maxX == 30)
    let back = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).reversing()
    #expect(
      back.currentPoint == CGPoint(x: 0, y: 2) || back.bounds == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(CGRect(x: 0.4, y: 0.6, width: 1, height: 1).integral == CGRect(x: 0, y: 0, width: 2, height: 2))
  }
}
