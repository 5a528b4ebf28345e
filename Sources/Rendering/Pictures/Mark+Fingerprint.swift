import TransitionEngine

extension Mark {
  /// Hashes everything visible, without identities and names.
  func combine(into print: inout Fingerprint) {
    switch self {
    case .fill(let outline, .color(let color)):
      print.combine(1)
      print.combine(placed: outline)
      print.combine(color)
    case .fill(let outline, .gradient(let gradient, let rect)):
      print.combine(2)
      print.combine(placed: outline)
      gradient.colors.forEach { print.combine($0) }
      gradient.locations.forEach { print.combine($0) }
      print.combine(gradient.startPoint)
      print.combine(gradient.endPoint)
      print.combine(rect)
    case .stroke(let outline, let color, let stroke):
      print.combine(3)
      print.combine(placed: outline)
      print.combine(color)
      print.combine(stroke.width)
      print.combine([Shape.LineCap.butt, .round, .square].firstIndex(of: stroke.cap) ?? 0)
      print.combine([Shape.LineJoin.miter, .round, .bevel].firstIndex(of: stroke.join) ?? 0)
      print.combine(stroke.attributes)
    case .words(let words, let color):
      print.combine(4)
      words.forEach { print.combine(placed: $0) }
      print.combine(color)
    case .image(let image):
      print.combine(5)
      print.combine(image.url.utf8)
      print.combine(image.frame)
    case .shadow(let shadow):
      print.combine(6)
      switch shadow.caster {
      case .outline(let outline): print.combine(placed: outline)
      case .picture(let picture): print.combine(picture.fingerprint)
      }
      print.combine(shadow.color)
      print.combine(shadow.offset.width)
      print.combine(shadow.offset.height)
      print.combine(shadow.radius)
    case .placed(let placement):
      print.combine(7)
      print.combine(placement)
    case .clipped(let outline, let marks):
      print.combine(8)
      print.combine(placed: outline)
      print.combine(marks.count)
      marks.forEach { $0.combine(into: &print) }
    case .masked(let mask, let marks):
      print.combine(9)
      print.combine(mask.fingerprint)
      print.combine(marks.count)
      marks.forEach { $0.combine(into: &print) }
    case .blurred(let blur):
      print.combine(10)
      print.combine(blur.box)
      print.combine(blur.behind)
      print.combine(blur.radius)
      print.combine(blur.saturation)
    }
  }
}

extension Fingerprint {
  fileprivate mutating func combine(placed outline: Outline) {
    combine(outline.fingerprint)
    combine(outline.origin)
    combine(outline.attributes)
  }

  /// Nothing without attributes.
  fileprivate mutating func combine(_ attributes: [PresentationAttribute]) {
    for attribute in attributes {
      combine(attribute.name.utf8)
      combine(attribute.value.utf8)
    }
  }

  mutating func combine(_ color: Color) {
    for style in [color.light, color.dark] {
      for component in [style.red, style.green, style.blue, style.alpha] { combine(component) }
    }
  }

  fileprivate mutating func combine(_ placement: PlacedPicture) {
    combine(placement.picture.fingerprint)
    let map = placement.map
    for component in [map.m11, map.m12, map.m21, map.m22, map.m41, map.m42, map.m44] { combine(component) }
    // Perspective weights are small numbers that act over hundreds of points.
    combine(map.m14 * 1000)
    combine(map.m24 * 1000)
    combine(placement.opacity)
    placement.fragment?.points.forEach { combine($0) }
  }
}
