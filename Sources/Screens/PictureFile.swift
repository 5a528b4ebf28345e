import Diagnostics
import ImageFiles
import UIKit

/// A validated image file.
package struct PictureFile: Hashable, Codable, Sendable {
  /// The URL from the site's root.
  package var url: String
  package var file: ImageFile
  /// Pixels per point, for a picture that has pixels.
  package var scale: CGFloat

  package init(url: String, file: ImageFile, scale: CGFloat = 1) {
    self.url = url
    self.file = file
    self.scale = scale
  }

  func image() -> UIImage { UIImage(file, url: url, scale: scale) }
}

extension PictureFile {
  /// The file with a name; nil, with a diagnostic, if it doesn't exist or cannot be shown.
  package init?(
    named name: Located<String>, image: @escaping SiteImage.Loader, _ diagnostics: DiagnosticCollector
  ) {
    var reader = ScreenReader(image: image, diagnostics)
    guard let picture = reader.file(name) else { return nil }
    self = picture
  }
}
