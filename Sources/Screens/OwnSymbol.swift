import Diagnostics
import ImageFiles
import SVGInspection
import Symbols

/// Symbols that an author has drawn: `content/symbols/NAME.svg`.
package enum OwnSymbol {
  /// The file of the symbol with a name; nil if there is none, and nil with a diagnostic if it can't be a symbol.
  package static func file(
    named name: Located<String>, image: SiteImage.Loader, _ diagnostics: DiagnosticCollector
  ) -> PictureFile? {
    guard let found = find(name, image: image),
      symbol(drawnIn: found.bytes, named: name, { diagnostics.report($0) }) != nil,
      let file = try? ImageFile(found.bytes)
    else { return nil }
    return PictureFile(url: found.url, file: file)
  }

  /// The drawing with a name; nil if there is none.
  static func find(
    _ name: Located<String>, image: (Located<String>, DiagnosticCollector) -> SiteImage?
  ) -> SiteImage? {
    guard !name.value.isEmpty, name.value.utf8.count <= 200, !name.value.contains("/") else { return nil }
    return image(Located(path(of: name), at: name.range), DiagnosticCollector())
  }

  /// - Throws: what in the drawing a symbol can't have.
  package static func symbol(drawnIn svg: [UInt8]) throws(SVGDrawing.Unsupported) -> Symbol {
    let drawing = try SVGDrawing(svg)
    return Symbol(path: drawing.path(onGrid: Symbol.gridSize), filledBy: drawing.fillRule)
  }

  /// The symbol of a drawing; nil, with a diagnostic, if it can't be one.
  static func symbol(
    drawnIn svg: [UInt8], named name: Located<String>, _ report: (Diagnostic) -> Void
  ) -> Symbol? {
    do {
      return try symbol(drawnIn: svg)
    } catch {
      report(
        .error(
          "screen.own-symbol",
          "“content\(path(of: name))” can't be a symbol: line \(error.line) has \(error.reason)",
          at: name.range,
          allowed: [
            "paths, circles, ellipses, rects, lines, polylines and polygons in groups, all filled or all stroked"
          ]))
      return nil
    }
  }

  /// The address of the drawing from the site's root.
  private static func path(of name: Located<String>) -> String { "/symbols/\(name.value).svg" }
}
