import ImageFiles
import TransitionEngine

/// The bytes of an image. A run finds the image again by them, so nothing is lost.
extension UIImage {
  /// The image as a PNG: the file's own bytes, or else those of a picture of the same size. Its pixels are taken from
  /// at most 16,384 points of a drawing, and what can't be known in a run, such as a blur, is transparent. Nil for an
  /// image without a size.
  public var encodedAsPNG: [UInt8]? { encoded(as: .png) }

  /// The bytes of a JPEG file; of another image a PNG's, which lint reports. Nil for an image without a size.
  public var encodedAsJPEG: [UInt8]? {
    if case .file(let file) = source, file.mediaType == ImageFile.Kind.jpeg.mediaType {
      return file.data.bytes
    }
    Run.noteUnmodeled(Remark("JPEG of a drawing"), Remark("the data are a PNG’s"))
    return encoded(as: .jpeg)
  }

  private func encoded(as kind: ImageFile.Kind) -> [UInt8]? {
    if case .file(let file) = source, file.mediaType == kind.mediaType { return file.data.bytes }
    let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
    guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide, let run = Run.current
    else { return nil }
    let bytes = PNGWriter(
      width: width, height: height, rows: rows(width, height), number: run.encoded.count
    ).bytes
    if let file = try? ImageFile(bytes) { run.encoded[file.contentHash] = self }
    return bytes
  }

  /// The image that code has encoded as a file; nil for other files.
  static func decoded(_ file: ImageFile) -> UIImage? {
    guard let encoded = Run.current?.encoded, !encoded.isEmpty else { return nil }
    return encoded[file.contentHash]
  }

  private static let longestSide = 4096
  /// The most points along each side from which pixels take their colors.
  private static let points = 128

  /// The pixels of each row: red, green, blue and alpha, which isn't multiplied.
  private func rows(_ width: Int, _ height: Int) -> [[UInt8]] {
    let root = tree(tint: ownTint ?? .defaultTint).root
    var sampler = PixelSampler()
    let (columns, lines) = (min(width, Self.points), min(height, Self.points))
    func byte(_ value: CGFloat) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    let sampled = (0..<lines).map { line in
      let pixels = (0..<columns).map { column in
        let point = CGPoint(
          x: (CGFloat(column) + 0.5) / CGFloat(columns) * size.width,
          y: (CGFloat(line) + 0.5) / CGFloat(lines) * size.height)
        let color = sampler.color(of: root, at: point)
        let full = color.alpha > 0 ? 1 / color.alpha : 0
        return [byte(color.red * full), byte(color.green * full), byte(color.blue * full), byte(color.alpha)]
      }
      return (0..<width).flatMap { pixels[$0 * columns / width] }
    }
    return (0..<height).map { sampled[$0 * lines / height] }
  }
}

/// Writes a PNG whose pixels aren't compressed.
private struct PNGWriter {
  let width: Int
  let height: Int
  /// Four bytes for each pixel.
  let rows: [[UInt8]]
  /// What tells equal pictures apart.
  let number: Int

  /// The file. Source: the PNG specification, and RFC 1950 and 1951 for blocks without compression.
  var bytes: [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += chunk("IHDR", big(UInt32(width)) + big(UInt32(height)) + [8, 6, 0, 0, 0])
    bytes += chunk("tEXt", Array("Comment".utf8) + [0] + Array("\(number)".utf8))
    var data: [UInt8] = [0x78, 0x01]
    var (a, b) = (UInt32(1), UInt32(0))
    for (index, row) in rows.enumerated() {
      let line = [0] + row
      let count = UInt16(line.count)
      data.append(index == rows.count - 1 ? 1 : 0)
      data += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
      data += line
      for byte in line {
        a = (a + UInt32(byte)) % 65521
        b = (b + a) % 65521
      }
    }
    bytes += chunk("IDAT", data + big(b << 16 | a))
    return bytes + chunk("IEND", [])
  }

  private func big(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }

  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(UInt32(data.count)) + body + big(Self.checksum(body))
  }

  private static let table = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 {
      let half = value >> 1
      value = value & 1 == 1 ? half ^ 0xEDB8_8320 : half
    }
    return value
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }
}
