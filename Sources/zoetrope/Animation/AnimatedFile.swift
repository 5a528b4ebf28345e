import Diagnostics
import Directives
import Files
import Markup
import Processes
import SiteBuilder

/// One figure's motion as a file that plays where HTML cannot go.
struct AnimatedFile {
  var animation: StandaloneAnimation
  var format: AnimationFormat
  /// Pixels.
  var width: Int
  /// Pictures a second.
  var rate: Int

  /// Pictures of a file. Each is drawn, and kept until the file is made.
  static let mostPictures = 1200
  private static let limits = Processes.Command.Limits(time: .seconds(120), output: 1 << 14)
  private static let sizeLimit = 256 << 20

  /// The instants that are shown, both ends included.
  private var instants: [Double] {
    let count = Int((animation.duration * Double(rate)).rounded(.up))
    return (0..<count).map { Double($0) / Double(rate) } + [animation.duration]
  }

  /// Makes the file.
  ///
  /// - Parameters:
  ///   - name: of the figure, for what goes wrong.
  ///   - folder: for what is only needed meanwhile.
  func bytes(named name: String, in folder: String) throws(Diagnostic) -> [UInt8] {
    let tools = try format.tools()
    let instants = instants
    guard instants.count <= Self.mostPictures else {
      throw .error(
        "render.too-long", "“\(name)” would have \(instants.count) pictures", at: nil,
        allowed: ["up to \(Self.mostPictures) pictures"], fix: "take a lower --rate, or a shorter run")
    }
    let pictures = instants.indices.map { "\(folder)/\(Self.padded($0)).png" }
    let problems = Workers.map(instants.count) { index in
      let command = Processes.Command(
        tools.rasterizer, ["--background-color", format.background, "--output", pictures[index]])
      return Self.run(command, input: animation.drawing(at: instants[index], width: width), name)
    }
    if let problem = problems.lazy.compactMap(\.self).first { throw problem }
    let output = "\(folder)/animation.\(format.rawValue)"
    let encoder = Processes.Command(
      tools.encoder,
      format.arguments(pictures: pictures, pattern: "\(folder)/%06d.png", rate: rate, output: output))
    if let problem = Self.run(encoder, input: [], name) { throw problem }
    do {
      let bytes = try FileSystem.read(output, limit: Self.sizeLimit)
      return format.opened(bytes, forComment: RenderedFiles.markSize)
    } catch {
      throw .error("render.tool-failed", "“\(name)” could not be made: \(error)", at: nil)
    }
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(6 - digits.count, 0)) + digits
  }

  /// What has gone wrong; nil for nothing.
  private static func run(_ command: Processes.Command, input: [UInt8], _ name: String) -> Diagnostic? {
    let outcome: Processes.Command.Outcome
    do {
      outcome = try command.run(input: input, limits: limits)
    } catch {
      return .error("render.tool-failed", "“\(command.executable)” cannot be started: \(error)", at: nil)
    }
    guard !outcome.hasSucceeded else { return nil }
    let words = String(decoding: outcome.output.prefix { $0 != 0x0A }, as: UTF8.self).trimmed
    let reason = outcome.end == .timeLimit ? "it took more than two minutes" : words
    return .error(
      "render.tool-failed", "“\(command.executable)” has failed for “\(name)”", at: nil,
      explanation: reason.isEmpty ? nil : reason)
  }
}
