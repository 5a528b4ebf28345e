/// The reason that a font can't be used. The description says what to install.
package enum FontError: Error, Equatable, CustomStringConvertible {
  /// No folder holds the face.
  case missing(face: String, folders: [String])
  /// The file exists, but isn't a font.
  case unreadable(path: String)

  package var description: String {
    switch self {
    case .missing(let face, let folders):
      "font \(face) isn't installed: install Inter 4 (Debian: apt-get install fonts-inter; "
        + "macOS: brew install --cask font-inter); looked in \(folders.joined(separator: ", "))"
    case .unreadable(let path):
      "\(path) isn't a font file: reinstall Inter (Debian: apt-get install --reinstall fonts-inter; "
        + "macOS: brew reinstall --cask font-inter)"
    }
  }
}
