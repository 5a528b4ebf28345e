import Diagnostics
import Files
import Processes
import Rasterizing
import Rendering

/// A format of films. FFmpeg makes all of them.
package enum FilmEncoding: String, CaseIterable, Sendable {
  case webp, gif, mp4, avif

  package static let encoder = "ffmpeg"

  /// FFmpeg's name of the encoder that it needs for this format.
  package var codec: String {
    switch self {
    case .webp: "libwebp_anim"
    case .gif: "gif"
    case .mp4: "libx264"
    case .avif: "libaom-av1"
    }
  }

  /// The path of FFmpeg.
  ///
  /// - Throws: a diagnostic if it is missing, or if it was built without this format.
  package func encoderPath() throws(Diagnostic) -> String {
    guard let path = FileSystem.program(Self.encoder) else {
      throw .error(
        "render.tool-missing", "“\(Self.encoder)” is missing", at: nil,
        explanation: "a \(rawValue) file needs \(Self.encoder) in PATH",
        fix: "“apt install ffmpeg”, or “brew install ffmpeg”")
    }
    let command = Processes.Command(path, ["-v", "error", "-h", "encoder=\(codec)"], folder: "/")
    let outcome = try? command.run(limits: .init(time: .seconds(20), output: 1 << 16))
    // It succeeds for unknown encoders, too.
    if let outcome, outcome.hasSucceeded,
      !String(decoding: outcome.output, as: UTF8.self).contains("Encoder \(codec)")
    {
      throw .error(
        "render.tool-missing", "“\(path)” has no encoder for \(rawValue): “\(codec)” is missing", at: nil,
        explanation: "it was built without that",
        fix: "install a complete FFmpeg, such as Debian's or Homebrew's, or choose another format")
    }
    return path
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

  /// The encoder's arguments. Frames come by its standard input; the last one comes twice.
  ///
  /// - Parameters:
  ///   - size: of a frame, in pixels.
  ///   - count: the number of frames.
  ///   - rate: the frames per second.
  ///   - background: the color of an added row or column.
  ///   - output: the name of the file to write.
  func arguments(
    size: (width: Int, height: Int), count: Int, rate: Int, background: String, output: String
  ) -> [String] {
    // The second of both last frames ends the rest. Times are in milliseconds.
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
      let palette =
        "split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle"
      return input + ["-filter_complex", "[0:v]\(times),\(palette)", "-loop", "0"] + exact
    case .mp4:
      return input
        + [
          "-vf", "\(times),\(even)", "-c:v", codec, "-preset", "medium", "-crf", "20", "-pix_fmt",
          "yuv420p", "-video_track_timescale", "1000", "-movflags", "+faststart",
        ] + exact
    case .avif:
      return input
        + [
          "-vf", "\(times),\(even)", "-c:v", codec, "-crf", "24", "-b:v", "0", "-cpu-used", "6", "-row-mt",
          "1",
          "-pix_fmt", "yuv420p",
        ] + exact
    }
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
