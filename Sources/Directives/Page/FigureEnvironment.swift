import Diagnostics
import Localization
import Screens
import UIKit

/// The inputs of a page's directives from the site around it.
package struct FigureEnvironment: Sendable {
  /// The relative path from the page to the site's root: `../../`, or empty.
  package var rootPrefix: String
  package let site: FigureSite
  /// The device of screens that say nothing of their size.
  package var device = Screen.standardDevice
  /// The words of figures and admonitions.
  package var localization = Localization.english
  /// The folder of all figures' drawings in the site.
  package static let folder = "assets/figures"

  /// The address of the drawings' folder from the page; nil for the site's own, or beside a standalone page.
  package var drawingsAddress: String?

  /// The relative path from the page to the drawings.
  var drawings: String {
    drawingsAddress ?? (standaloneScale == nil ? rootPrefix + Self.folder + "/" : "")
  }

  /// The shown width of a strip's frame as a fraction of the screen's, for strips as standalone files; nil
  /// for none.
  package var standaloneScale: Double?
  /// Whether figures come with their runs, for animated files and descriptions.
  package var keepsAnimations = false
  /// Whether listings and the figures that they run are linked, and lines are lit by the figures' time.
  package var linksListings = true
  /// The start of figures' scopes. A text whose figures stand on a page with those of other texts has one of its own.
  package var scopePrefix = Self.pageScope
  /// The start of figures' scopes on a page.
  package static let pageScope = "f"
  /// Whether figures are described for programs.
  package var describesFigures = false
  /// Reads a file that a page shows as a listing; nil, with a diagnostic, where there is none that can be shown.
  package var listing: ListingReader = { _, _ in nil }

  /// Reads a piece of Markdown that a page includes, with its arguments; nil, with a diagnostic, where there is none.
  package var piece: PieceReader = { _, _, _ in nil }

  /// The size of the file that an earlier build has written for a drawing; nil for none.
  package var writtenSize: @Sendable (_ name: String) -> Int? = { _ in nil }

  /// The complete address of a file, as readers of a printed page need it, by its address on the page.
  package var printedAddress: @Sendable (_ onPage: [UInt8]) -> String = {
    String(decoding: $0, as: UTF8.self)
  }

  package typealias ListingReader = @Sendable (Located<String>, DiagnosticCollector) -> SourceFile?

  package typealias PieceReader =
    @Sendable (
      Located<String>, [(name: String, value: String)], DiagnosticCollector
    ) -> IncludedPiece?

  package init(rootPrefix: String = "", site: FigureSite = FigureSite()) {
    self.rootPrefix = rootPrefix
    self.site = site
  }
}
