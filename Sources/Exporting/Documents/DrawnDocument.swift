import CodeBlocks
import Diagnostics
import Directives

/// The figures of a document, drawn.
package struct DrawnDocument: Sendable {
  /// A block of the document that is ours: a directive, or a listing with words that other programs don't know.
  package struct Block: Sendable {
    /// The whole fence.
    package let range: SourceRange
    /// The name that its author gave it.
    package var name: String?
    /// The figure; empty for a listing.
    package var html: [UInt8] = []
    /// The listing to show, above the figure; nil for none.
    package var listing: CodeBlock?
    /// The runs of the figure, if they were kept.
    package var records: [RunRecord] = []
    package var strips: [StandaloneStrip] = []
    /// The motion of the figure, if the runs were kept; nil for a figure at rest.
    package var animation: StandaloneAnimation?
    /// The drawing of a figure at rest, if the runs were kept.
    package var still: StandaloneAnimation?
    /// The figure in words, if the runs were kept.
    package var description: FigureDescription?
    /// The caption in Markdown; nil for a listing.
    package var caption: SourceText?

    init(range: SourceRange) { self.range = range }

    /// The block of a listing; nil for a listing that the other program can show as it is.
    ///
    /// - Parameter keepsLook: whether the other program may know words such as `linenos`.
    init?(listing block: CodeBlock, keepsLook: Bool) {
      let words = block.words
      let isPlain = words.use == .run && !words.isHidden && words.name == nil && words.replaces == nil
      let isKept = keepsLook || block.display == nil
      guard !isPlain || !isKept || block.shownCode != block.code.bytes else { return nil }
      range = block.range
      listing = words.isHidden ? nil : block
    }
  }

  /// The path of the text relative to its folder.
  package let path: String
  /// The start of the text; nil for an empty one.
  package let start: SourceRange?
  /// The start of the ids of figures: empty if the author names them, since links lead there. A file of Swift may have
  /// the name of another one.
  let idPrefix: String
  /// The blocks in the order of the text.
  package let blocks: [Block]
  /// The style sheet of all figures.
  package let styles: [UInt8]
  /// Drawings and pictures that the figures refer to, by name.
  package let files: [String: [UInt8]]
  package let diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.hasErrors }

  init(
    _ document: FigureDocument, _ handler: DocumentHandler, pictures: [String: [UInt8]],
    _ diagnostics: [Diagnostic]
  ) {
    (path, start) = (document.path, document.start)
    idPrefix = document.isOfSwift ? handler.figures.environment.scopePrefix : ""
    blocks = handler.blocks.sorted { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
    styles = handler.figures.styleSheet
    let drawings = handler.figures.files.compactMapValues { file in
      if case .bytes(let bytes) = file { bytes } else { nil }
    }
    files = drawings.merging(pictures) { drawing, _ in drawing }
    self.diagnostics = diagnostics
  }
}
