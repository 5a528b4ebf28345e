/// What a layer draws between its background and its sublayers.
public enum LayerContents: Hashable, Sendable {
  case gradient(Gradient)
  case shape(Shape)
  case text(Text)
  case image(Image)
  case snapshot(Snapshot)
  /// Something of a size of its own.
  indirect case fitted(FittedContents)
  case backdrop(Backdrop)
}

/// An axial gradient over a layer's bounds (`CAGradientLayer`).
public struct Gradient: Hashable, Sendable {
  /// Along the axis, from its start to its end.
  public var colors: [Color]
  /// 0…1, ascending, one per colour.
  public var locations: [CGFloat]
  /// In the unit square of the bounds.
  public var startPoint: CGPoint
  /// In the unit square of the bounds; beyond the two points the outermost colours go on.
  public var endPoint: CGPoint

  /// An axial gradient as it is given; nothing is checked.
  public init(colors: [Color], locations: [CGFloat], startPoint: CGPoint, endPoint: CGPoint) {
    self.colors = colors
    self.locations = locations
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

/// A filled and stroked outline in the layer's coordinates (`CAShapeLayer`).
public struct Shape: Hashable, Sendable {
  /// What counts as inside where an outline crosses itself; as SVG's `fill-rule`.
  public enum FillRule: Hashable, Sendable, CaseIterable { case nonZero, evenOdd }
  /// How a stroke ends; as SVG's `stroke-linecap`.
  public enum LineCap: Hashable, Sendable, CaseIterable { case butt, round, square }
  /// How a stroke goes round a corner; as SVG's `stroke-linejoin`.
  public enum LineJoin: Hashable, Sendable, CaseIterable { case miter, round, bevel }

  /// The outline, in the layer's own coordinates.
  public var path: Path
  /// What it is filled with; nil for nothing.
  public var fillColor: Color?
  /// Which parts of it are filled.
  public var fillRule: FillRule
  /// What it is stroked with, over the filling; nil for nothing.
  public var strokeColor: Color?
  /// Points, half of them on either side of the outline; ≥ 0.
  public var lineWidth: CGFloat
  /// How open ends of the stroke look.
  public var lineCap: LineCap
  /// How the stroke's corners look.
  public var lineJoin: LineJoin
  /// The drawn part of the outline, 0…1.
  public var strokeStart: CGFloat
  /// How long dashes and gaps of the stroke are, in turn, in points; empty for none.
  public var lineDash: [CGFloat] = []
  /// How far into the dashes the stroke begins, in points.
  public var lineDashPhase: CGFloat = 0
  /// Where the drawn part ends, as a fraction of the length of all subpaths, 0…1; nothing is drawn unless it
  /// is after `strokeStart`.
  public var strokeEnd: CGFloat

  /// A shape with Core Animation's defaults: filled with black, not stroked, the whole outline.
  public init(
    path: Path, fillColor: Color? = .black, fillRule: FillRule = .nonZero, strokeColor: Color? = nil,
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  ) {
    self.path = path
    self.fillColor = fillColor
    self.fillRule = fillRule
    self.strokeColor = strokeColor
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.strokeStart = strokeStart
    self.strokeEnd = strokeEnd
  }
}

/// Shaped text: words with their outlines, placed in the layer's coordinates.
public struct Text: Hashable, Sendable {
  /// A piece of text that stays in one piece when it is projected.
  public struct Word: Hashable, Sendable {
    /// The characters, as they read.
    public var string: String
    /// The outline, in the layer's coordinates.
    public var outline: Path
    /// The outline's box, in the layer's coordinates.
    public var bounds: CGRect

    /// A word whose outline has been shaped and placed already.
    public init(string: String, outline: Path, bounds: CGRect) {
      self.string = string
      self.outline = outline
      self.bounds = bounds
    }
  }

  /// The whole text, as assistive technology and descriptions read it.
  public var string: String
  /// In reading order; characters without a mark, such as spaces, may be in none.
  public var words: [Word]
  /// The colour of all words.
  public var color: Color

  /// A text whose words have been shaped and placed already.
  public init(string: String, words: [Word], color: Color) {
    self.string = string
    self.words = words
    self.color = color
  }
}

/// A picture that the engine does not draw: an author's screenshot.
public struct Image: Hashable, Sendable {
  /// Where the page finds the file, relative to the site's root.
  public var url: String
  /// `image/png`, `image/jpeg` or `image/svg+xml`.
  public var mediaType: String
  /// The file's bytes, for pictures that must stand alone. Shared, not copied.
  public var data: ImageData
  /// Where the whole image lies, in the layer's coordinates.
  public var frame: CGRect

  /// An image as it is given: the bytes are not looked at.
  public init(url: String, mediaType: String, data: ImageData, frame: CGRect) {
    self.url = url
    self.mediaType = mediaType
    self.data = data
    self.frame = frame
  }
}

/// An image file's bytes. Compared by identity first, so that equal timelines compare fast.
public final class ImageData: Hashable, Sendable {
  /// The file as it is.
  public let bytes: [UInt8]
  /// Puts a file's bytes in a box, so that copies share them.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }
  public static func == (a: ImageData, b: ImageData) -> Bool { a === b || a.bytes == b.bytes }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes.count) }
}

/// A layer tree as it looked when a snapshot was taken (`resizableSnapshotView`).
public struct Snapshot: Hashable, Sendable {
  /// The snapshotted layer. Its own position, transform, opacity and anchor do not matter: `rect` is in its
  /// bounds.
  public var tree: LayerTree
  /// The part that is shown, in the snapshotted layer's bounds.
  public var rect: CGRect
  /// Margins of `rect` that keep their size when the snapshot is stretched.
  public var capInsets: EdgeInsets

  /// A part of a tree, stretched to the bounds of the layer that shows it.
  public init(tree: LayerTree, rect: CGRect, capInsets: EdgeInsets = EdgeInsets()) {
    self.tree = tree
    self.rect = rect
    self.capInsets = capInsets
  }
}

/// What lies behind a layer, blurred: only what its bounds hold of it (`UIVisualEffectView`).
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the full blur, in points.
  public var radius: CGFloat
  /// By which the colours' distance from grey is multiplied at the full blur.
  public var saturation: CGFloat
  /// How much of the blur there is, 0…1.
  public var amount: CGFloat
  /// A tree of what lies behind, once somebody has looked; the layer's coordinates lead to that tree's by `place`.
  package var behind: LayerTree?
  package var place = Homography.identity

  /// A blur that is there to some amount.
  public init(radius: CGFloat, saturation: CGFloat, amount: CGFloat = 1) {
    self.radius = radius
    self.saturation = saturation
    self.amount = amount
  }

  /// The standard deviation that it has now, in points.
  package var shownRadius: CGFloat { radius * amount }
  /// The factor that it has now.
  package var shownSaturation: CGFloat { 1 + (saturation - 1) * amount }
}

extension Layer {
  /// The blur of what lies behind it, if the layer is one.
  package var backdrop: Backdrop? { if case .backdrop(let backdrop)? = contents { backdrop } else { nil } }
}

/// Distances from the four sides, inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Points inwards; negative ones reach outwards.
  public var top, left, bottom, right: CGFloat
  /// No distance on the sides that are left out.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
