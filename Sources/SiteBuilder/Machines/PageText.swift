import Directives
import Markdown
import Text

/// A page as programs read it.
struct PageText: Sendable, Equatable {
  var markdown = MarkdownText()
  /// One line about the page; empty if nothing says it.
  var summary = ""

  static let empty = PageText()
}

extension LayoutStage {
  /// A page as Markdown, with what its layout would list.
  func text(of page: Page) -> PageText {
    let templates = contexts[page.language]
    let site = templates.site
    let words = site.configuration.localization
    let metadata = site.head(of: page.index).metadata
    var html = page.kind == .glossary ? site.glossary?.html(on: page) ?? [] : []
    html += site.content(page.index, PageContent.html) ?? []
    let figures = site.content(page.index, PageContent.descriptions) ?? []
    var introduction: [String] = []
    if let summary = metadata?.summary { introduction.append(summary) }
    if let date = page.date {
      let day = String(decoding: date.formatted("%Y-%m-%d"), as: UTF8.self)
      introduction.append(([day] + (metadata?.authors ?? [])).joined(separator: ", "))
    }
    var markdown = MarkdownConversion.markdown(
      of: html, title: site.head(of: page.index).title, introduction: introduction,
      root: Array(page.linkToRoot.utf8), folder: Array((site.configuration.jekyll?.baseurl ?? "").utf8),
      figures: Dictionary(figures.map { ($0.id, $0.markdown(words)) }) { first, _ in first })
    MachineList(page, in: site).append(to: &markdown)
    markdown.bytes = markdown.bytes.compacted()
    var summary = metadata?.summary ?? ""
    if summary.isEmpty, let excerpt = site.content(page.index, PageContent.excerpt), !excerpt.isEmpty {
      summary = MarkdownConversion.line(of: excerpt, limit: Self.longestSummary)
    }
    return PageText(markdown: markdown, summary: summary)
  }

  /// The most bytes of a summary that is taken from a page's text.
  private static var longestSummary: Int { 240 }
}
