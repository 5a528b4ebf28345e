import Diagnostics
import Directives
import Files
import Hashing
import Processes
import Rasterizing
import Rendering
import Text
import TransitionEngine

/// A figure's motion as an animated file, for places without HTML.
package struct EncodedFilm: Sendable {
  package var animation: StandaloneAnimation
  package var format: FilmEncoding
  /// The width in pixels.
  package var width: Int
  /// The frames per second.
  package var rate: Int
  package var style: FigureStyle

  package init(
    _ animation: StandaloneAnimation, format: FilmEncoding, width: Int, rate: Int, style: FigureStyle = .light
  ) {
    (self.animation, self.format, self.width) = (animation, format, width)
    (self.rate, self.style) = (rate, style)
  }

  /// What is waited for the encoder, and for the frames that it is given.
  private static let limits = Processes.Command.Limits(time: .seconds(600), output: 1 << 14)
  /// The resources for encoding.
  private static let resources = Processes.Command.Resources(memory: 2 << 30, processorTime: 300)
  private static let sizeLimit = 256 << 20

  /// Creates the file.
  ///
  /// - Parameters:
  ///   - name: the figure's name, for diagnostics.
  ///   - cache: keeps the file for the next time; nil for nowhere.
  package func bytes(
    named name: String, by rasterizer: Rasterizer, cache: FigureCache? = nil
  ) throws(Diagnostic) -> [UInt8] {
    let size = animation.size(width: width)
    let encoder = try format.encoder(side: min(size.width, size.height))
    let instants = Stills.instants(of: animation, rate: rate)
    try Stills.check(instants.count, of: animation, named: name)
    guard let cache, let key = key(instants, [encoder.path, rasterizer.path], encoder.codec) else {
      return try encoded(instants, encoder, named: name, by: rasterizer)
    }
    if let kept = cache.file(named: key) { return kept }
    let bytes = try encoded(instants, encoder, named: name, by: rasterizer)
    cache.keep(bytes, named: key)
    return bytes
  }

  /// A name that covers all that the file depends on: the drawings, the options, and the programs that make it. Drawings
  /// are made in a fraction of the time that pictures and the encoder take.
  private func key(_ instants: [TimeInterval], _ programs: [String], _ codec: String) -> String? {
    guard let hash = XXH128() else { return nil }
    func add(_ bytes: [UInt8]) {
      withUnsafeBytes(of: bytes.count) { hash.add($0) }
      bytes.withUnsafeBytes { hash.add($0) }
    }
    for part in ["film 1", format.rawValue, codec, style.rawValue, "\(width)", "\(rate)"] {
      add(Array(part.utf8))
    }
    for path in programs {
      guard let status = try? Status(FileSystem.realPath(path) ?? path) else { return nil }
      add(Array(status.version.utf8))
    }
    for instant in instants { add(animation.drawing(at: instant, width: width, style: style)) }
    return "film-\(Hexadecimal.text(of: hash.finish())).\(format.rawValue)"
  }

  private func encoded(
    _ instants: [TimeInterval], _ encoder: FilmEncoding.Encoder, named name: String, by rasterizer: Rasterizer
  ) throws(Diagnostic) -> [UInt8] {
    let size = animation.size(width: width)
    let background = format.background(style)
    let pictures = rasterizer.pictures(instants.count, pixels: size.width * size.height) {
      [animation, width, style] in
      let drawing = animation.drawing(at: instants[$0], width: width, style: style)
      return Drawing(drawing, width: width, background: background, form: .pixels)
    }
    // The encoder learns the frames' size before it gets the first.
    guard let first = pictures.next() else { return [] }
    let start = try Self.picture(first, named: name)
    let folder: TemporaryFolder
    do throws(FileError) { folder = try TemporaryFolder() } catch { throw .noFolder(name, error) }
    // The names in the folder are fixed: FFmpeg reads some characters of a path as a pattern or a protocol.
    let output = "film." + format.rawValue
    let color = background.map { "0x" + [$0.red, $0.green, $0.blue].map(Self.hex).joined() } ?? "white"
    let command = Processes.Command(
      encoder.path,
      format.arguments(
        codec: encoder.codec, size: (start.width, start.height), count: instants.count, rate: rate,
        background: color,
        output: output), environment: Processes.Command.inheritedEnvironment + ["SVT_LOG=1"],
      folder: folder.path, resources: Self.resources)
    try Self.run(command, named: name, feed: Frames(start, pictures, repeatsLast: format.repeatsLastFrame))
    do {
      let bytes = try FileSystem.read(folder.path + "/" + output, limit: Self.sizeLimit)
      return format.finished(bytes, rate: rate)
    } catch {
      throw .error(
        "render.tool-failed", "“\(name)” couldn't be made: \(error)", at: nil,
        fix: "make room on the disk, and check the rights of TMPDIR")
    }
  }

  private static func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

  private static func picture(
    _ result: Result<RasterPicture, RasterProblem>, named name: String
  ) throws(Diagnostic) -> RasterPicture {
    do throws(RasterProblem) { return try result.get() } catch { throw .raster(error, named: name) }
  }

  /// The frames for the encoder, up to the first that can't be drawn.
  private final class Frames {
    private var next: [UInt8]?
    private var last: RasterPicture
    private let pictures: Pictures
    private let repeatsLast: Bool
    private(set) var problem: RasterProblem?

    init(_ first: RasterPicture, _ pictures: Pictures, repeatsLast: Bool) {
      self.repeatsLast = repeatsLast
      (next, last, self.pictures) = (first.bytes, first, pictures)
    }

    func feed() -> [UInt8] {
      if let bytes = next {
        next = nil
        return bytes
      }
      switch pictures.next() {
      case .success(let picture)? where picture.width == last.width && picture.height == last.height:
        last = picture
        return picture.bytes
      case .success?: problem = RasterProblem(.size, "its frames have different sizes")
      case .failure(let found)?: problem = found
      case nil:
        defer { last.bytes = [] }
        return repeatsLast ? last.bytes : []
      }
      return []
    }
  }

  private static func run(
    _ command: Processes.Command, named name: String, feed frames: Frames
  ) throws(Diagnostic) {
    let outcome: Processes.Command.Outcome
    do throws(StartError) {
      outcome = try command.run(limits: limits, feed: frames.feed)
    } catch {
      throw .error(
        "render.tool-failed", "can't start “\(command.executable)”: \(error)", at: nil,
        fix: "install it again")
    }
    if let problem = frames.problem { throw .raster(problem, named: name) }
    if outcome.hasSucceeded { return }
    if let limit = limit(of: command, outcome) {
      throw .error(
        "render.tool-failed", "“\(command.executable)” needs more than \(limit) for “\(name)”", at: nil,
        fix: "show smaller pictures, or use a lower --width or --rate")
    }
    let words = String(decoding: outcome.output.prefix { $0 != 0x0A }, as: UTF8.self).trimmed
    throw .error(
      "render.tool-failed", "“\(command.executable)” failed for “\(name)”", at: nil,
      explanation: words.isEmpty ? nil : words)
  }

  /// The limit that a program has exceeded; nil if it failed for another reason.
  private static func limit(
    of command: Processes.Command, _ outcome: Processes.Command.Outcome
  ) -> String? {
    if outcome.end == .timeLimit { return "ten minutes" }
    let resources = command.resources
    if outcome.hasReachedMemoryLimit { return resources.memory.map { "\($0 >> 20) MiB of memory" } }
    return outcome.hasReachedProcessorLimit
      ? resources.processorTime.map { "\($0) s of processor time" } : nil
  }
}
