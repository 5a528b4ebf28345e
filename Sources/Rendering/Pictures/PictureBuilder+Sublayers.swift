import Foundation
import TransitionEngine

extension PictureBuilder {
  /// The visible sublayers, back to front, cut where their planes cross.
  mutating func sublayers(of layer: Layer, level: Int) -> [Placement] {
    var siblings: [Sibling] = []
    collect(layer.sublayers, under: layer.sublayerMatrix, opacity: 1, level: level, into: &siblings)
    return Seams.marking(DepthOrder.placements(of: siblings))
  }

  /// A sublayer in the space that it shares with its siblings, depth included.
  struct Sibling {
    var picture: Picture
    var matrix: CATransform3D
    var opacity: CGFloat
  }

  /// Sublayers of a transform layer keep their depth: they count as siblings of the layers around it.
  private mutating func collect(
    _ layers: [Layer], under matrix: CATransform3D, opacity: CGFloat, level: Int, into siblings: inout [Sibling]
  ) {
    guard level < 96 else { return }
    for layer in layers where !layer.isHidden && layer.opacity * opacity > 0.001 {
      let total = CATransform3DConcat(layer.matrix, matrix)
      if layer.kind == .transform {
        collect(
          layer.sublayers, under: CATransform3DConcat(layer.sublayerMatrix, total),
          opacity: opacity * layer.opacity, level: level + 1, into: &siblings)
        continue
      }
      if !layer.isDoubleSided, Homography(total).facing(at: layer.bounds.center) < 0 { continue }
      let picture = picture(of: layer, level: level + 1)
      guard !picture.ink.isNull else { continue }
      siblings.append(Sibling(picture: picture, matrix: total, opacity: min(layer.opacity * opacity, 1)))
    }
  }
}

extension CGRect {
  /// The middle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
