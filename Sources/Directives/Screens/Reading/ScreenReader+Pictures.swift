import Diagnostics
import ImageFiles
import Markup
import TransitionEngine
import UIKit

/// Symbols, outlines and image files.
extension ScreenReader {
  /// The name of a symbol that exists.
  mutating func symbol(_ fields: inout Fields, _ key: String) -> String? {
    fields.take(key).flatMap { symbol($0, key) }
  }

  mutating func symbol(_ node: YAMLNode, _ key: String) -> String? {
    guard let name = text(node, key) else { return nil }
    guard UIImage.symbolNames.contains(name) else {
      report(.unknown("symbol", name, "screen.symbol", at: node.range, allowed: UIImage.symbolNames))
      return nil
    }
    return name
  }

  /// An outline in the syntax of SVG.
  mutating func path(_ fields: inout Fields, _ key: String) -> Path? {
    guard let node = fields.take(key), let text = text(node, key) else { return nil }
    guard let path = PathSyntax.parse(text) else {
      report(
        .error(
          "screen.path", "“\(key)” is not the outline of an SVG path", at: node.range,
          allowed: ["M, L, H, V, C, S, Q, T and Z with their numbers, as in “M0 0 L10 0 L5 8 Z”"]))
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
      if file.kind == .svg { checkScripts(file, name) }
      return PictureFile(url: image.url, file: file)
    } catch {
      report(
        .error(
          "screen.image", "“\(name.value)” cannot be shown: \(error.description)", at: name.range,
          allowed: ["a PNG", "an SVG with a size"]))
      return nil
    }
  }

  private mutating func checkScripts(_ file: ImageFile, _ name: Located<String>) {
    guard let script = SVGScript.first(in: file.bytes) else { return }
    report(
      .warning(
        "screen.image-script", "“\(name.value)” has \(script)", at: name.range,
        explanation: "a figure shows it as a picture, in which nothing runs; opened by itself, it does",
        fix: "take it out of the file"))
  }
}

/// An image file, found to be one.
struct PictureFile: Hashable, Sendable {
  /// From the site's root.
  var url: String
  var file: ImageFile

  /// - Parameter scale: pixels of a PNG per point.
  func image(scale: CGFloat = 1) -> UIImage { UIImage(file, url: url, scale: scale) }
}
