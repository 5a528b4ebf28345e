/// What a layer draws between its background and its sublayers.
public enum LayerContents: Hashable, Sendable {
  case gradient(Gradient)
  case shape(Shape)
  case text(Text)
  case image(Image)
  case snapshot(Snapshot)
}

/// An axial gradient over a layer's bounds (`CAGradientLayer`).
public struct Gradient: Hashable, Sendable {
  public var colors: [Color]
  /// 0…1, ascending, one per colour.
  public var locations: [CGFloat]
  /// In the unit square of the bounds.
  public var startPoint: CGPoint
  public var endPoint: CGPoint

  public init(colors: [Color], locations: [CGFloat], startPoint: CGPoint, endPoint: CGPoint) {
    self.colors = colors
    self.locations = locations
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

/// A filled and stroked outline in the layer's coordinates (`CAShapeLayer`).
public struct Shape: Hashable, Sendable {
  public enum FillRule: Hashable, Sendable { case nonZero, evenOdd }
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  public var path: Path
  public var fillColor: Color?
  public var fillRule: FillRule
  public var strokeColor: Color?
  public var lineWidth: CGFloat
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  /// The drawn part of the outline, 0…1.
  public var strokeStart: CGFloat
  public var strokeEnd: CGFloat

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
  public struct Word: Hashable, Sendable {
    public var string: String
    /// The outline, in the layer's coordinates.
    public var outline: Path
    /// The outline's box, in the layer's coordinates.
    public var bounds: CGRect

    public init(string: String, outline: Path, bounds: CGRect) {
      self.string = string
      self.outline = outline
      self.bounds = bounds
    }
  }

  /// The whole text, as assistive technology and descriptions read it.
  public var string: String
  public var words: [Word]
  public var color: Color

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
  /// `image/png` or `image/svg+xml`.
  public var mediaType: String
  /// The file's bytes, for pictures that must stand alone. Shared, not copied.
  public var data: ImageData
  /// Where the whole image lies, in the layer's coordinates.
  public var frame: CGRect

  public init(url: String, mediaType: String, data: ImageData, frame: CGRect) {
    self.url = url
    self.mediaType = mediaType
    self.data = data
    self.frame = frame
  }
}

/// An image file's bytes. Compared by identity first, so that equal timelines compare fast.
public final class ImageData: Hashable, Sendable {
  public let bytes: [UInt8]
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

  public init(tree: LayerTree, rect: CGRect, capInsets: EdgeInsets = EdgeInsets()) {
    self.tree = tree
    self.rect = rect
    self.capInsets = capInsets
  }
}

/// Distances from the four sides, inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
