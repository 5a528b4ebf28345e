import TransitionEngine

/// One thing that a picture draws, in the picture's coordinates.
package indirect enum Mark: Sendable, Equatable {
  case fill(Outline, Paint)
  case stroke(Outline, Color, Stroke)
  /// The words of one text.
  case words([Outline], Color)
  case image(Image)
  case shadow(DropShadow)
  case placed(PlacedPicture)
  /// Marks that show inside an outline only.
  case clipped(Outline, [Mark])
  /// Marks that show as far as a picture is opaque.
  case masked(Picture, [Mark])
  case blurred(Blur)

  package enum Paint: Sendable, Equatable {
    case color(Color)
    /// Over a rectangle, in whose unit square the gradient has its points.
    case gradient(Gradient, CGRect)
  }

  package struct Stroke: Hashable, Sendable {
    package var width: CGFloat
    package var cap: Shape.LineCap
    package var join: Shape.LineJoin
    /// Line widths by which a mitered corner reaches beyond the outline.
    var miterReach: CGFloat = 2
    /// Further SVG attributes.
    var attributes: [PresentationAttribute] = []
  }

  package struct DropShadow: Sendable, Equatable {
    /// The caster: an outline, or a picture whose opaque parts cast the shadow.
    package var caster: Caster
    package var color: Color
    package var offset: CGSize
    /// Standard deviation of the blur, in points.
    package var radius: CGFloat

    package enum Caster: Sendable, Equatable {
      case outline(Outline)
      case picture(Picture)
    }
  }

  /// A blurred picture of the content behind.
  package struct Blur: Sendable, Equatable {
    /// The only part that is read and drawn.
    package var box: CGRect
    package var behind: PlacedPicture
    /// Standard deviation, in points.
    package var radius: CGFloat
    /// The factor of the colors' distance from gray.
    package var saturation: CGFloat
  }
}

extension Mark {
  /// A box that holds the mark.
  var ink: CGRect {
    switch self {
    case .fill(let outline, _): return outline.box
    case .stroke(let outline, _, let stroke):
      let reach = stroke.width * (stroke.join == .miter ? stroke.miterReach : 0.75)
      return outline.box.insetBy(dx: -reach, dy: -reach)
    case .words(let words, _): return words.reduce(.null) { $0.union($1.box) }
    case .image(let image): return image.frame
    case .shadow(let shadow): return shadow.ink
    case .blurred(let blur): return blur.box
    case .placed(let placement): return placement.ink
    case .clipped(let outline, let marks):
      return marks.reduce(CGRect.null) { $0.union($1.ink) }.intersection(outline.box)
    case .masked(let mask, let marks):
      return marks.reduce(CGRect.null) { $0.union($1.ink) }.intersection(mask.ink)
    }
  }

  /// The upright rectangle that the mark covers in both styles, where that is easy to tell.
  var opaqueRect: CGRect? {
    switch self {
    case .fill(let outline, .color(let color)): return color.isOpaque ? outline.rect : nil
    case .fill(let outline, .gradient(let gradient, _)):
      return gradient.colors.allSatisfy(\.isOpaque) ? outline.rect : nil
    case .placed(let placement): return placement.opaqueRect
    case .clipped(let outline, let marks):
      guard let clip = outline.rect else { return nil }
      let inner = marks.compactMap(\.opaqueRect).max { $0.width * $0.height < $1.width * $1.height }
      return inner.map { $0.intersection(clip) }.flatMap { $0.isNull ? nil : $0 }
    case .stroke, .words, .image, .shadow, .masked, .blurred: return nil
    }
  }

  var weight: Int {
    switch self {
    case .fill(let outline, .color): outline.weight + 30
    case .fill(let outline, .gradient): outline.weight + 200
    case .stroke(let outline, _, _): outline.weight + 60
    case .words(let words, _): 30 + words.count * 30
    case .image: 80
    case .shadow: 200
    case .blurred(let blur): 300 + blur.behind.picture.weight
    case .placed(let placement): 20 + placement.picture.weight
    case .clipped(_, let marks): 80 + marks.reduce(0) { $0 + $1.weight }
    case .masked(let mask, let marks): 80 + mask.weight + marks.reduce(0) { $0 + $1.weight }
    }
  }
}

extension Mark.DropShadow {
  /// Three standard deviations hold all that can be seen.
  var ink: CGRect {
    let box =
      switch caster {
      case .outline(let outline): outline.box
      case .picture(let picture): picture.ink
      }
    guard !box.isNull else { return box }
    return box.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * radius, dy: -3 * radius)
  }
}
