import Diagnostics
import ImageFiles
import SVGInspection
import Symbols
import TransitionEngine
import UIKit
import YAML

/// Symbols, outlines and image files.
extension ScreenReader {
  /// A symbol that exists.
  mutating func symbol(_ fields: inout Fields, _ key: String) -> ScreenSymbol? {
    fields.take(key).flatMap { symbol($0, key) }
  }

  mutating func symbol(_ node: YAMLNode, _ key: String) -> ScreenSymbol? {
    guard let name = text(node, key) else { return nil }
    if Symbol.isKnown(name) { return ScreenSymbol(name) }
    if let own = ownSymbol(Located(name, at: node.range)) {
      return own.map { ScreenSymbol(name, drawing: $0) }
    }
    report(
      .unknown(
        "symbol", name, "screen.symbol", at: node.range, allowed: UIImage.symbolNames,
        list: "reference/screens#symbols"))
    return nil
  }

  /// The drawing in `content/symbols` with a name; nil if there is none, and nil within if it can't be a symbol,
  /// which is reported.
  private mutating func ownSymbol(_ name: Located<String>) -> Symbol?? {
    OwnSymbol.find(name, image: { image(named: $0, $1) }).map { image in
      OwnSymbol.symbol(drawnIn: image.bytes, named: name) { report($0) }
    }
  }

  /// An outline in the syntax of SVG.
  mutating func path(_ fields: inout Fields, _ key: String) -> Path? {
    guard let node = fields.take(key), let text = text(node, key) else { return nil }
    guard let path = PathSyntax.parse(text) else {
      report(
        .error(
          "screen.path", "“\(key)” isn't a valid SVG path", at: node.range,
          allowed: ["M, L, H, V, C, S, Q, T, A and Z with their numbers, as in “M0 0 L10 0 L5 8 Z”"]))
      return nil
    }
    return path
  }

  /// An image file of the site.
  mutating func file(_ fields: inout Fields, _ key: String) -> PictureFile? {
    guard let node = fields.take(key), let name = text(node, key) else { return nil }
    return file(Located(name, at: node.range))
  }

  mutating func file(_ name: Located<String>) -> PictureFile? {
    guard let image = image(named: name) else { return nil }
    do {
      let file = try ImageFile(image.bytes)
      if file.kind == .svg { inspect(file, name) }
      return PictureFile(url: image.url, file: file, scale: CGFloat(image.scale))
    } catch {
      report(
        .error(
          "screen.image", "can't show “\(name.value)”: \(error.description)", at: name.range,
          allowed: ["a PNG", "a JPEG", "an SVG with a size"]))
      return nil
    }
  }

  private mutating func inspect(_ file: ImageFile, _ name: Located<String>) {
    switch SVGProblem.first(in: file.bytes) {
    case nil: break
    case .runs(let script):
      report(
        .warning(
          "screen.image-script", "“\(name.value)” has \(script)", at: name.range,
          explanation:
            "a figure shows the file as a picture, without scripts, but a browser that opens the file runs them",
          fix: "remove it from the file"))
    case .malformed(let reason, let line):
      report(
        .warning(
          "screen.image-malformed", "“\(name.value)” isn't well-formed: \(reason), in line \(line)",
          at: name.range,
          explanation: "browsers don't show such a file, or only a part of it",
          fix: "export the picture again, or fix the file"))
    }
  }
}
