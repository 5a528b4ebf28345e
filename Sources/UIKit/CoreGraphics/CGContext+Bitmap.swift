import TransitionEngine

extension CGContext {
  /// Creates a context that draws into pixels in memory, with y pointing up. Nil for a format that Core Graphics
  /// doesn't have; components of more than 8 bits aren't modeled, which lint reports.
  ///
  /// The pixels have the colors of what is drawn: of filled and stroked paths, gradients, texts and layers. Those of
  /// picture files and blurs can't be known, and more than 4096 pixels in memory of code's own aren't computed: lint
  /// reports both.
  ///
  /// - Parameters:
  ///   - data: memory of at least `bytesPerRow · height` bytes; nil for memory of the context.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: 0 for as many as the pixels need.
  ///   - bitmapInfo: the raw value of a `CGImageAlphaInfo` and of a `CGBitmapInfo`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    if bitsPerComponent > 8 {
      Run.noteUnmodeled(
        Remark("bitmap with \(bitsPerComponent) bits in a component"), Remark("use 8"), actor: "CGContext")
    }
    guard
      let bitmap = Bitmap(
        memory: data, width: width, height: height, bits: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    self.init(size: CGSize(width: width, height: height))
    self.bitmap = bitmap
    state.transform = base
  }

  /// From the coordinates of a bitmap, in which y points up, to those of an image.
  var base: CGAffineTransform {
    bitmap == nil ? .identity : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
  }

  /// The pixels of a context in memory, with all that was drawn so far; nil for other contexts.
  public var data: UnsafeMutableRawPointer? {
    bitmap?.refresh { picture }
    return bitmap?.memory
  }

  /// The width of a context in memory, in pixels; 0 for other contexts.
  public var width: Int { bitmap?.width ?? 0 }
  /// The height of a context in memory, in pixels; 0 for other contexts.
  public var height: Int { bitmap?.height ?? 0 }
  /// The bytes from one row of pixels to the next; 0 for contexts that aren't in memory.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  /// The bits of a component: 8, or 0 for contexts that aren't in memory.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// The bits of a pixel; 0 for contexts that aren't in memory.
  public var bitsPerPixel: Int {
    bitmap.map { [.none, .alphaOnly].contains($0.info.alphaInfo) ? 8 : 32 } ?? 0
  }
  /// The space of a bitmap's colors; nil for contexts that aren't in memory.
  public var colorSpace: CGColorSpace? { bitmap?.space }
  /// The format of the pixels.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
  /// Where a pixel has its alpha.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
}

extension CGImage {
  /// The bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row of pixels.
  public var bytesPerRow: Int { width * 4 }
  /// The space of all colors: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The format of pixels: red, green, blue, and an alpha that they are multiplied with.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(alpha: .premultipliedLast) }
  /// Where a pixel has its alpha.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
}
