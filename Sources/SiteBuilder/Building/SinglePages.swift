import Diagnostics
import Directives

/// Pages of a site that were made without the others.
package struct SinglePages: Sendable {
  /// By the paths of their sources.
  package var parts: [String: PageParts]
  /// Of these pages, and of the site as far as it was read. Sorted by place.
  package var diagnostics: [Diagnostic]
  /// Pages that were read and left out.
  package var unpublished: [UnpublishedPage]
}

/// A page without its layout.
package struct PageParts: Sendable {
  package var html: [UInt8]
  /// The rules of its figures.
  package var styles: [UInt8]
  package var strips: [StandaloneStrip]
  package var animations: [NamedAnimation]
  /// SVG files that its figures refer to, by their names.
  package var files: [String: [UInt8]]

  init(_ content: PageContent) {
    html = content.html
    styles = content.styles
    strips = content.standaloneStrips
    animations = content.animations
    files = content.files.compactMapValues { if case .bytes(let bytes) = $0 { bytes } else { nil } }
  }
}
