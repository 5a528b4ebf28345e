import Diagnostics
import Directives
import Files
import Processes
import SiteBuilder
import Threads
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
  /// The resources for a frame, and for encoding: the GIF encoder keeps all frames to choose its colors.
  private static let rasterizing = Processes.Command.Resources(memory: 768 << 20, processorTime: 60)
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
    let instants = instants
    guard instants.count <= Self.mostPictures else {
      throw .error(
        "render.too-long", "“\(name)” would have \(instants.count) pictures", at: nil,
        allowed: ["up to \(Self.mostPictures) pictures"], fix: "use a lower --rate, or a shorter run")
    }
    if format == .svg { return try film(named: name) }
    let tools = try format.tools()
    do throws(DrawingLimit) {
      try animation.checkLimits(pictures: instants.count)
    } catch {
      throw Self.problem(error, name)
    }
    let pictures = instants.indices.map { Self.padded($0) + ".png" }
    let problems = Workers.map(instants.count) { index in
      let command = Processes.Command(
        tools.rasterizer, ["--background-color", format.background, "--output", pictures[index]],
        environment: Rasterizer.environment(logs: true), folder: folder, resources: Self.rasterizing)
      return Self.run(command, input: animation.drawing(at: instants[index], width: width), name)
    }
    if let problem = problems.lazy.compactMap(\.self).first { throw problem }
    let output = "animation." + format.rawValue
    // The encoder runs in the folder, because `%` in a path would be read as a pattern.
    let encoder = Processes.Command(
      tools.encoder,
      format.arguments(pictures: pictures, pattern: "%06d.png", rate: rate, output: output), folder: folder,
      resources: Self.encoding)
    if let problem = Self.run(encoder, input: [], name) { throw problem }
    do {
      let bytes = try FileSystem.read(folder + "/" + output, limit: Self.sizeLimit)
      return format.opened(bytes, forComment: RenderedFiles.markSize)
    } catch {
      throw .error(
        "render.tool-failed", "“\(name)” couldn't be made: \(error)", at: nil,
        fix: "make room on the disk, and check the rights of TMPDIR")
    }
  }

  private func film(named name: String) throws(Diagnostic) -> [UInt8] {
    do throws(DrawingLimit) {
      return try animation.film(width: width, rate: rate)
    } catch {
      throw Self.problem(error, name)
    }
  }

  private static func problem(_ limit: DrawingLimit, _ name: String) -> Diagnostic {
    .error(
      "figure.limit", "“\(name)” exceeds the limits of an animated file", at: nil,
      allowed: ["up to \(limit.inWords)"], fix: "use a lower --rate, fewer layers, or a shorter run")
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(6 - digits.count, 0)) + digits
  }

  /// Runs a program, and returns the problem; nil for success.
  private static func run(_ command: Processes.Command, input: [UInt8], _ name: String) -> Diagnostic? {
    let outcome: Processes.Command.Outcome
    do {
      outcome = try command.run(input: input, limits: limits)
    } catch {
      return .error(
        "render.tool-failed", "can't start “\(command.executable)”: \(error)", at: nil,
        fix: "install it again")
    }
    if outcome.hasSucceeded {
      guard AnimationFormat.leavesOutPicture(outcome.output) else { return nil }
      return .error(
        "render.tool-failed", "“\(command.executable)” can’t read a picture of “\(name)”", at: nil,
        explanation: command.resources.memory.map { "its limit is \($0 >> 20) MiB of memory for a frame" },
        fix: "show a smaller picture, or one that isn’t damaged")
    }
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
