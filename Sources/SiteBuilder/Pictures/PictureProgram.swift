import Diagnostics
import Files
import ImageFiles
import Processes

/// The program that makes smaller versions of pictures. It belongs to libvips.
///
/// It is a process of its own with limits, so that no picture can end a build. Pictures come by its input and leave by its
/// output.
enum PictureProgram {
  static let name = "vipsthumbnail"

  /// The path of the program; nil if it isn't installed.
  static var path: String? { FileSystem.program(name) }

  static func missing(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, "pictures.tool-missing", "pages show pictures as they are: “\(name)” isn't installed", at: place,
      explanation: "“pictures” needs it for smaller versions",
      fix: "“apt install libvips-tools”, or “brew install vips”")
  }

  struct Problem: Error {
    var reason: String
  }

  private static let resources = Command.Resources(memory: 1 << 30, processorTime: 60)
  private static let limits = Command.Limits(time: .seconds(120), output: SourceLimit.image)

  /// A version of a picture, upright and in sRGB.
  ///
  /// - Parameters:
  ///   - width: in pixels, at most the picture's own.
  ///   - quality: 1…100.
  static func version(
    of picture: [UInt8], width: Int, _ format: PictureSettings.Format, quality: Int, by program: String
  ) throws(Problem) -> [UInt8] {
    let variables = Command.inheritedEnvironment.filter { !$0.hasPrefix("VIPS_") }
    let command = Command(
      program,
      [
        "stdin", "--size", "\(width)x", "--export-profile", "srgb", "-o",
        ".\(format.rawValue)[Q=\(quality),strip]",
      ],
      environment: variables + ["VIPS_CONCURRENCY=1"], resources: resources)
    let outcome: Command.Outcome
    do {
      outcome = try command.run(input: picture, limits: limits)
    } catch {
      throw Problem(reason: "“\(program)” can't be started: \(error)")
    }
    guard outcome.hasSucceeded, PictureHeader(outcome.output) != nil else {
      throw Problem(reason: reason(outcome))
    }
    return outcome.output
  }

  private static func reason(_ outcome: Command.Outcome) -> String {
    if outcome.end == .timeLimit || outcome.hasReachedProcessorLimit { return "it takes too long" }
    if outcome.hasReachedMemoryLimit { return "it takes too much memory" }
    let words = String(decoding: outcome.output.prefix(200).prefix { $0 != 0x0A }, as: UTF8.self)
    return "“\(name)” has failed" + (outcome.hasSucceeded || words.isEmpty ? "" : ": \(words)")
  }
}
