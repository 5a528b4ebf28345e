import Diagnostics
import Files
import Rendering
import SiteBuilder

struct RenderCommand: Command {
  static let name = "render"
  static let summary = "writes the figures of one page as files of their own"
  static let details = """
    Every strip becomes an SVG file named after the figure's anchor, and the page without its layout one
    HTML file, with all styles inside. FILE is a page of the site, such as content/tutorials/fold.md.
    """
  static let operands = [OperandDescription("FILE", isRequired: true, "a Markdown file in content/")]
  private static let output = OptionDescription(
    "--output", value: "DIR", "the folder to write to (default: .)")
  private static let scale = OptionDescription(
    "--scale", value: "NUMBER", "how large a frame will be shown, over the screen's own size (default: 1)")
  static let options: [OptionDescription] = [.source, output, scale, .drafts, .noCache, .quiet]

  private let site: SiteArguments
  private let file: String
  private let output: String
  private let scale: Double
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    site = try SiteArguments(arguments)
    file = arguments.operands.first ?? ""
    output = try arguments.text(Self.output) ?? "."
    let text = try arguments.text(Self.scale) ?? "1"
    guard let scale = Double(text), (0.05...4).contains(scale) else {
      throw UsageError("“\(text)” is no scale", allowed: ["a number from 0.05 to 4"])
    }
    self.scale = scale
    isQuiet = arguments.has(.quiet)
  }

  func run(_ console: Console) -> Tool.ExitCode {
    guard let path = FileSystem.realPath(file), let root = FileSystem.realPath(site.source),
      path.hasPrefix(root + "/content/")
    else {
      console.report([
        .error(
          "render.file", "“\(file)” is no page of the site in “\(site.source)”", at: nil,
          fix: "name a file in its folder “content”, and the site with --source")
      ])
      return .failure
    }
    let built = site.site(standaloneScale: scale).build()
    defer { site.finishCache(console) }
    let name = String(path.dropFirst(root.utf8.count + 1))
    let problems = built.diagnostics.filter { $0.range.map { $0.file.path == name } ?? true }
    console.report(problems)
    guard let page = built.parts[name], !problems.contains(where: { $0.severity == .error }) else {
      console.printError("nothing was written\n")
      return .failure
    }
    do throws(FileError) {
      try FileSystem.makeFolders(output)
      for strip in page.strips { try write(strip.svg, to: strip.id + ".svg", console) }
      try write(document(page), to: SitePath.stem(of: name) + ".html", console)
    } catch {
      console.report([.error("output.failed", error.description, at: nil)])
      return .failure
    }
    return .success
  }

  private func write(_ bytes: [UInt8], to name: String, _ console: Console) throws(FileError) {
    try FileSystem.write(bytes, to: output + "/" + name)
    if !isQuiet { console.print("wrote \(output)/\(name)\n") }
  }

  private func document(_ page: PageParts) -> [UInt8] {
    var html = Array("<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">".utf8)
    html += "<meta name=\"viewport\" content=\"width=device-width\"><title>".utf8
    html += SitePath.stem(of: file).utf8.filter { !"<>&".utf8.contains($0) }
    html +=
      "</title>\n<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto}"
      .utf8
    html += (StageStyles.css + PlotStyles.css).utf8
    html += page.styles
    return html + "</style>\n<main>\n".utf8 + page.html + "</main>\n".utf8
  }
}
