import CodeBlocks
import Diagnostics
import DirectiveParsing
import HTML
import Highlighting
import Markdown
import Options
import Text

/// `{literalinclude} path`: a file of the site, or lines of it, as a listing.
struct LiteralIncludeDirective: DirectiveKind {
  let name = "literalinclude"
  let argument = ArgumentDescription.required(meaning: "the path of a file")
  let isFigure = false
  private static let region = Option(
    "region", .text("a name"), unset: "all lines",
    "shows the lines between `// #region NAME` and `// #endregion`"
  )
  private static let lines = Option(
    "lines", .text("numbers and ranges, such as 5-20 or 1,3,8-"), unset: "all lines",
    "the lines to show")
  private static let name = Option(
    "name", .text("letters, digits, -, _"), "the name of the listing, and its anchor for links")
  private static let caption = Option("caption", .text("Markdown"), "the caption above the listing")
  private static let noRun = Option(flag: "no-run", "keeps a Swift file out of the page's program")
  private static let hidden = Option(flag: "hidden", "runs the file without showing it")
  private static let lineList = ValueKind<String>.text("lines, such as 2,4-6")
  /// The attributes of a [fence](code.md), by the same names.
  private static let looks: [any OptionDescription] = [
    Option("title", .text("text"), "the title above the code, such as its file"),
    Option(
      "linenos", .text("a number, or nothing"), unset: "no numbers",
      "shows line numbers, from 1 or the given number on"),
    Option("mark", .text("lines, such as 2,4-6, or a word in quotes"), "the lines or the word to mark"),
    Option("ins", lineList, "the lines to show as added"),
    Option("del", lineList, "the lines to show as removed"),
    Option("focus", lineList, "the lines to focus; the others are dimmed"),
    Option("fold", lineList, "the lines to fold"),
    Option(flag: "wrap", "wraps long lines"),
    Option(flag: "annotate", "shows comments such as `// (1)` as numbers"),
    Option(PageBlock.tabOption, .text("a title"), "makes the listing a tab of a group"),
  ]
  let options: [any OptionDescription] = [region, lines, name, caption, noRun, hidden] + looks

  func html<Page: DirectivePage>(
    for directive: DirectiveReader, on page: inout Page
  ) -> [UInt8] {
    reportText(of: directive)
    let id = directive[Self.name].map { _ in FigureName.id(of: directive, scope: "", on: &page) }
    guard let block = block(of: directive, page.figures.environment) else { return [] }
    guard !block.words.isHidden else { return [] }
    let inner = page.highlighted(block, directive.diagnostics) ?? []
    let code = CodeBlock.html(
      language: block.language.isEmpty ? nil : block.language, inner, block.display,
      frame: page.figures.listings.frame(
        of: block, at: directive.range.bytes.lowerBound, in: page.markdown.options.localization),
      isFocusable: page.markdown.options.focusableCode,
      localization: page.markdown.options.localization)
    return figure(code, id: id, caption: caption(of: directive, on: &page))
  }

  func listing(in directive: Directive, _ environment: FigureEnvironment) -> CodeBlock? {
    block(of: DirectiveReader(directive: directive, lines: lines(of: directive)), environment)
  }

  private func block(of directive: DirectiveReader, _ environment: FigureEnvironment) -> CodeBlock? {
    var words = FenceWords(use: directive.value(of: Self.noRun) ? .compile : .run)
    words.isHidden = directive.value(of: Self.hidden)
    words.name = directive[Self.name]?.value
    words.region = directive[Self.region]?.value
    let lines = lines(of: directive)
    guard let path = directive.argument, let file = environment.listing(path, directive.diagnostics) else {
      return nil
    }
    let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var block = CodeBlock(
      language: Highlighter.language(ofFile: path.value) ?? "", words: words,
      code: SourceText(file, start..<file.bytes.count), range: SourceRange(file, start..<file.bytes.count))
    let looks = Self.looks.compactMap { option in
      directive.directive[option: option.name].map { (name: option.name, value: $0.value) }
    }
    if !looks.isEmpty {
      block.display = CodeDisplay(
        options: looks, language: block.language, fence: directive.range, directive.diagnostics)
    }
    block.lines = lines ?? (words.region == nil ? Located([0...Int.max], at: path.range) : nil)
    return block
  }

  private func reportText(of directive: DirectiveReader) {
    let text = directive.body.bytes.trimmed(0..<directive.body.bytes.count)
    guard !text.isEmpty else { return }
    directive.report(
      .error(
        "listing.text", "“literalinclude” reads its text from a file, so it can't have a body",
        at: directive.body.source(of: text), fix: "delete the body, or use it as the “:caption:”"))
  }

  // MARK: Lines

  /// The largest number of ranges in a list.
  private static let rangeLimit = 100

  private func lines(of directive: DirectiveReader) -> Located<[ClosedRange<Int>]>? {
    guard let option = directive[Self.lines] else { return nil }
    if let region = directive[Self.region] {
      directive.report(
        .error(
          "directive.conflict", "“region” and “lines” exclude each other", at: option.name.range,
          fix: "delete one of them", notes: [.init("the other one", at: region.name.range)]))
      return nil
    }
    let parts = option.value.value.split(separator: ",", omittingEmptySubsequences: false)
    let ranges = parts.prefix(Self.rangeLimit).compactMap(Self.range)
    guard ranges.count == parts.count else {
      directive.report(
        .error(
          "listing.lines", "“\(option.value.value)” isn't a list of line numbers", at: option.value.range,
          allowed: ["numbers from 1 and ranges, separated by commas, such as 1,3,5-10,20-"]))
      return nil
    }
    return Located(ranges, at: option.value.range)
  }

  /// `5`, `5-20`, `5-`.
  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let bounds = String(text).trimmed.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = bounds.first.flatMap({ Int($0) }), first > 0, bounds.count <= 2 else { return nil }
    if bounds.count == 1 { return first...first }
    if bounds[1].isEmpty { return first...Int.max }
    guard let last = Int(bounds[1]), last >= first else { return nil }
    return first...last
  }

  // MARK: The figure

  private func caption<Page: DirectivePage>(of directive: DirectiveReader, on page: inout Page) -> [UInt8]? {
    directive[Self.caption].map { directive.renderInline($0.value, on: &page) }
  }

  /// A block of code with a name or a caption.
  private func figure(_ code: [UInt8], id: String?, caption: [UInt8]?) -> [UInt8] {
    guard id != nil || caption != nil else { return code + "\n".utf8 }
    return HTMLWriter.block("figure", id.map { .id($0) }) { html in
      if let caption { html.line { $0.element("figcaption") { $0.html(caption) } } }
      html.html(code)
    }
  }
}
