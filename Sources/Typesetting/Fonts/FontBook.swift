import Synchronization
import TransitionEngine

/// The fonts of a run: finds Inter's faces, opens each on first use, and keeps it.
///
/// Safe to share between threads. Its fonts are immutable.
package final class FontBook: Sendable {
  /// The folders in which faces are searched, in this order.
  package let folders: [String]

  let fallbacks: FallbackFonts
  private let faces = Mutex<[String: FontFace]>([:])

  /// - Parameter folders: folders that are searched before the known ones.
  package convenience init(searchingFirst folders: [String] = []) {
    let own = folders + Self.knownFolders
    self.init(folders: own, fallbackFolders: own + Self.systemFolders)
  }

  /// - Parameters:
  ///   - folders: the only folders in which Inter is searched, first match first.
  ///   - fallbackFolders: the folders in which fonts for characters that Inter lacks are searched.
  package init(folders: [String], fallbackFolders: [String] = []) {
    self.folders = folders
    fallbacks = FallbackFonts(folders: fallbackFolders)
  }

  /// The folders in which Debian's package, Homebrew and the font installers of both systems put Inter.
  package static var knownFolders: [String] {
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    return [
      "/usr/share/fonts/opentype/inter",
      "/usr/local/share/fonts",
      home + "/.local/share/fonts",
      home + "/Library/Fonts",
      "/Library/Fonts",
      "/opt/homebrew/share/fonts",
    ]
  }

  /// The folders in which Debian's packages and macOS have fonts of other scripts.
  private static var systemFolders: [String] {
    [
      "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto", "/usr/share/fonts/truetype/droid",
      "/usr/share/fonts/truetype/ancient-scripts", "/usr/share/fonts/truetype/dejavu",
      "/System/Library/Fonts/Supplemental",
    ]
  }

  /// The font of a style.
  /// - Throws: `FontError`, if the style's face isn't installed or isn't readable.
  package func font(_ style: TextStyle) throws(FontError) -> Font {
    Font(face: try face(named: style.faceName), style: style)
  }

  private func face(named name: String) throws(FontError) -> FontFace {
    try faces.withLock { faces throws(FontError) in
      if let known = faces[name] { return known }
      let face = try FontFile.open(face: name, in: folders, fallbacks: fallbacks)
      faces[name] = face
      return face
    }
  }
}
