import HTML
import Rendering
import Text
import TransitionEngine
import Typesetting
import UIKit

/// The frames of a strip, side by side.
package struct FrameRow: Sendable, Equatable {
  package var count: Int
  /// Of a frame, in points.
  package var size: CGSize
  /// Between frames, in points.
  package var gap: CGFloat

  package init(count: Int, size: CGSize, gap: CGFloat) {
    (self.count, self.size, self.gap) = (count, size, gap)
  }
}

/// A page in one picture, for those who share its address: its title, and three frames of its first figure.
///
/// Letters are outlines, so that the picture doesn't depend on the fonts of what rasterizes it.
package struct SocialImage {
  /// In pixels, as services that show links ask for.
  package static let width = 1200
  package static let height = 630

  private static let size = CGSize(width: width, height: height)
  private static let margin: CGFloat = 64
  private static let textWidth: CGFloat = 400
  private static let frameGap: CGFloat = 18
  private static let (paper, ink, muted, accent) = ("#f1f2f6", "#14161c", "#5f6473", "#cf3a1d")

  private let title: String
  private let siteTitle: String
  private let row: FrameRow

  package init(title: String, siteTitle: String, row: FrameRow) {
    (self.title, self.siteTitle, self.row) = (title, siteTitle, row)
  }

  /// The picture as an SVG file; nil if the strip isn't a drawing.
  package func drawing(with strip: [UInt8]) -> [UInt8]? {
    guard row.count > 0, let content = Self.content(of: strip) else { return nil }
    return HTMLWriter.html { out in
      out.element("svg") { svg in
        svg.attribute("xmlns", "http://www.w3.org/2000/svg")
        svg.attribute("width", "\(Self.width)")
        svg.attribute("height", "\(Self.height)")
        svg.attribute("viewBox", Self.box(CGRect(origin: .zero, size: Self.size)))
        svg.empty("path") {
          $0.attribute("fill", Self.paper)
          $0.attribute("d") { $0 += Self.background }
        }
        svg.element("defs") { defs in
          defs.element("g") { group in
            group.attribute("id", "zt-strip")
            group.html(content)
          }
        }
        writeFrames(to: &svg)
        writeWords(to: &svg)
      }
    }
  }

  /// What is inside of the root of a drawing.
  private static func content(of strip: [UInt8]) -> [UInt8]? {
    guard strip.first == UInt8(ascii: "<"), let start = strip.firstIndex(of: UInt8(ascii: ">")),
      let end = strip.lastIndex(of: UInt8(ascii: "<")), start < end
    else { return nil }
    return Array(strip[(start + 1)..<end])
  }

  private static let background = Grid.pathData(Path(rect: CGRect(origin: .zero, size: size)))

  private static func box(_ rectangle: CGRect) -> String {
    [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map { "\(Grid.units($0))" }
      .joined(separator: " ")
  }

  // MARK: Frames

  /// The first, the middle and the last frame, or as many as there are.
  private var shown: [Int] { row.count < 3 ? Array(0..<row.count) : [0, row.count / 2, row.count - 1] }

  private func writeFrames(to svg: inout HTMLWriter) {
    let count = CGFloat(shown.count)
    let left = Self.margin * 1.5 + Self.textWidth
    let room = CGSize(
      width: (Self.size.width - Self.margin - left - Self.frameGap * (count - 1)) / count,
      height: Self.size.height - Self.margin * 1.5)
    let scale = min(room.width / max(row.size.width, 1), room.height / max(row.size.height, 1))
    let size = CGSize(width: row.size.width * scale, height: row.size.height * scale)
    let start = Self.size.width - Self.margin - size.width * count - Self.frameGap * (count - 1)
    for (place, frame) in shown.enumerated() {
      let origin = CGPoint(
        x: start + CGFloat(place) * (size.width + Self.frameGap), y: (Self.size.height - size.height) / 2)
      let source = CGPoint(x: CGFloat(frame) * (row.size.width + row.gap), y: 0)
      svg.element("svg") { window in
        window.attribute("x", "\(Grid.units(origin.x))")
        window.attribute("y", "\(Grid.units(origin.y))")
        window.attribute("width", "\(Grid.units(size.width))")
        window.attribute("height", "\(Grid.units(size.height))")
        window.attribute("viewBox", Self.box(CGRect(origin: source, size: row.size)))
        window.empty("use") { $0.attribute("href", "#zt-strip") }
      }
    }
  }

  // MARK: Words

  private static let titleSizes: [CGFloat] = [64, 56, 48, 40, 34]
  private static let mostLines = 5

  private func writeWords(to svg: inout HTMLWriter) {
    let name = title == siteTitle ? nil : Self.layout(siteTitle, size: 26, lines: 1)
    if let layout = title.isEmpty ? nil : titleLayout {
      let top = (Self.size.height - layout.size.height) / 2
      Self.write(layout, at: CGPoint(x: Self.margin, y: top), fill: Self.ink, to: &svg)
      let slit = CGRect(x: Self.margin, y: top - 34, width: 56, height: 8)
      svg.empty("path") {
        $0.attribute("fill", Self.accent)
        $0.attribute("d") { $0 += Grid.pathData(Path(roundedRect: slit, cornerRadius: 4)) }
      }
    }
    if let name {
      let y = Self.size.height - Self.margin - name.size.height
      Self.write(name, at: CGPoint(x: Self.margin, y: y), fill: Self.muted, to: &svg)
    }
  }

  /// The title in the largest letters in which it fits.
  private var titleLayout: TextLayout? {
    let layouts = Self.titleSizes.lazy.compactMap { Self.layout(title, size: $0, lines: Self.mostLines) }
    let words = Set(Self.words(of: title))
    // Whether no word is broken between its letters.
    return layouts.first { layout in
      !layout.isTruncated && layout.lines.allSatisfy { words.isSuperset(of: Self.words(of: $0.text.text)) }
    } ?? layouts.last
  }

  private static func words(of text: String) -> [Substring] { text.split { $0 == "-" || $0.isWhitespace } }

  /// Nil where there is no font, or where it lacks letters.
  private static func layout(_ text: String, size: CGFloat, lines: Int) -> TextLayout? {
    guard let font = try? UIFont.systemFont(ofSize: size, weight: lines > 1 ? .bold : .medium).font() else {
      return nil
    }
    let layout = TextLayout(text, font: font, width: textWidth, maximumLines: lines)
    let isWhole = layout.lines.allSatisfy { $0.text.glyphs.allSatisfy { $0.shape != .placeholder } }
    return isWhole && !layout.lines.isEmpty ? layout : nil
  }

  private static func write(
    _ layout: TextLayout, at origin: CGPoint, fill: String, to svg: inout HTMLWriter
  ) {
    for line in layout.lines {
      let move = CGAffineTransform(
        a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y + line.baseline)
      for word in line.text.words {
        svg.empty("path") {
          $0.attribute("fill", fill)
          $0.attribute("d") { $0 += Grid.pathData(word.outline.applying(move)) }
        }
      }
    }
  }
}
