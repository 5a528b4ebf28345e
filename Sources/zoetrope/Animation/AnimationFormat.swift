import Diagnostics
import Files
import Processes
import SiteBuilder

/// A format of animated files, with its encoder.
enum AnimationFormat: String, CaseIterable {
  case webp, gif, mp4
  /// Drawn as it plays, without other programs.
  case svg

  /// The formats of pixels, which other programs make.
  static let rastered: [AnimationFormat] = [.webp, .gif, .mp4]

  /// The end of a file's name. The name without “animated” is that of the figure's strip.
  var suffix: String { self == .svg ? ".animated.svg" : "." + rawValue }

  var encoder: String { self == .webp ? "img2webp" : "ffmpeg" }

  /// Whether the rasterizer reported that it omitted a picture.
  static func leavesOutPicture(_ output: [UInt8]) -> Bool {
    String(decoding: output, as: UTF8.self).contains("could not load image")
  }

  /// The background color of frames.
  var background: String { self == .webp ? "none" : "white" }

  /// The packages of the two programs.
  private var packages: (debian: String, brew: String) {
    self == .webp ? ("librsvg2-bin webp", "librsvg webp") : ("librsvg2-bin ffmpeg", "librsvg ffmpeg")
  }

  /// The paths of rasterizer and encoder.
  ///
  /// - Throws: a diagnostic if one of them is missing.
  func tools() throws(Diagnostic) -> (rasterizer: String, encoder: String) {
    let names = [Rasterizer.program, encoder]
    let paths = names.map(FileSystem.program)
    let missing = zip(names, paths).filter { $0.1 == nil }.map { "“\($0.0)”" }
    guard let rasterizer = paths[0], let encoder = paths[1] else {
      let isAre = missing.count == 1 ? "is" : "are"
      throw .error(
        "render.tool-missing", "\(missing.joined(separator: " and ")) \(isAre) missing", at: nil,
        explanation: "a \(rawValue) file needs \(names[0]) and \(names[1]) in PATH",
        fix: "“apt install \(packages.debian)”, or “brew install \(packages.brew)”")
    }
    return (rasterizer, encoder)
  }

  // MARK: Comments

  /// Extends a file so that it is valid once a comment follows, in a part that players skip.
  ///
  /// - Parameter count: the size of the comment in bytes.
  func opened(_ bytes: [UInt8], forComment count: Int) -> [UInt8] {
    switch self {
    // Players ignore bytes after the trailer.
    case .gif, .svg: return bytes
    case .mp4: return bytes + Self.number(8 + count).reversed() + Array("free".utf8)
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

  // MARK: Encoding

  /// The extra durations of a loop's first and last frame in seconds.
  private static let rests = (first: 0.4, last: 0.8)

  /// The encoder's arguments.
  ///
  /// - Parameters:
  ///   - pictures: the names of the PNG files, in order.
  ///   - rate: the frames per second.
  ///   - output: the name of the file to write.
  func arguments(pictures: [String], pattern: String, rate: Int, output: String) -> [String] {
    let pause =
      "tpad=start_mode=clone:start_duration=\(Self.rests.first):stop_mode=clone:stop_duration=\(Self.rests.last)"
    // Without metadata and with one thread, the bytes are the same each time.
    let input = ["-nostdin", "-v", "error", "-y", "-threads", "1", "-framerate", "\(rate)", "-i", pattern]
    let exact = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", output]
    switch self {
    case .svg: return []
    case .webp:
      return ["-loop", "0"]
        + pictures.enumerated().flatMap { index, picture -> [String] in
          var time = ((index + 1) * 1000 + rate / 2) / rate - (index * 1000 + rate / 2) / rate
          if index == 0 { time += Int(Self.rests.first * 1000) }
          if index == pictures.count - 1 { time += Int(Self.rests.last * 1000) }
          return ["-d", "\(time)", "-lossy", "-q", "85", "-m", "4", picture]
        } + ["-o", output]
    case .gif:
      let palette =
        "split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle"
      return input + ["-filter_complex", "[0:v]\(pause),\(palette)", "-loop", "0"] + exact
    case .mp4:
      // The color format halves the resolution of colors, so sizes have to be even.
      let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white"
      return input
        + [
          "-vf", "\(pause),\(even)", "-c:v", "libx264", "-preset", "medium", "-crf", "20", "-pix_fmt",
          "yuv420p",
          "-movflags", "+faststart", "-threads", "1",
        ] + exact
    }
  }
}
