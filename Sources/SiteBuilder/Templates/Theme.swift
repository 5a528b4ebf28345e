import CTheme
import Rendering

/// The theme inside the program, whose files a site's `templates/` can replace.
enum Theme {
  /// The paths of all files, relative to `templates/`, sorted.
  static let paths: [String] = templates + [FigureStyles.sharedPath]

  /// The script of buttons that copy code.
  static let copyScriptPath = "assets/copy.js"
  static let languageStylePath = "assets/languages.css"

  /// The style sheet of the switcher between versions.
  static let versionStylePath = "assets/versions.css"

  private static let templates: [String] = (0..<CThemeFileCount()).map {
    String(cString: CThemeFileAt($0).path)
  }

  /// The bytes of a file; nil if the theme doesn't have it.
  static func bytes(of path: String) -> [UInt8]? {
    if path == FigureStyles.sharedPath { return Array((StageStyles.css + PlotStyles.css).utf8) }
    guard let index = templates.firstIndex(of: path) else { return nil }
    let file = CThemeFileAt(index)
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// The bytes of a file as a site publishes them: style sheets have no comments, which readers would load with every
  /// site.
  static func publishedBytes(of path: String) -> [UInt8]? {
    guard let bytes = bytes(of: path) else { return nil }
    return isStyleSheet(path) ? StyleSheet.withoutComments(bytes) : bytes
  }

  static func isStyleSheet(_ path: String) -> Bool { path.hasSuffix(".css") && paths.contains(path) }
}

extension Theme {
  /// The layouts' names, without extension.
  static let layoutNames = names(in: TemplateLibrary.layoutFolder).map { String($0.dropLast(".html".count)) }

  /// The includes' names, with extension.
  static let includeNames = names(in: TemplateLibrary.includeFolder)

  private static func names(in folder: String) -> [String] {
    paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
  }
}
