import Diagnostics
import Directives
import Files
import SiteBuilder

/// Replaces the figures in Markdown by HTML or pictures.
package struct Weaver: Sendable {
  package var target = WeaveTarget.markdown
  /// The folder of drawings, relative to the output; nil for the target's own.
  package var assets: String?
  /// The address of the drawings' folder on all pages; nil for that of the target.
  package var address: String?
  package var tools: FigureDocument.Tools

  package init(_ tools: FigureDocument.Tools) { self.tools = tools }

  /// A woven text.
  package struct Woven: Sendable {
    package var bytes: [UInt8]
    /// The drawings, by their paths in the output.
    package var files: [String: [UInt8]]
    package var diagnostics: [Diagnostic]
    package var figureCount: Int
  }

  /// Weaves a text.
  ///
  /// - Parameter path: the path of the text relative to the folder, which is also its path in the output.
  package func weave(_ file: SourceFile, path: String, in folder: DocumentFolder) -> Woven {
    if let problem = file.notUTF8 {
      return Woven(bytes: file.bytes, files: [:], diagnostics: [problem], figureCount: 0)
    }
    guard FigureDocument.mayHaveFigures(file.bytes) else {
      return Woven(bytes: file.bytes, files: [:], diagnostics: [], figureCount: 0)
    }
    let assets = assets ?? target.assets
    var options = FigureDocument.Options()
    options.assets = address ?? target.address(of: assets, from: path)
    options.foreignDirectives = target.ownDirectives
    let drawn = FigureDocument(file, path: path).draw(options, tools, in: folder)
    var styles = Fragment.styleElement(for: drawn)
    let text = WovenText(file, drawn.blocks) { block in
      var lines = block.listing.map { WovenText.fence($0.shownCode, language: "swift") } ?? []
      guard !block.html.isEmpty else { return lines }
      if !lines.isEmpty { lines.append(0x0A) }
      lines += target.raw(styles + Fragment.html(of: block))
      styles = []
      return lines
    }
    let files = drawn.files.map { (SitePath.join(assets, $0.key), $0.value) }
    return Woven(
      bytes: text.bytes, files: Dictionary(uniqueKeysWithValues: files), diagnostics: drawn.diagnostics,
      figureCount: drawn.blocks.count { !$0.html.isEmpty })
  }
}
