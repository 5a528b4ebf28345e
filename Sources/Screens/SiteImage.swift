import Diagnostics
import Markup

/// An image file of the site.
package struct SiteImage: Sendable {
  /// Reads the image that a text names; nil, with a diagnostic, where there is none, or it lies outside of the site.
  package typealias Loader = @Sendable (Located<String>, DiagnosticCollector) -> SiteImage?

  /// From the site's root, without a slash in front; percent-encoded.
  package var url: String
  package var bytes: [UInt8]
  /// Pixels per point, of one that code names.
  package var scale: Double

  package init(url: String, bytes: [UInt8], scale: Double = 1) {
    self.url = url
    self.bytes = bytes
    self.scale = scale
  }
}
