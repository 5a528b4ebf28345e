import Diagnostics
import Directives

/// Selected pages of a site, made without the others.
package struct SinglePages: Sendable {
  /// The pages by source path.
  package var parts: [String: PageParts]
  /// The problems of these pages, and of the parts of the site that were read; sorted by place.
  package var diagnostics: [Diagnostic]
  /// The compiler's errors in the site's own Swift, if they keep a page from running; sorted by place.
  package var codeProblems: [Diagnostic]
  /// The pages that were read but aren't published.
  package var unpublished: [UnpublishedPage]
}

/// A page without its layout.
package struct PageParts: Sendable {
  package var html: [UInt8]
  /// The CSS rules of its figures.
  package var styles: [UInt8]
  package var strips: [StandaloneStrip]
  package var animations: [NamedAnimation]
  /// The SVG files of its figures, by name.
  package var files: [String: [UInt8]]

  init(_ content: PageContent) {
    html = content.html
    styles = content.styles
    strips = content.standaloneStrips
    animations = content.animations
    files = content.files.compactMapValues { if case .bytes(let bytes) = $0 { bytes } else { nil } }
  }
}
