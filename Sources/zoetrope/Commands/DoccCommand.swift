import Diagnostics
import Exporting
import Files
import Options
import SiteBuilder

struct DoccCommand: Command {
  /// What figures with motion become.
  private enum Media: String, CaseIterable {
    case video, image

    var form: FigureForm { self == .video ? .mp4 : .png }
  }

  static let name = "docc"
  static let summary = "replaces the figures in a catalog of DocC by videos and images"
  static let details = """
    CATALOG is a folder that ends in .docc. OUT is a copy of it for “docc convert”, in which figures of articles and tutorials
    are directives of DocC. Their videos, posters and images for both styles are in Resources/zoetrope.
    """
  static let operands = [OperandDescription("CATALOG", isRequired: true, "a folder that ends in .docc")]
  private static let output = Option(
    "--output", .text("a folder"), placeholder: "OUT", unset: "required",
    "the folder to write to, which ends in .docc")
  private static let media = Option(
    "--as", .word(Media.self), placeholder: "FORM", standard: .video,
    "what figures with motion become: video or image")
  private static let width = Option(
    "--width", .wholeNumber(16...3840), placeholder: "PIXELS", standard: 600,
    "the width of images and videos; images are shown at half of it")
  private static let watch = Option(flag: "--watch", "write again when a file changes")
  static let options: [any OptionDescription] = [
    output, media, width, FilmOptions.rate, watch, CommonOptions.noCache, CommonOptions.jobs,
    CommonOptions.format, CommonOptions.limit, CommonOptions.quiet,
  ]

  private let weaving: Weaving
  private var weaver: Weaver

  init(_ arguments: Arguments) throws(UsageError) {
    guard let source = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("“docc” takes one catalog")
    }
    guard let output = try arguments[Self.output].map(FolderName.checked) else {
      throw UsageError("“docc” needs the option “--output”")
    }
    weaving = Weaving(
      source: Self.withoutSlash(source), output: Self.withoutSlash(output),
      isWatching: arguments[Self.watch], limit: arguments[CommonOptions.limit],
      isQuiet: arguments[CommonOptions.quiet])
    weaver = Weaver(
      DocumentInput.tools(cache: arguments[CommonOptions.noCache] ? nil : DocumentInput.cacheFolder),
      FilmOptions.motion(arguments, width: Self.width))
    weaver.target = .docc
    weaver.form = arguments[Self.media].form
  }

  private static func withoutSlash(_ path: String) -> String {
    path.utf8.count > 1 && path.hasSuffix("/") ? withoutSlash(String(path.dropLast())) : path
  }

  func run(_ console: Console) -> Tool.ExitCode {
    defer { weaver.tools.figures?.finish() }
    do throws(Diagnostic) {
      try check()
      return weaving.weaveFolder(by: weaver, console)
    } catch {
      console.report([error])
      return console.nothingWritten()
    }
  }

  private func check() throws(Diagnostic) {
    let (source, output) = (weaving.source, weaving.output)
    guard (try? FileSystem.kindFollowingLinks(of: source)) == .folder else {
      throw .error(
        "docc.catalog", "there is no folder “\(source)”", at: nil,
        fix: "name the catalog, such as Sources/MyApp/MyApp.docc")
    }
    guard SitePath.fileExtension(of: FileSystem.realPath(source) ?? source) == "docc" else {
      throw .error(
        "docc.catalog", "“\(source)” isn’t a catalog: its name doesn’t end in .docc", at: nil,
        fix: "for a folder of Markdown, use “zoetrope weave”")
    }
    guard SitePath.fileExtension(of: output) == "docc" else {
      throw .error(
        "docc.output", "DocC wouldn’t read “\(output)”: its name doesn’t end in .docc", at: nil,
        fix: "choose “--output \(output).docc”")
    }
    guard !isOutputInSource else {
      throw .error(
        "docc.output", "“\(output)” is in the catalog: DocC would read it as a part of it", at: nil,
        fix: "choose a folder outside of the catalog with --output")
    }
  }

  /// Whether the output, or the nearest folder above it that exists, is in the catalog.
  private var isOutputInSource: Bool {
    guard let source = FileSystem.realPath(weaving.source) else { return false }
    var folder = weaving.output
    while !folder.isEmpty {
      if let real = FileSystem.realPath(folder) { return SitePath.isInside(real, source) }
      folder = SitePath.directory(of: folder)
    }
    let start = weaving.output.hasPrefix("/") ? "/" : FileSystem.realPath(".") ?? "/"
    return SitePath.isInside(start, source)
  }
}
