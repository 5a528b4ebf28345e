import Diagnostics
import Directives
import Markdown
import Rendering
import Text

/// The content of a page inside its layout, and the data that the rest of the build needs.
final class PageContent: Sendable {
  let html: [UInt8]
  let headings: [Heading]
  /// The names that the page defines.
  let names: [DefinedName]
  /// The terms that the page explains.
  let terms: [DefinedTerm]
  /// The figures that listings run, with the types that these use; empty on sites without search.
  let uses: [FigureUse]
  /// The first paragraph, as HTML.
  let excerpt: [UInt8]
  let wordCount: Int
  /// The ids of the page's text.
  let anchors: AnchorRegistry
  /// The CSS rules of the page's figures; empty without figures.
  let styles: [UInt8]
  /// The path of the style sheet in the site; nil without rules.
  let stylePath: String?
  /// The SVG files of the page's figures, by name.
  let files: [String: FigureFile]
  /// The versions of the page's pictures, by their paths in the site.
  let pictures: [String: FigureFile]
  /// The hosts whose pages it can show in frames, sorted.
  let frameHosts: [String]
  /// The sizes and accuracy of the page's figures.
  let figures: [FigureReport]
  /// The page's figures in words and numbers; empty if no file for programs needs them.
  let descriptions: [FigureDescription]
  let standaloneStrips: [StandaloneStrip]
  let animations: [NamedAnimation]
  /// The strip of the first figure with motion.
  let leadStrip: StripImage?
  /// The frames of that strip.
  let leadFrames: FrameRow?
  /// The middle frame of the first figure with motion.
  let leadFrame: StripImage?
  let links: CollectedLinks
  let diagnostics: [Diagnostic]
  let cost: ContentCost

  init(
    html: [UInt8], document: MarkdownDocument? = nil, names: [DefinedName] = [],
    uses: [FigureUse] = [],
    anchors: AnchorRegistry = AnchorRegistry(),
    styles: [UInt8] = [], stylePath: String? = nil, files: [String: FigureFile] = [:],
    pictures: [String: FigureFile] = [:], frameHosts: [String] = [],
    figures: [FigureReport] = [], descriptions: [FigureDescription] = [],
    standaloneStrips: [StandaloneStrip] = [], animations: [NamedAnimation] = [], excerpt: [UInt8]? = nil,
    leadStrip: StripImage? = nil, leadFrames: FrameRow? = nil, leadFrame: StripImage? = nil,
    links: CollectedLinks = CollectedLinks(), diagnostics: [Diagnostic] = [],
    cost: ContentCost = ContentCost()
  ) {
    self.html = html.compacted()
    headings = document?.headings.compacted() ?? []
    self.names = names
    terms = document?.terms ?? []
    self.uses = uses
    self.excerpt = excerpt ?? document?.excerpt ?? []
    wordCount = document?.wordCount ?? 0
    self.anchors = anchors
    self.styles = styles
    self.stylePath = stylePath
    self.files = files
    self.pictures = pictures
    self.frameHosts = frameHosts
    self.figures = figures
    self.descriptions = descriptions
    self.standaloneStrips = standaloneStrips
    self.leadStrip = leadStrip
    self.leadFrames = leadFrames
    self.leadFrame = leadFrame
    self.animations = animations
    self.links = links
    self.diagnostics = diagnostics
    self.cost = cost
  }

  /// Whether there is something to report: a problem, a dead link, a figure.
  var hasReport: Bool {
    !(diagnostics.isEmpty && links.dead.isEmpty && links.external.isEmpty && figures.isEmpty)
  }

  /// The content of pages that the builder adds.
  static let empty = PageContent(html: [])

  /// The reading time at 220 words a minute, at least 1; nil for a page without prose.
  var readingMinutes: Int? { wordCount == 0 ? nil : max(1, (wordCount + 110) / 220) }
}
