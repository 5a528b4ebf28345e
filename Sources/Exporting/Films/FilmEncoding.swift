import Diagnostics
import Files
import Processes
import Rasterizing
import Rendering

/// A format of films. FFmpeg makes all of them.
package enum FilmEncoding: String, CaseIterable, Sendable {
  case webp, gif, mp4, avif

  package static let encoder = "ffmpeg"

  /// The frames per second, unless another number is asked for. GIF stores hundredths of a second, and grows with each
  /// frame.
  package var standardRate: Int { self == .gif ? 20 : 30 }

  /// FFmpeg's names of the encoders for this format, the best first.
  private var codecs: [String] {
    switch self {
    case .webp: ["libwebp_anim"]
    case .gif: ["gif"]
    case .mp4: ["libx264"]
    // The first is faster.
    case .avif: [Self.fastAV1, "libaom-av1"]
    }
  }

  private static let fastAV1 = "libsvtav1"
  /// The least side of a picture for that encoder.
  private static let leastFastSide = 64

  /// FFmpeg, and its encoder for this format.
  struct Encoder {
    var path: String
    var codec: String
  }

  /// Checks that FFmpeg can make this format.
  ///
  /// - Throws: a diagnostic if it is missing, or if it was built without this format.
  package func check() throws(Diagnostic) { _ = try encoder() }

  /// - Parameter side: the shorter side of a frame, in pixels.
  func encoder(side: Int = leastFastSide) throws(Diagnostic) -> Encoder {
    guard let path = FileSystem.program(Self.encoder) else {
      throw .error(
        "render.tool-missing", "“\(Self.encoder)” is missing", at: nil,
        explanation: "a \(rawValue) file needs \(Self.encoder) in PATH",
        fix: "“apt install ffmpeg”, or “brew install ffmpeg”")
    }
    let usable = codecs.filter { $0 != Self.fastAV1 || side >= Self.leastFastSide }
    guard let codec = usable.first(where: { Self.knows($0, path) }) else {
      throw .error(
        "render.tool-missing", "“\(path)” can't make \(rawValue) files", at: nil,
        explanation: "it was built without the encoder “\(usable.joined(separator: "” and “"))”",
        fix: "install a complete FFmpeg, such as Debian's or Homebrew's, or choose another format")
    }
    return Encoder(path: path, codec: codec)
  }

  /// Whether FFmpeg has an encoder. One that can't be asked is believed to: it tells its problem when it encodes.
  private static func knows(_ codec: String, _ path: String) -> Bool {
    let command = Processes.Command(path, ["-v", "error", "-h", "encoder=\(codec)"], folder: "/")
    guard let outcome = try? command.run(limits: .init(time: .seconds(20), output: 1 << 16)),
      outcome.hasSucceeded
    else { return true }
    // It succeeds for unknown encoders, too.
    return String(decoding: outcome.output, as: UTF8.self).contains("Encoder \(codec)")
  }

  /// The color behind frames; nil for none.
  func background(_ style: FigureStyle) -> Drawing.Background? {
    if self == .webp { return nil }
    // As the theme's pages.
    return style == .light ? Drawing.Background(255, 255, 255) : Drawing.Background(15, 16, 20)
  }

  // MARK: Encoding

  /// The extra durations of a loop's first and last frame in seconds.
  static let rests = (first: 0.4, last: 0.8)

  /// Whether the last frame is given twice, since the format stores when a frame starts, not how long it stands.
  var repeatsLastFrame: Bool { self == .mp4 || self == .avif }

  /// The encoder's arguments. Frames come by its standard input.
  ///
  /// - Parameters:
  ///   - codec: FFmpeg's name of the encoder.
  ///   - size: of a frame, in pixels.
  ///   - count: the number of frames.
  ///   - rate: the frames per second.
  ///   - background: the color of an added row or column.
  ///   - output: the name of the file to write.
  func arguments(
    codec: String, size: (width: Int, height: Int), count: Int, rate: Int, background: String, output: String
  ) -> [String] {
    // A repeated last frame ends the rest. Times are in milliseconds.
    let (first, last) = (Self.rests.first * 1000, Self.rests.last * 1000)
    let times =
      "settb=1/1000,setpts='round(N*1000/\(rate))+gt(N,0)*\(first)+gte(N,\(count))*\(last)'"
    let input = [
      "-nostdin", "-v", "error", "-y", "-f", "rawvideo", "-pixel_format", "bgra",
      "-video_size", "\(size.width)x\(size.height)", "-framerate", "\(rate)", "-i", "pipe:0",
    ]
    // Without metadata and with a fixed number of threads, the bytes are the same each time.
    let exact = [
      "-vsync", "passthrough", "-enc_time_base", "1:1000", "-map_metadata", "-1", "-fflags", "+bitexact",
      "-flags:v", "+bitexact", "-threads", "2", output,
    ]
    // Both color formats halve the resolution of colors, so sizes have to be even.
    let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=\(background)"
    switch self {
    case .webp:
      return input + ["-vf", times, "-c:v", codec, "-quality", "85", "-compression_level", "4", "-loop", "0"]
        + exact
    case .gif:
      // Each frame has its own colors. Noise that hides steps of color would double the size.
      let palette =
        "split[a][b];[a]palettegen=max_colors=128:stats_mode=single[p];[b][p]paletteuse=dither=none:new=1"
      return input + ["-filter_complex", "[0:v]\(times),\(palette)", "-loop", "0"]
        + ["-final_delay", "\(Self.lastDuration(rate) / 10)"] + exact
    case .mp4:
      return input
        + [
          "-vf", "\(times),\(even)", "-c:v", codec, "-preset", "medium", "-crf", "20", "-pix_fmt",
          "yuv420p", "-video_track_timescale", "1000", "-movflags", "+faststart",
        ] + exact
    case .avif:
      let quality =
        codec == Self.fastAV1
        ? ["-preset", "9", "-crf", "30"]
        : ["-crf", "24", "-b:v", "0", "-cpu-used", "8", "-row-mt", "1"]
      return input + ["-vf", "\(times),\(even)", "-c:v", codec, "-pix_fmt", "yuv420p"] + quality + exact
    }
  }

  /// How long the last frame stands, in milliseconds.
  private static func lastDuration(_ rate: Int) -> Int { Int(rests.last * 1000) + (1000 + rate / 2) / rate }

  /// The file with the duration of its last frame, for which the encoder of WebP takes the mean of the others.
  func finished(_ bytes: [UInt8], rate: Int) -> [UInt8] {
    guard self == .webp else { return bytes }
    var (bytes, place, last) = (bytes, 12, Int?.none)
    while place + 24 <= bytes.count {
      if bytes[place..<(place + 4)].elementsEqual("ANMF".utf8) { last = place }
      let size = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
      place += 8 + size + (size & 1)
    }
    guard let last else { return bytes }
    bytes.replaceSubrange((last + 20)..<(last + 23), with: Self.number(Self.lastDuration(rate)).prefix(3))
    return bytes
  }

  // MARK: Comments

  /// Extends a file so that it is valid once a comment follows, in a part that players skip.
  ///
  /// - Parameter count: the size of the comment in bytes.
  package func opened(_ bytes: [UInt8], forComment count: Int) -> [UInt8] {
    switch self {
    // Players ignore bytes after the trailer.
    case .gif: return bytes
    case .mp4, .avif: return bytes + Self.number(8 + count).reversed() + Array("free".utf8)
    case .webp:
      // Chunks have even sizes, and the file's size is in the first one.
      let blank = [UInt8](repeating: 0x20, count: count & 1)
      var bytes = bytes + Array("TEXT".utf8) + Self.number(blank.count + count) + blank
      bytes.replaceSubrange(4..<8, with: Self.number(bytes.count + count - 8))
      return bytes
    }
  }

  /// A little-endian number of four bytes.
  private static func number(_ number: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
