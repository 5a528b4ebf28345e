import Diagnostics
import Files
import Processes
import Text

/// Makes CSS of the Sass of a Jekyll site, with the program `sassc` or `sass`.
///
/// It is a process of its own with limits, so that no style sheet can end a build.
enum JekyllSass {
  private static let programs = ["sassc", "sass"]
  private static let resources = Command.Resources(memory: 1 << 30, processorTime: 30)
  private static let limits = Command.Limits(time: .seconds(30), output: 16 << 20)

  /// Whether a page is written in Sass.
  static func isSass(_ path: String) -> Bool {
    ["scss", "sass"].contains(SitePath.fileExtension(of: path))
  }

  /// The CSS of a page; empty with a problem, which is reported.
  static func css(
    _ text: [UInt8], of page: SourcePage, in site: JekyllSite, root: String,
    _ diagnostics: DiagnosticCollector
  ) -> [UInt8] {
    guard let program = programs.lazy.compactMap({ FileSystem.program($0) }).first else {
      diagnostics.report(missing(at: page.place))
      return []
    }
    let isIndented = SitePath.fileExtension(of: page.path) == "sass"
    var folders = [site.sassFolder, "."]
    if let theme = site.theme { folders.insert(theme.folder + "/_sass", at: 1) }
    var arguments = ["--stdin"]
    if isIndented { arguments.append(SitePath.name(of: program) == "sassc" ? "--sass" : "--indented") }
    let style = site.values.first { $0.key.string == "sass" }?.value["style"]?.string
    if style == "compressed" || style == ":compressed" { arguments += ["--style", "compressed"] }
    for folder in folders { arguments += ["--load-path", folder] }
    // An empty input is no input at all to a process.
    let input = text.isEmpty ? Array("\n".utf8) : text
    let command = Command(program, arguments, folder: root, resources: resources)
    guard let outcome = try? command.run(input: input, limits: limits) else {
      diagnostics.report(failure("“\(program)” doesn't start", page))
      return []
    }
    guard outcome.hasSucceeded else {
      let words = String(decoding: outcome.output.prefix(2000), as: UTF8.self)
      diagnostics.report(failure(summary(words), page))
      return []
    }
    return outcome.output
  }

  /// The first line of what the program says, and the line with the place.
  private static func summary(_ words: String) -> String {
    let lines = words.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
    return lines.prefix(2).joined(separator: ", ")
  }

  private static func failure(_ reason: String, _ page: SourcePage) -> Diagnostic {
    .error(
      "jekyll.sass", "this style sheet is empty in the site: \(reason)", at: page.place,
      fix: "lines count from the end of the front matter")
  }

  private static func missing(at place: SourceRange) -> Diagnostic {
    .error(
      "jekyll.sass-missing", "this style sheet is empty in the site: no program for Sass is installed",
      at: place, allowed: programs, fix: "“apt install sassc”, or “brew install sassc”")
  }
}
