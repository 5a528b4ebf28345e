/// The content that a layer draws between its background and its sublayers.
public enum LayerContents: Hashable, Sendable {
  case gradient(Gradient)
  case shape(Shape)
  case text(Text)
  case image(Image)
  case snapshot(Snapshot)
  /// Contents with a size of their own.
  indirect case fitted(FittedContents)
  case backdrop(Backdrop)
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

  /// The whole text, for assistive technology and descriptions.
  public var string: String
  /// The words in reading order; characters without a mark, such as spaces, may not belong to any.
  public var words: [Word]
  /// The color of all words.
  public var color: Color

  /// A text whose words have been shaped and placed already.
  public init(string: String, words: [Word], color: Color) {
    self.string = string
    self.words = words
    self.color = color
  }
}

/// A picture that the engine doesn't draw itself, such as an author's screenshot.
public struct Image: Hashable, Sendable {
  /// The file's URL on the page, relative to the site's root.
  public var url: String
  /// `image/png`, `image/jpeg` or `image/svg+xml`.
  public var mediaType: String
  /// The file's bytes, for pictures that must be self-contained. Shared, not copied.
  public var data: ImageData
  /// The place of the whole image, in the layer's coordinates.
  public var frame: CGRect

  /// An image; the bytes aren't checked.
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
  /// The part shown, in the snapshotted layer's bounds.
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

/// Distances from the four sides, inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Points inwards; negative ones reach outwards.
  public var top, left, bottom, right: CGFloat
  /// No distance on the sides that are left out.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
