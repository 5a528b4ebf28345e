import TransitionEngine

/// The pixels of a context in memory.
///
/// A run has no renderer, so each pixel's color is computed from what was drawn. That takes its time, so there is a
/// largest number of pixels. What can't be computed is told by lint.
final class Bitmap {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let info: CGBitmapInfo
  let space: CGColorSpace
  /// The pixels, from the top; code's own memory, or that of the bitmap.
  private(set) var memory: UnsafeMutableRawPointer
  private let isOwn: Bool
  /// The colors before all drawing; empty for none.
  private var ground: [PixelColor] = []
  /// Whether something was drawn since the pixels were computed.
  private var isStale = false
  private var told: Set<Remark> = []

  /// The largest number of pixels in code's own memory, which are computed after each drawing.
  private static let mostOfCode = 4096
  /// The largest number of pixels that are computed when code asks for them.
  private static let most = 1 << 18
  /// How many samples a pixel has along each side, in a bitmap with few pixels.
  private static let samples = 4

  /// - Returns: nil for a format that Core Graphics doesn't have, and for more than 8 bits in a component.
  init?(
    memory: UnsafeMutableRawPointer?, width: Int, height: Int, bits: Int, bytesPerRow: Int,
    space: CGColorSpace, info: CGBitmapInfo
  ) {
    (self.width, self.height, self.info, self.space) = (width, height, info, space)
    let size = Self.bytes(info.alphaInfo, space)
    let least = width * (size ?? 0)
    guard width > 0, height > 0, width < 1 << 14, height < 1 << 14, bits == 8, size != nil,
      bytesPerRow == 0 || bytesPerRow >= least, !info.contains(.floatComponents)
    else { return nil }
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
    isOwn = memory == nil
    self.memory =
      memory ?? .allocate(byteCount: self.bytesPerRow * height, alignment: MemoryLayout<UInt64>.alignment)
    if isOwn {
      self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: self.bytesPerRow * height)
    } else if width * height <= Self.mostOfCode {
      let all = (0..<height).flatMap { y in (0..<width).map { x in decoded(x, y) } }
      if all.contains(where: { $0 != .clear }) { ground = all }
    }
  }

  deinit { if isOwn { memory.deallocate() } }

  /// The bytes of a pixel; nil for a format that contexts don't have.
  private static func bytes(_ alpha: CGImageAlphaInfo, _ space: CGColorSpace) -> Int? {
    switch alpha {
    case .alphaOnly: 1
    case .none: space.numberOfComponents == 1 ? 1 : nil
    case .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast:
      space.numberOfComponents == 3 ? 4 : nil
    case .first, .last: nil
    }
  }

  // MARK: Drawing

  /// Called after each change of what is drawn.
  func didDraw(_ picture: () -> LayerTree?) {
    isStale = true
    guard !isOwn else { return }
    guard width * height <= Self.mostOfCode else {
      return tell(
        Remark("\(width) × \(height) pixels in memory of your own"),
        Remark("draw into fewer pixels, or pass nil for the memory"))
    }
    update(picture())
  }

  /// Computes the pixels of the bitmap's own memory.
  func refresh(_ picture: () -> LayerTree?) {
    guard isOwn, isStale else { return }
    guard width * height <= Self.most else {
      return tell(Remark("\(width) × \(height) pixels in memory"), Remark("draw into fewer pixels"))
    }
    update(picture())
  }

  /// Called when an image is made, which shows what was drawn, but no pixels that code put into its memory.
  func tellOfPixelsInImage() {
    guard !isOwn else { return }
    let isComputed = width * height <= Self.mostOfCode
    let bytes = UnsafeRawBufferPointer(start: memory, count: bytesPerRow * height)
    guard isComputed ? !ground.isEmpty : bytes.contains(where: { $0 != 0 }) else { return }
    tell(Remark("image of pixels that code has written"), Remark("draw what they show into the context"))
  }

  private func update(_ picture: LayerTree?) {
    isStale = false
    var sampler = PixelSampler()
    let count = width * height <= Self.mostOfCode ? Self.samples : 1
    for y in 0..<height {
      for x in 0..<width {
        var sum = PixelColor.clear
        if let root = picture?.root {
          for part in 0..<count * count {
            let point = CGPoint(
              x: CGFloat(x) + (CGFloat(part % count) + 0.5) / CGFloat(count),
              y: CGFloat(y) + (CGFloat(part / count) + 0.5) / CGFloat(count))
            sum = sum + sampler.color(of: root, at: point)
          }
        }
        let color = sum.faded(1 / CGFloat(count * count))
        encode(ground.isEmpty ? color : color.over(ground[y * width + x]), x, y)
      }
    }
    for unknown in sampler.unknown.sorted(by: { $0.name.english < $1.name.english }) {
      tell(
        Remark("color of the pixels of \(unknown.name)"),
        Remark("read colors of views that are drawn without it"))
    }
  }

  private func tell(_ what: Remark, _ instead: Remark) {
    guard told.insert(what).inserted else { return }
    Run.noteUnmodeled(what, instead, actor: "CGContext")
  }

  // MARK: Pixels

  /// The positions of red, green, blue and alpha in the bytes of a pixel.
  private var positions: (Int, Int, Int, Int) {
    let isFirst = info.alphaInfo == .premultipliedFirst || info.alphaInfo == .noneSkipFirst
    let isReversed = info.byteOrder == .order32Little
    switch (isFirst, isReversed) {
    case (false, false): return (0, 1, 2, 3)
    case (true, false): return (1, 2, 3, 0)
    case (false, true): return (3, 2, 1, 0)
    case (true, true): return (2, 1, 0, 3)
    }
  }

  private var isOpaque: Bool { [.none, .noneSkipFirst, .noneSkipLast].contains(info.alphaInfo) }

  private func encode(_ color: PixelColor, _ x: Int, _ y: Int) {
    func byte(_ value: CGFloat) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    let row = memory + y * bytesPerRow
    switch info.alphaInfo {
    case .alphaOnly: row.storeBytes(of: byte(color.alpha), toByteOffset: x, as: UInt8.self)
    case .none: row.storeBytes(of: byte(color.gray), toByteOffset: x, as: UInt8.self)
    default:
      let (red, green, blue, alpha) = positions
      let pixel = row + x * 4
      pixel.storeBytes(of: byte(color.red), toByteOffset: red, as: UInt8.self)
      pixel.storeBytes(of: byte(color.green), toByteOffset: green, as: UInt8.self)
      pixel.storeBytes(of: byte(color.blue), toByteOffset: blue, as: UInt8.self)
      pixel.storeBytes(of: isOpaque ? 255 : byte(color.alpha), toByteOffset: alpha, as: UInt8.self)
    }
  }

  private func decoded(_ x: Int, _ y: Int) -> PixelColor {
    let row = memory + y * bytesPerRow
    func value(_ offset: Int) -> CGFloat { CGFloat(row.load(fromByteOffset: offset, as: UInt8.self)) / 255 }
    switch info.alphaInfo {
    case .alphaOnly: return PixelColor(alpha: value(x))
    case .none: return PixelColor(red: value(x), green: value(x), blue: value(x), alpha: 1)
    default:
      let (red, green, blue, alpha) = positions
      return PixelColor(
        red: value(x * 4 + red), green: value(x * 4 + green), blue: value(x * 4 + blue),
        alpha: isOpaque ? 1 : value(x * 4 + alpha))
    }
  }
}
