import Diagnostics

/// An image file of the site.
package struct SiteImage: Codable, Sendable {
  /// Reads the image that a text names; nil, with a diagnostic, if it doesn't exist or is outside of the
  /// site.
  package typealias Loader = @Sendable (Located<String>, DiagnosticCollector) -> SiteImage?

  /// The URL from the site's root, without a leading slash; percent-encoded.
  package var url: String
  package var bytes: [UInt8]
  /// Pixels per point, for an image named in code.
  package var scale: Double

  package init(url: String, bytes: [UInt8], scale: Double = 1) {
    self.url = url
    self.bytes = bytes
    self.scale = scale
  }
}
