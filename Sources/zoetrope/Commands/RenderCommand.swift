import Diagnostics
import Exporting
import Files
import HTML
import Options
import Rasterizing
import Rendering
import SiteBuilder

struct RenderCommand: Command {
  static let name = "render"
  static let summary = "writes the figures of one page as separate files"
  static let details = """
    Every strip becomes an SVG file named after the figure's anchor, and the page without its layout an
    HTML file, with all styles inside and its drawings beside it. With --animate, moving figures also become files that
    play in a README, a chat or a slide. FILE is a page of the site, such as content/tutorials/fold.md. Files of other
    programs, and files that were edited since, are never replaced.
    """
  static let operands = [OperandDescription("FILE", isRequired: true, "a Markdown file in content/")]
  private static let output = Option(
    "--output", .text("a folder"), placeholder: "DIR", standard: ".", "the folder to write to")
  private static let scale = Option(
    "--scale", .number(0.05...4), placeholder: "NUMBER", standard: 1,
    "the size at which a frame will be shown, relative to the screen's size")
  private static let animate = Option(
    "--animate", .word(MotionFiles.Format.self), placeholder: "FORMAT",
    "also write each moving figure as an animated file: webp, gif, mp4, avif or svg; or as a png for each frame"
  )
  private static let style = Option(
    "--style", .word(MotionFiles.Styles.self), placeholder: "STYLE", standard: .light,
    "the style of animated files: light, dark or both")
  private static let width = Option(
    "--width", .wholeNumber(16...3840), placeholder: "PIXELS", standard: 400, "the width of animated files")
  private static let rate = Option(
    "--rate", .wholeNumber(1...60), placeholder: "NUMBER", unset: "30, and 20 for gif and svg",
    "the frames per second of animated files")
  static let options: [any OptionDescription] = [
    CommonOptions.source, output, scale, animate, style, width, rate, CommonOptions.drafts,
    CommonOptions.future,
    CommonOptions.noCache,
    CommonOptions.quiet,
  ]

  private let site: SiteArguments
  private let file: String
  private let output: String
  private let scale: Double
  /// The animated files to make; nil for none.
  private let animated: MotionFiles?
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    site = try SiteArguments(arguments)
    file = arguments.operands.first ?? ""
    output = try FolderName.checked(arguments[Self.output])
    scale = arguments[Self.scale]
    animated = arguments[Self.animate].map {
      MotionFiles(
        format: $0, styles: arguments[Self.style], width: arguments[Self.width], rate: arguments[Self.rate])
    }
    isQuiet = arguments[CommonOptions.quiet]
  }

  func run(_ console: Console) -> Tool.ExitCode {
    guard let path = FileSystem.realPath(file), let root = FileSystem.realPath(site.source) else {
      return refuse("there is no file “\(file)”", fix: nil, console)
    }
    guard (try? FileSystem.kind(of: path)) != .folder else {
      return refuse("“\(file)” is a folder", fix: "name one page in it", console)
    }
    if let format = animated?.format.film {
      do throws(Diagnostic) {
        try format.check()
      } catch {
        console.report([error])
        return nothingWritten(console)
      }
    }
    let built = site.site(standaloneScale: scale, keepsAnimations: animated != nil).pages {
      isPage($0, path, root)
    }
    defer { site.finishCache(console) }
    guard let name = sourcePath(of: path, root, built) else {
      console.report(built.diagnostics.filter { $0.range == nil })
      return refuse(
        "“\(file)” isn't a page of the site in “\(site.source)”",
        fix: "choose a page in its folder “content”, and set the site with --source", console)
    }
    if let page = built.unpublished.first(where: { $0.sourcePath == name }) {
      return switch page.obstacle {
      case .draft: refuse("“\(file)” is a draft", fix: "add --drafts", console)
      case .unpublished:
        refuse("“\(file)” has “published: false”", fix: "remove “published: false”", console)
      case .future: refuse("the date of “\(file)” is in the future", fix: "add --future", console)
      }
    }
    let problems =
      built.diagnostics.filter { $0.range.map { $0.file.path == name } ?? true } + built.codeProblems
    console.report(problems)
    guard let page = built.parts[name], !problems.contains(where: { $0.severity == .error }) else {
      return nothingWritten(console)
    }
    return write(page, named: SitePath.stem(of: name), console)
  }

  private func refuse(_ summary: String, fix: String?, _ console: Console) -> Tool.ExitCode {
    console.report([.error("render.file", summary, at: nil, fix: fix)])
    return nothingWritten(console)
  }

  private func nothingWritten(_ console: Console) -> Tool.ExitCode {
    console.printError("nothing was written\n")
    return .failure
  }

  /// Whether a file is a page's source, perhaps through a link.
  private func isPage(_ page: String, _ path: String, _ root: String) -> Bool {
    root + "/" + page == path || FileSystem.realPath(root + "/" + page) == path
  }

  /// The source path of the page made from a file; nil if it isn't a page.
  private func sourcePath(of path: String, _ root: String, _ built: SinglePages) -> String? {
    let pages = (Array(built.parts.keys) + built.unpublished.map(\.sourcePath)).sorted(by: SitePath.precedes)
    return pages.first { root + "/" + $0 == path } ?? pages.first { isPage($0, path, root) }
  }

  // MARK: Writing

  private func write(_ page: PageParts, named name: String, _ console: Console) -> Tool.ExitCode {
    let figures = page.strips.map { (name: $0.id + ".svg", bytes: $0.svg) }
    let drawings = page.files.sorted { $0.key < $1.key }.map { (name: $0.key, bytes: $0.value) }
    let html = (name: name + ".html", bytes: document(page))
    var animations: [(name: String, bytes: [UInt8])] = []
    do throws(Diagnostic) {
      animations = try animatedFiles(page)
    } catch {
      console.report([error])
      return nothingWritten(console)
    }
    let files = RenderedFiles(figures + drawings + animations + [html], in: output)
    do throws(FileError) {
      let problems = try files.problems()
      guard problems.isEmpty else {
        console.report(problems)
        return nothingWritten(console)
      }
      for name in try files.write() where !isQuiet { console.print("wrote \(output)/\(name)\n") }
    } catch {
      console.report([.error("output.failed", error.description, at: nil)])
      return nothingWritten(console)
    }
    if page.strips.isEmpty {
      console.report([
        Diagnostic(
          .note, "render.no-figures", "“\(file)” has no strips, so only its text was written",
          at: nil)
      ])
    }
    return .success
  }

  /// The animated files of the page's moving figures, if requested.
  private func animatedFiles(
    _ page: PageParts
  ) throws(Diagnostic) -> [(name: String, bytes: [UInt8])] {
    guard let animated, let path = Installed.program(Rasterizer.program) else { return [] }
    var files: [(name: String, bytes: [UInt8])] = []
    for figure in page.animations {
      files += try animated.files(of: figure.animation, named: figure.id, by: Rasterizer(path))
    }
    guard let film = animated.format.film else { return files }
    return files.map { ($0.name, film.opened($0.bytes, forComment: RenderedFiles.markSize)) }
  }

  private func document(_ page: PageParts) -> [UInt8] {
    var html = HTMLWriter.page
    html.newline()
    html.void("html", .english)
    html.void("meta", .utf8)
    html.void("meta", .name("viewport"), HTMLAttribute("content", "width=device-width"))
    html.line { $0.element("title", text: SitePath.stem(of: file)) }
    let look =
      ":root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto}"
    let styles = Array((look + StageStyles.css + PlotStyles.css).utf8) + page.styles
    html.line { $0.element("style") { $0.html(styles) } }
    html.line { html in
      html.element("main") { main in
        main.newline()
        main.html(page.html)
      }
    }
    return html.bytes
  }
}
