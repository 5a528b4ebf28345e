import Diagnostics
import Files
import Text

extension Page {
  /// Whether the page has a text that Markdown can say. Pages for searching, and those that lead elsewhere, have none.
  var hasMarkdown: Bool {
    guard isHTML, isWritten else { return false }
    switch kind {
    case .notFound, .file, .search, .figuresByName, .redirect: return false
    case .home, .section, .tutorial, .post, .page, .termIndex, .term, .glossary:
      return source?.metadata.redirect == nil
    }
  }

  /// The path of the page as Markdown: beside the page, with the other extension.
  var markdownPath: String { String(outputPath.dropLast(Self.ending.count)) + ".md" }

  private static let ending = ".html"

  /// The address of the page as Markdown on the page itself.
  var markdownLink: String {
    String(decoding: PercentEncoding.encoded(SitePath.name(of: markdownPath).utf8), as: UTF8.self)
  }

  /// The path of the page that a path of Markdown would belong to; nil for other paths.
  static func path(ofMarkdown path: String) -> String? {
    path.hasSuffix(".md") ? String(path.dropLast(3)) + ending : nil
  }

  /// Whether lists for programs name the page.
  var isListedForMachines: Bool { isIndexed && hasOwnText && hasMarkdown }
}

extension SitePlan {
  /// Whether a page is written as Markdown, too.
  func writesMarkdown(of page: Page) -> Bool {
    configuration.machineFiles.contains(.markdown) && page.hasMarkdown
      && !(outputs.hasMarkdown && outputs[outputPath: page.markdownPath] != nil)
  }

  /// The pages whose Markdown an own file of the site replaces.
  func markdownConflicts() -> [Diagnostic] {
    guard configuration.machineFiles.contains(.markdown), outputs.hasMarkdown else { return [] }
    return pages.filter { $0.hasMarkdown && outputs[outputPath: $0.markdownPath] != nil }.map { page in
      .warning(
        "machines.conflict",
        "“\(page.markdownPath)” is a file of the site, so the page “\(page.url)” isn't written as Markdown",
        at: page.source?.place, fix: "give the file another name")
    }
  }
}
