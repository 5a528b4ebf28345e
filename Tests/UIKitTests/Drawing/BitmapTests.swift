import Testing
import TransitionEngine

@testable import UIKit

/// Contexts that draw into pixels in memory.
struct BitmapTests {
  private let run = Run(size: CGSize(width: 100, height: 100))
  private static let rgb = CGColorSpaceCreateDeviceRGB()

  /// The pixels that a closure draws, in memory of the test's own.
  private func pixels(
    _ width: Int, _ height: Int, _ info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue,
    from bytes: [UInt8]? = nil, draw: (CGContext) -> Void
  ) -> [UInt8] {
    run.perform {
      var bytes = bytes ?? Array(repeating: 0, count: width * height * 4)
      bytes.withUnsafeMutableBytes {
        let context = CGContext(
          data: $0.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
          space: Self.rgb, bitmapInfo: info)
        if let context { draw(context) }
      }
      return bytes
    }
  }

  /// What lint says of a run.
  private func notes(_ draw: () -> Void) throws -> [String] {
    try run.record(draw).events.compactMap { $0.lint == .notModelled ? $0.detail : nil }
  }

  @Test func `y points up`() {
    let bytes = pixels(1, 2) {
      $0.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect($0.ctm == .identity)
    }
    #expect(bytes == [0, 0, 0, 0, 255, 128, 0, 255])
  }

  @Test(
    arguments: [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [128, 64, 0, 128]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 128, 64, 0]),
      (
        CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue,
        [0, 64, 128, 128]
      ),
      (CGImageAlphaInfo.noneSkipLast.rawValue, [128, 64, 0, 255]),
    ] as [(UInt32, [UInt8])])
  func `a pixel has the format of the context`(info: UInt32, expected: [UInt8]) {
    let bytes = pixels(1, 1, info) {
      $0.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes == expected)
  }

  @Test func `formats that Core Graphics lacks make no context`() {
    func context(_ bits: Int, _ row: Int, _ space: CGColorSpace, _ info: CGImageAlphaInfo) -> CGContext? {
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: bits, bytesPerRow: row, space: space,
        bitmapInfo: info.rawValue)
    }
    #expect(context(8, 0, Self.rgb, .last) == nil)
    #expect(context(8, 4, Self.rgb, .premultipliedLast) == nil)
    #expect(context(5, 0, Self.rgb, .noneSkipFirst) == nil)
    #expect(context(8, 0, Self.rgb, .none) == nil)
    #expect(context(8, 0, CGColorSpaceCreateDeviceGray(), .none)?.bytesPerRow == 2)
    #expect(context(8, 0, Self.rgb, .premultipliedFirst)?.bitsPerPixel == 32)
  }

  /// The color of a view at a point, as much public code reads it.
  private func color(of view: UIView, x: CGFloat, y: CGFloat) -> [UInt8] {
    pixels(1, 1) {
      $0.translateBy(x: -x, y: -y)
      view.layer.render(in: $0)
    }
  }

  @Test func `the color of a view at a point is read`() throws {
    let found = run.perform { () -> [[UInt8]] in
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      card.backgroundColor = .red
      card.layer.cornerRadius = 10
      let part = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
      part.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      part.alpha = 0.5
      part.transform = CGAffineTransform(translationX: 0, y: 20)
      card.addSubview(part)
      card.clipsToBounds = true
      return [(5, 20), (0, 0), (30, 10), (30, 30), (39, 39)].map { color(of: card, x: $0, y: $1) }
    }
    let red: [UInt8] = [255, 0, 0, 255]
    let purple: [UInt8] = [128, 0, 128, 255]
    #expect(found == [red, [0, 0, 0, 0], red, purple, [0, 0, 0, 0]])
  }

  @Test func `gradients, strokes, masks and texts have their colors`() {
    let found = run.perform { () -> [[UInt8]] in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
      let line = CAShapeLayer()
      line.path = CGPath(rect: CGRect(x: 10, y: 40, width: 40, height: 40), transform: nil)
      (line.fillColor, line.strokeColor, line.lineWidth) = (nil, UIColor(white: 1, alpha: 1).cgColor, 4)
      let masked = CALayer()
      masked.frame = CGRect(x: 60, y: 40, width: 20, height: 20)
      masked.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
      mask.backgroundColor = UIColor.black.cgColor
      masked.mask = mask
      [gradient, line, masked].forEach(view.layer.addSublayer)
      return [(49.5, 10), (10, 60), (30, 60), (65, 50), (75, 50)].map { color(of: view, x: $0, y: $1) }
    }
    let none: [UInt8] = [0, 0, 0, 0]
    #expect(found == [[128, 128, 128, 255], [255, 255, 255, 255], none, [0, 255, 0, 255], none])
  }

  @Test func `a context's own memory has what is drawn when it's read`() {
    let bytes = run.perform { () -> [UInt8] in
      let context = CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: Self.rgb,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context?.fill(CGRect(x: 0.5, y: 0, width: 1.5, height: 1))
      return context?.data.map { Array(UnsafeRawBufferPointer(start: $0, count: 8)) } ?? []
    }
    // Half of the first pixel is covered.
    #expect(bytes == [0, 128, 0, 128, 0, 255, 0, 255])
  }

  @Test func `what is in memory stays below the drawing`() {
    let bytes = pixels(2, 1, from: [0, 0, 255, 255, 0, 0, 255, 255]) {
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes == [128, 0, 128, 255, 0, 0, 255, 255])
  }

  @Test func `a stroke clears what is drawn`() {
    let bytes = pixels(5, 5) {
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.setBlendMode(.clear)
      $0.setLineWidth(1)
      // A corner, whose lines overlap.
      $0.addLines(between: [
        CGPoint(x: 0, y: 2.5), CGPoint(x: 2.5, y: 2.5), CGPoint(x: 2.5, y: 5), CGPoint(x: 0, y: 5),
      ])
      $0.strokePath()
    }
    let alphas = stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
    #expect(alphas[10...14].elementsEqual([0, 0, 0, 255, 255]))
    #expect([alphas[2], alphas[7]] == [0, 0])
    #expect([alphas[6], alphas[17]] == [255, 255])
  }

  @Test func `an image of a bitmap is drawn again`() {
    let bytes = pixels(1, 1) {
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let image = $0.makeImage()
      #expect(image?.width == 1 && image?.height == 1 && image?.bitsPerPixel == 32)
      $0.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      if let image { $0.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    #expect(bytes == [255, 0, 0, 255])
  }

  @Test func `what can't be known is told`() throws {
    let blurred = try notes {
      _ = color(of: UIVisualEffectView(effect: UIBlurEffect(style: .light)), x: 0, y: 0)
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      _ = color(of: view, x: 5, y: 5)
    }
    #expect(blurred.contains { $0.contains("the pixels of a blurred background") })
    let large = try notes {
      _ = pixels(100, 100) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    #expect(large.contains { $0.contains("100 × 100 pixels") })
    let deep = try notes {
      _ = CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: Self.rgb,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    #expect(deep.contains { $0.contains("16 bits") })
  }

  @Test func `clearing stays within the clip`() {
    let bytes = pixels(3, 1) {
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      $0.clip(to: CGRect(x: 1, y: 0, width: 1, height: 1))
      $0.setBlendMode(.clear)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(bytes == [255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255])
  }

  @Test func `cleared strokes apart from one another share a mask`() throws {
    let picture = run.perform {
      run.drawing(size: CGSize(width: 100, height: 100)) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        context.setBlendMode(.clear)
        context.setLineWidth(4)
        for y in stride(from: 5, through: 95, by: 5) {
          context.strokeLineSegments(between: [CGPoint(x: 10, y: y), CGPoint(x: 90, y: y)])
        }
      }
    }
    let left = try #require(picture?.root.sublayers.first)
    #expect(left.mask != nil && left.sublayers.first?.mask == nil)
  }

  @Test func `a mask doesn't restrict what is cleared, and that is told`() throws {
    let all = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let notes = try notes {
      _ = run.drawing(size: CGSize(width: 2, height: 1)) {
        guard let context = UIGraphicsGetCurrentContext(), let mask = all.cgImage else { return }
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    #expect(notes.contains { $0.contains("outside of the mask") })
  }

  // MARK: Images' bytes

  @Test func `a data provider has the pixels of an image`() throws {
    let bytes = try run.perform {
      let image = try #require(halves(red: .red, blue: .blue).cgImage)
      let data = try #require(image.dataProvider?.data)
      #expect(CFDataGetLength(data) == image.width * image.height * 4)
      let pointer = try #require(CFDataGetBytePtr(data))
      return [0, 1, 2, 3, image.bytesPerRow - 4, image.bytesPerRow - 2].map { pointer[$0] }
    }
    #expect(bytes == [255, 0, 0, 255, 0, 255])
  }

  @Test func `an image comes back from its bytes`() throws {
    try run.perform {
      let image = halves(red: .red, blue: .blue)
      let bytes = try #require(image.encodedAsPNG)
      let again = try #require(UIImage(data: bytes, scale: image.scale))
      #expect(again.size == image.size)
      #expect(try #require(UIImage(data: bytes)).size == CGSize(width: 12, height: 6))
      guard case .drawing(let tree?) = again.source else {
        Issue.record("not a drawing")
        return
      }
      #expect(PixelSampler.color(in: tree.root, at: CGPoint(x: 1, y: 1)) == PixelColor(UIColor.red.color))
    }
  }

  @Test func `a JPEG of a drawing is told`() throws {
    let notes = try notes { #expect(halves(red: .red, blue: .blue).encodedAsJPEG != nil) }
    #expect(notes.contains { $0.contains("JPEG of a drawing") })
  }

  /// An image of 4 × 2 points whose left half has another color than the right one.
  private func halves(red: UIColor, blue: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      blue.setFill()
      $0.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
  }

  // MARK: Patterns

  /// The colors that a view shows along a line at y = 1.
  private func colors(of layer: CALayer, at places: [CGFloat]) -> [PixelColor] {
    let value = layer.value(in: run)
    return places.map { PixelSampler.color(in: value, at: CGPoint(x: $0, y: 1)) }
  }

  @Test func `a view's background repeats an image`() {
    run.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 3))
      let color = UIColor(patternImage: halves(red: .red, blue: .blue))
      view.backgroundColor = color
      #expect(view.backgroundColor == color)
      let (red, blue) = (PixelColor(UIColor.red.color), PixelColor(UIColor.blue.color))
      #expect(colors(of: view.layer, at: [1, 3, 5, 7, 8.5, 9.5]) == [red, blue, red, blue, red, .clear])
      view.frame.size.width = 300
      #expect(colors(of: view.layer, at: [297, 299]) == [red, blue])
      view.backgroundColor = .green
      #expect(colors(of: view.layer, at: [1]) == [PixelColor(UIColor.green.color)])
    }
  }

  @Test func `fills repeat an image within a path`() {
    let bytes = pixels(6, 1) {
      UIGraphicsPushContext($0)
      UIColor(patternImage: halves(red: .red, blue: .blue)).setFill()
      UIRectFill(CGRect(x: 1, y: 0, width: 4, height: 1))
      UIGraphicsPopContext()
    }
    #expect(Array(bytes[0..<4]) == [0, 0, 0, 0] && Array(bytes[20...]) == [0, 0, 0, 0])
    #expect(Array(bytes[4..<12]) == [255, 0, 0, 255, 0, 0, 255, 255])
    #expect(Array(bytes[16..<20]) == [255, 0, 0, 255])
  }

  @Test func `a pattern elsewhere is told`() throws {
    let notes = try notes {
      UILabel().textColor = UIColor(patternImage: halves(red: .red, blue: .blue))
    }
    #expect(notes.contains { $0.contains("repeat an image") })
  }

  /// Source: gradients that code computes pixel by pixel.
  @Test(arguments: [2, 100]) func `an image of pixels that code has written is told`(side: Int) throws {
    func image(of byte: UInt8) throws -> [String] {
      try notes {
        _ = pixels(side, side, from: Array(repeating: byte, count: side * side * 4)) { _ = $0.makeImage() }
      }
    }
    #expect(try image(of: 255).contains { $0.contains("image of pixels that code has written") })
    #expect(try image(of: 0).isEmpty)
  }
}

extension PixelSampler {
  fileprivate static func color(in layer: Layer, at point: CGPoint) -> PixelColor {
    var sampler = PixelSampler()
    return sampler.color(of: layer, at: point)
  }
}
