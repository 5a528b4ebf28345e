import Diagnostics
import Directives
import Files
import Processes
import Rasterizing
import SiteBuilder
import TransitionEngine

/// A figure's motion as an animated file, for places without HTML.
struct AnimatedFile {
  var animation: StandaloneAnimation
  var format: AnimationFormat
  /// The width in pixels.
  var width: Int
  /// The frames per second.
  var rate: Int

  /// The maximum number of frames. All are kept as files until the encoder ends.
  static let mostPictures = 1200
  private static let limits = Processes.Command.Limits(time: .seconds(120), output: 1 << 14)
  /// The resources for encoding: the GIF encoder keeps all frames to choose its colors.
  private static let encoding = Processes.Command.Resources(memory: 2 << 30, processorTime: 120)
  private static let sizeLimit = 256 << 20

  /// The times of the frames in seconds, including both ends.
  private var instants: [Double] {
    let count = Int((animation.duration * Double(rate)).rounded(.up))
    return (0..<count).map { Double($0) / Double(rate) } + [animation.duration]
  }

  /// Creates the file.
  ///
  /// - Parameters:
  ///   - name: the figure's name, for diagnostics.
  ///   - folder: a folder for temporary files.
  func bytes(named name: String, in folder: String) throws(Diagnostic) -> [UInt8] {
    let encoderPath = try format.encoderPath()
    let instants = instants
    guard instants.count <= Self.mostPictures else {
      throw .error(
        "render.too-long", "“\(name)” would have \(instants.count) pictures", at: nil,
        allowed: ["up to \(Self.mostPictures) pictures"], fix: "use a lower --rate, or a shorter run")
    }
    do throws(DrawingLimit) {
      try animation.checkLimits(pictures: instants.count)
    } catch {
      throw .error(
        "figure.limit", "“\(name)” exceeds the limits of an animated file", at: nil,
        allowed: ["up to \(error.inWords)"], fix: "use a lower --rate, fewer layers, or a shorter run")
    }
    let pictures = instants.indices.map { Self.padded($0) + ".png" }
    if let problem = draw(instants, named: name, to: pictures.map { folder + "/" + $0 }) { throw problem }
    let output = "animation." + format.rawValue
    // The encoder runs in the folder, because `%` in a path would be read as a pattern.
    let encoder = Processes.Command(
      encoderPath,
      format.arguments(pictures: pictures, pattern: "%06d.png", rate: rate, output: output), folder: folder,
      resources: Self.encoding)
    if let problem = Self.run(encoder, name) { throw problem }
    do {
      let bytes = try FileSystem.read(folder + "/" + output, limit: Self.sizeLimit)
      return format.opened(bytes, forComment: RenderedFiles.markSize)
    } catch {
      throw .noRoom(name, "\(error)")
    }
  }

  /// Writes the frames as files, and returns the problem; nil for success.
  private func draw(_ instants: [Double], named name: String, to paths: [String]) -> Diagnostic? {
    guard let path = Installed.program(Rasterizer.program) else { return nil }
    var problem: Diagnostic?
    let size = animation.size(width: width)
    Rasterizer(path).draw(instants.count, pixels: size.width * size.height) {
      let drawing = animation.drawing(at: instants[$0], width: width)
      return Drawing(drawing, width: width, background: format.background, form: .png)
    } take: { index, result in
      do {
        try FileSystem.write(try result.get().bytes, to: paths[index])
      } catch {
        problem = (error as? RasterProblem).map { .raster($0, named: name) } ?? .noRoom(name, "\(error)")
      }
      return problem == nil
    }
    return problem
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(6 - digits.count, 0)) + digits
  }

  /// Runs a program, and returns the problem; nil for success.
  private static func run(_ command: Processes.Command, _ name: String) -> Diagnostic? {
    let outcome: Processes.Command.Outcome
    do {
      outcome = try command.run(limits: limits)
    } catch {
      return .error(
        "render.tool-failed", "can't start “\(command.executable)”: \(error)", at: nil,
        fix: "install it again")
    }
    if outcome.hasSucceeded { return nil }
    if let limit = limit(of: command, outcome) {
      return .error(
        "render.tool-failed", "“\(command.executable)” needs more than \(limit) for “\(name)”", at: nil,
        fix: "show smaller pictures, or use a lower --width or --rate")
    }
    let words = String(decoding: outcome.output.prefix { $0 != 0x0A }, as: UTF8.self).trimmed
    return .error(
      "render.tool-failed", "“\(command.executable)” failed for “\(name)”", at: nil,
      explanation: words.isEmpty ? nil : words)
  }

  /// The limit that a program has exceeded; nil if it failed for another reason.
  private static func limit(
    of command: Processes.Command, _ outcome: Processes.Command.Outcome
  ) -> String? {
    if outcome.end == .timeLimit { return "two minutes" }
    let resources = command.resources
    if outcome.hasReachedMemoryLimit { return resources.memory.map { "\($0 >> 20) MiB of memory" } }
    return outcome.hasReachedProcessorLimit
      ? resources.processorTime.map { "\($0) s of processor time" } : nil
  }
}

extension Diagnostic {
  /// A drawing of a figure that can't become pixels.
  static func raster(_ problem: RasterProblem, named name: String) -> Diagnostic {
    let program = Rasterizer.program
    let (summary, fix) =
      switch problem.kind {
      case .picture:
        (
          "“\(program)” can't read a picture of “\(name)”",
          "show a picture that isn't damaged, as PNG or JPEG"
        )
      case .memory:
        (
          "“\(program)” needs more than \(Rasterizer.memory >> 20) MiB of memory for “\(name)”",
          "show smaller pictures, or use a lower --width"
        )
      case .time:
        (
          "“\(program)” needs more than \(Rasterizer.seconds) s for a frame of “\(name)”",
          "show smaller pictures, or use a lower --width"
        )
      case .size: ("a frame of “\(name)” is too large", "show smaller pictures, or use a lower --width")
      case .program: ("“\(program)” doesn't run, so “\(name)” can't be drawn", "install Zoetrope again")
      case .drawing, .end: ("“\(program)” failed for “\(name)”", "show fewer layers, or smaller pictures")
      }
    let words = problem.words.prefix { $0 != "\n" }
    return .error(
      "render.tool-failed", summary, at: nil, explanation: words.isEmpty ? nil : String(words), fix: fix)
  }

  fileprivate static func noRoom(_ name: String, _ error: String) -> Diagnostic {
    .error(
      "render.tool-failed", "“\(name)” couldn't be made: \(error)", at: nil,
      fix: "make room on the disk, and check the rights of TMPDIR")
  }
}
