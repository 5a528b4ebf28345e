import Diagnostics
import Directives
import Files
import Hashing
import ImageFiles
import Processes
import Rendering
import Threads

/// The pictures of pages for services that show links, as files.
///
/// A picture's name tells what it shows, so pages can name it before it is made, and one that stands in the output or in
/// the cache is kept.
struct SocialImages {
  private(set) var files: [OutputFile] = []
  private(set) var problems: [Diagnostic] = []

  private static let folder = "assets/social"
  /// Changes with the look of the pictures.
  private static let version = "1"

  /// The path of the picture of a page with a strip.
  static func path(title: String, siteTitle: String, strip: StripImage) -> String {
    var hash = ContentHash()
    for part in [version, title, siteTitle, SitePath.name(of: strip.address)] { hash.add(part) }
    return "\(folder)/\(hash.text).png"
  }

  init() {}

  /// Makes the pictures of all pages with strips, on all cores.
  init(_ pages: RenderedPages, _ tools: RenderingTools, rasterizer: String) {
    let shown = pages.own.filter { pages.content(of: $0).leadStrip != nil }
    let made = Workers.map(shown.count) { index -> Result<OutputFile, Problem>? in
      let page = shown[index]
      let title = pages.plan.languages[page.language].configuration.title
      return Maker(rasterizer: rasterizer, siteTitle: title, tools: tools).file(
        for: page, pages.content(of: page))
    }
    for (page, result) in zip(shown, made) {
      switch result {
      case .success(let file)?: files.append(file)
      case .failure(let problem)?: problems.append(Self.diagnostic(problem, on: page))
      case nil: break
      }
    }
  }

  private static func diagnostic(_ problem: Problem, on page: Page) -> Diagnostic {
    .warning(
      "social.failed", "the page's picture for sharing can't be made", at: page.source?.place,
      explanation: problem.reason, fix: "show a smaller picture in the page's first figure")
  }

  struct Problem: Error {
    var reason: String
  }

  // MARK: Making

  /// Makes the picture of one page.
  private struct Maker {
    let rasterizer: String
    let siteTitle: String
    let tools: RenderingTools

    /// Nil for a page without a strip.
    func file(for page: Page, _ content: PageContent) -> Result<OutputFile, Problem>? {
      guard let strip = content.leadStrip, let row = content.leadFrames else { return nil }
      let title = page.source?.metadata.searchTitle ?? page.title
      let path = SocialImages.path(title: title, siteTitle: siteTitle, strip: strip)
      if let written = written(path) { return .success(written) }
      if let cached = tools.figures?.file(named: path), PictureCheck.problem(in: cached) == nil {
        return .success(OutputFile(path: path, content: .bytes(cached), isNamedAfterContent: true))
      }
      let image = SocialImage(title: title, siteTitle: siteTitle, row: row)
      guard let drawing = drawing(of: strip, in: content).flatMap(image.drawing) else { return nil }
      do throws(Problem) {
        let bytes = try SocialImages.png(of: drawing, by: rasterizer)
        tools.figures?.keep(bytes, named: path)
        return .success(OutputFile(path: path, content: .bytes(bytes), isNamedAfterContent: true))
      } catch {
        return .failure(error)
      }
    }

    /// The file that an earlier build has written, unless it is damaged.
    private func written(_ path: String) -> OutputFile? {
      guard let output = tools.output,
        let bytes = try? FileSystem.read(output + "/" + path, limit: SocialImages.limits.output),
        PictureCheck.problem(in: bytes) == nil
      else { return nil }
      return OutputFile(path: path, content: .copy(of: output + "/" + path), isNamedAfterContent: true)
    }

    private func drawing(of strip: StripImage, in content: PageContent) -> [UInt8]? {
      let name = SitePath.name(of: strip.address)
      switch content.files[name] {
      case .bytes(let bytes)?: return bytes
      case .written(let size)?:
        let path = (tools.output ?? "") + "/\(FigureEnvironment.folder)/\(name)"
        return try? FileSystem.read(path, limit: size)
      case nil: return nil
      }
    }
  }

  // MARK: Rasterizing

  private static let resources = Command.Resources(memory: 768 << 20, processorTime: 30)
  private static let limits = Command.Limits(time: .seconds(60), output: 16 << 20)

  /// The pixels of a drawing, as a PNG file.
  static func png(of drawing: [UInt8], by rasterizer: String) throws(Problem) -> [UInt8] {
    // The picture comes by standard output.
    let command = Command(
      rasterizer, environment: Rasterizer.environment(logs: false), resources: resources)
    let outcome: Command.Outcome
    do {
      outcome = try command.run(input: drawing, limits: limits)
    } catch {
      throw Problem(reason: "“\(rasterizer)” can't be started: \(error)")
    }
    guard outcome.hasSucceeded, PictureCheck.problem(in: outcome.output) == nil else {
      throw Problem(reason: reason(outcome, rasterizer))
    }
    return outcome.output
  }

  private static func reason(_ outcome: Command.Outcome, _ rasterizer: String) -> String {
    if outcome.end == .timeLimit || outcome.hasReachedProcessorLimit { return "it takes too long" }
    if outcome.hasReachedMemoryLimit { return "it takes too much memory" }
    let words = String(decoding: outcome.output.prefix(200).prefix { $0 != 0x0A }, as: UTF8.self)
    return "“\(rasterizer)” has failed" + (outcome.hasSucceeded || words.isEmpty ? "" : ": \(words)")
  }
}
