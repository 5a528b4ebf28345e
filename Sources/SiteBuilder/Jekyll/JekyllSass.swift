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
  ///
  /// - Parameter source: the text before it was changed, line by line, for the places of problems.
  static func css(
    _ text: [UInt8], _ source: SourceText, of page: SourcePage, in site: JekyllSite, root: String,
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
      diagnostics.report(failure(summary(words), page, at: place(in: words, source)))
      return []
    }
    return outcome.output
  }

  /// The first line of what the program says, and the line with the place if that is in another file.
  private static func summary(_ words: String) -> String {
    let lines = words.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
    return lines.prefix(2).filter { position(in: $0) == nil }.joined(separator: ", ")
  }

  /// The first place in the page that the program names; nil without one.
  private static func place(in words: String, _ text: SourceText) -> SourceRange? {
    for line in words.split(separator: "\n") {
      guard let position = position(in: String(line).trimmed) else { continue }
      let lines = Array(text.bytes.lines)
      guard lines.indices.contains(position.line - 1) else { return nil }
      let content = lines[position.line - 1].content
      let start = min(content.lowerBound + max(position.column - 1, 0), max(content.upperBound - 1, 0))
      return text.source(of: start..<min(start + 1, text.bytes.count))
    }
    return nil
  }

  /// The line and the column in `on line 2:9 of stdin`, as `sassc` says, or `- 2:9  root stylesheet`, as `sass` does.
  private static func position(in line: String) -> (line: Int, column: Int)? {
    guard line.hasSuffix(" of stdin") || line.hasSuffix("root stylesheet") else { return nil }
    for word in line.split(separator: " ") {
      let numbers = word.split(separator: ":").map { Int($0) }
      if numbers.count == 2, let line = numbers[0], let column = numbers[1] { return (line, column) }
    }
    return nil
  }

  private static func failure(_ reason: String, _ page: SourcePage, at place: SourceRange? = nil)
    -> Diagnostic
  {
    .error(
      "jekyll.sass", "this style sheet is empty in the site: \(reason)", at: place ?? page.place,
      fix: place == nil ? "lines count from the end of the front matter" : nil)
  }

  private static func missing(at place: SourceRange) -> Diagnostic {
    .error(
      "jekyll.sass-missing", "this style sheet is empty in the site: no program for Sass is installed",
      at: place, allowed: programs, fix: "“apt install sassc”, or “brew install sassc”")
  }
}
