import Diagnostics
import Directives
import Markup
import Rendering

/// What a page shows inside its layout, and what the rest of the build wants to know about it.
final class PageContent: Sendable {
  let html: [UInt8]
  let headings: [Heading]
  /// The first paragraph, as HTML.
  let excerpt: [UInt8]
  let wordCount: Int
  /// The ids that links can lead to.
  let anchors: AnchorRegistry
  /// The rules of the page's figures; empty without figures.
  let styles: [UInt8]
  /// Where the rules are written to, in the site; nil without rules.
  let stylePath: String?
  /// SVG files that the page's figures refer to, by their names.
  let files: [String: FigureFile]
  /// What the page's figures weigh, and how true they are.
  let figures: [FigureReport]
  let standaloneStrips: [StandaloneStrip]
  let animations: [NamedAnimation]
  /// The strip of the first figure in which something moves.
  let leadStrip: StripImage?
  let links: CollectedLinks
  let diagnostics: [Diagnostic]
  let cost: ContentCost

  init(
    html: [UInt8], document: MarkdownDocument? = nil, anchors: AnchorRegistry = AnchorRegistry(),
    styles: [UInt8] = [], stylePath: String? = nil, files: [String: FigureFile] = [:],
    figures: [FigureReport] = [],
    standaloneStrips: [StandaloneStrip] = [], animations: [NamedAnimation] = [],
    leadStrip: StripImage? = nil,
    links: CollectedLinks = CollectedLinks(), diagnostics: [Diagnostic] = [],
    cost: ContentCost = ContentCost()
  ) {
    self.html = html
    headings = document?.headings ?? []
    excerpt = document?.excerpt ?? []
    wordCount = document?.wordCount ?? 0
    self.anchors = anchors
    self.styles = styles
    self.stylePath = stylePath
    self.files = files
    self.figures = figures
    self.standaloneStrips = standaloneStrips
    self.leadStrip = leadStrip
    self.animations = animations
    self.links = links
    self.diagnostics = diagnostics
    self.cost = cost
  }

  /// Whether the page has something that a build tells of: a problem, a link that leads nowhere, a figure.
  var hasReport: Bool { !(diagnostics.isEmpty && links.dead.isEmpty && figures.isEmpty) }

  /// For the pages that the builder adds.
  static let empty = PageContent(html: [])

  /// At 220 words a minute, and at least one; nil for a page without prose.
  var readingMinutes: Int? { wordCount == 0 ? nil : max(1, (wordCount + 110) / 220) }
}
