import TransitionEngine

/// The format of an image; of no meaning, as drawings have no pixels.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels per point; kept, without effect.
  public var scale: CGFloat = 3
  /// Whether the image is opaque; kept, without effect.
  public var opaque = false
  /// Returns a default format.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A renderer that creates images from drawing code.
public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// - Parameter size: of the pictures, in points.
  public init(size: CGSize) { self.size = size }
  /// - Parameter size: of the pictures, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  /// - Parameter bounds: those of the pictures; the size counts.
  public init(bounds: CGRect) { size = bounds.size }

  /// Returns an image of the drawing that a closure makes. Outside of a run it's empty.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let run = Run.current else { return UIImage(.drawing(nil), size: size) }
    let picture = run.drawing(size: size) {
      guard let context = run.graphics.current() else { return }
      actions(UIGraphicsImageRendererContext(context, size))
    }
    return UIImage(.drawing(picture), size: size)
  }
}

/// The context that an image renderer draws into.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  private let size: CGSize

  init(_ context: CGContext, _ size: CGSize) { (cgContext, self.size) = (context, size) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// The image as drawn so far.
  public var currentImage: UIImage { UIImage(.drawing(cgContext.picture), size: size) }
}
