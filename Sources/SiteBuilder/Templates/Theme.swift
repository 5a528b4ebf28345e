import CTheme
import Rendering

/// The theme inside the program: what a site's own `templates/` does not replace.
enum Theme {
  /// The paths of all files, relative to `templates/`, sorted.
  static let paths: [String] = templates + [FigureStyles.sharedPath]

  private static let templates: [String] = (0..<CThemeFileCount()).map {
    String(cString: CThemeFileAt($0).path)
  }

  /// The bytes of a file; nil if the theme has none of that path.
  static func bytes(of path: String) -> [UInt8]? {
    if path == FigureStyles.sharedPath { return Array((StageStyles.css + PlotStyles.css).utf8) }
    guard let index = templates.firstIndex(of: path) else { return nil }
    let file = CThemeFileAt(index)
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
