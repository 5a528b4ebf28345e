import Diagnostics
import Directives
import Exporting
import Files
import Options
import SiteBuilder

struct TestCommand: Command {
  static let name = "test"
  static let summary = "compares the motion of figures with what was recorded"
  static let details = """
    PATH is a file of Swift or Markdown, or a folder of them. Recorded motion is in a folder __motion__ beside each file: commit
    it. A difference is told in words, and drawn as a picture in the folder of --pictures. The exit code is 1 if
    something differs, or if nothing is recorded yet.
    """
  static let operands = [OperandDescription("PATH", repeats: true, "files and folders")]
  private static let record = Option(flag: "--record", "record the motion instead of comparing it")
  private static let distance = Option(
    "--distance", .number(0...100), placeholder: "POINTS", standard: 0.5,
    "the distance that doesn't matter, in points")
  private static let time = Option(
    "--time", .number(0...10), placeholder: "SECONDS", standard: 0.008,
    "the time that doesn't matter, in seconds")
  private static let pictures = Option(
    "--pictures", .text("a folder"), placeholder: "DIR", standard: "motion-differences",
    "the folder for pictures of what differs")
  private static let source = Option(
    "--source", .text("a folder"), placeholder: "DIR", unset: "each file's own",
    "the folder of screens and pictures, around the files")
  static let options: [any OptionDescription] = [
    record, distance, time, pictures, source, CommonOptions.noCache, CommonOptions.jobs, CommonOptions.format,
    CommonOptions.limit, CommonOptions.quiet,
  ]

  private let paths: [String]
  private let isRecording: Bool
  private var tolerance = MotionDifference.Tolerance()
  private let pictures: String
  private let source: String?
  private let isCached: Bool
  private let limit: Int
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    isRecording = arguments[Self.record]
    (tolerance.distance, tolerance.time) = (arguments[Self.distance], arguments[Self.time])
    pictures = try FolderName.checked(arguments[Self.pictures])
    source = arguments[Self.source]
    isCached = !arguments[CommonOptions.noCache]
    limit = arguments[CommonOptions.limit]
    isQuiet = arguments[CommonOptions.quiet]
  }

  func run(_ console: Console) -> Tool.ExitCode {
    let problems = DiagnosticCollector()
    let files = paths.flatMap { self.files(in: $0, problems) }
    if files.isEmpty, !problems.hasErrors {
      problems.report(.error("golden.nothing", "there are no files of Swift or Markdown", at: nil))
    }
    let tools = DocumentInput.tools(cache: isCached ? DocumentInput.cacheFolder : nil)
    defer { tools.figures?.finish() }
    var count = GoldenTest.Count()
    var shown: [(name: String, bytes: [UInt8])] = []
    for file in files {
      let test = GoldenTest(file: file, source: source, tolerance: tolerance, isRecording: isRecording)
      let result = test.run(tools, isOptional: !paths.contains(file))
      problems.report(result.problems)
      shown += result.pictures
      count.add(result.count)
    }
    report(shown, problems)
    console.report(problems.diagnostics, limit: limit)
    if !isQuiet { console.print(count.text(isRecording: isRecording) + "\n") }
    return problems.hasErrors ? .failure : .success
  }

  private func files(in path: String, _ problems: DiagnosticCollector) -> [String] {
    switch (try? FileSystem.kindFollowingLinks(of: path)) ?? nil {
    case .file?: return [path]
    case .folder?:
      let found = FolderWalk.files(in: "", of: path, problems) {
        SourceNames.isVisible(SitePath.name(of: $0))
      }
      reportLeftOver(found, in: path, problems)
      return found.filter { DocumentInput.Language(ofFile: $0) != nil }.map { SitePath.join(path, $0) }
    default:
      problems.report(.error("golden.nothing", "there is no file or folder “\(path)”", at: nil))
      return []
    }
  }

  /// Reports recorded motion whose file is gone.
  private func reportLeftOver(_ found: [String], in root: String, _ problems: DiagnosticCollector) {
    for golden in found where golden.hasSuffix(GoldenTest.ending) {
      let folder = SitePath.directory(of: golden)
      guard SitePath.name(of: folder) == GoldenTest.folder else { continue }
      let name = String(SitePath.name(of: golden).dropLast(GoldenTest.ending.count))
      let file = SitePath.join(SitePath.join(root, SitePath.directory(of: folder)), name)
      guard (try? FileSystem.kindFollowingLinks(of: file)) ?? nil == nil else { continue }
      problems.report(
        .error(
          "golden.gone", "motion of “\(file)” is recorded, but there is no such file", at: nil,
          fix: "delete “\(SitePath.join(root, golden))” if that is right"))
    }
  }

  /// Writes the pictures of what differs.
  private func report(_ shown: [(name: String, bytes: [UInt8])], _ problems: DiagnosticCollector) {
    guard !shown.isEmpty else { return }
    do throws(FileError) {
      let files = RenderedFiles(shown, in: pictures)
      let obstacles = try files.problems()
      problems.report(obstacles)
      if obstacles.isEmpty { _ = try files.write() }
    } catch {
      problems.report(.error("output.failed", error.description, at: nil))
    }
  }
}
