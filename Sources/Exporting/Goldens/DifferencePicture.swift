import HTML
import Rendering
import Text
import TransitionEngine

/// A recorded strip, the new one, and where layers were and are: one above the other, as an SVG file.
package struct DifferencePicture {
  private let old, new: MotionGolden
  private let difference: MotionDifference
  private let strips: (old: [UInt8]?, new: [UInt8]?)
  private let size: CGSize

  /// The width of a frame, and the gap between frames and rows, in pixels.
  private static let (frameWidth, gap): (CGFloat, CGFloat) = (110, 12)
  private static let lineHeight: CGFloat = 20
  private static let colors = (old: "#d1242f", new: "#0969da")

  /// - Parameters:
  ///   - strips: SVG files; nil for one that is missing.
  ///   - size: of the screen, in points.
  package init(
    _ old: MotionGolden, _ new: MotionGolden, _ difference: MotionDifference,
    strips: (old: [UInt8]?, new: [UInt8]?), size: CGSize
  ) {
    (self.old, self.new, self.difference, self.strips, self.size) = (old, new, difference, strips, size)
  }

  private var scale: CGFloat { Self.frameWidth / max(size.width, 1) }
  private var frameHeight: CGFloat { size.height * scale }
  private var count: Int { max(old.instants.count, 1) }

  package var svg: [UInt8] {
    let width = CGFloat(count) * (Self.frameWidth + Self.gap) + Self.gap
    let lines = CGFloat(difference.sentences.count) * Self.lineHeight
    let row = frameHeight + Self.lineHeight + Self.gap
    let height = 3 * row + lines + 2 * Self.gap
    return HTMLWriter.html { html in
      html.open(
        "svg", HTMLAttribute("xmlns", "http://www.w3.org/2000/svg"), HTMLAttribute("width", text(width)),
        HTMLAttribute("height", text(height)), HTMLAttribute("viewBox", "0 0 \(text(width)) \(text(height))"),
        HTMLAttribute("font-family", "sans-serif"), HTMLAttribute("font-size", "13"), .role("img"))
      html.element("title", text: "\(new.title): " + difference.sentences.joined(separator: "; "))
      html.empty(
        "rect", HTMLAttribute("width", "100%"), HTMLAttribute("height", "100%"), HTMLAttribute("fill", "#fff")
      )
      var y = Self.gap
      for (label, strip) in [("recorded", strips.old), ("now", strips.new)] {
        write(label, at: y, to: &html)
        if let strip { write(strip, at: y + Self.lineHeight, width - 2 * Self.gap, to: &html) }
        y += row
      }
      write("layers: recorded red, now blue", at: y, to: &html)
      for index in 0..<count { writeFrame(index, at: y + Self.lineHeight, to: &html) }
      y += row
      for sentence in difference.sentences {
        write(sentence, at: y, to: &html)
        y += Self.lineHeight
      }
      html.close("svg")
    }
  }

  private func write(_ words: String, at y: CGFloat, to html: inout HTMLWriter) {
    html.element(
      "text", HTMLAttribute("x", text(Self.gap)), HTMLAttribute("y", text(y + 13)),
      HTMLAttribute("fill", "#1f2328")
    ) { $0.text(words) }
  }

  /// A strip has one frame for each instant, so it is as wide as the row of outlines.
  private func write(_ strip: [UInt8], at y: CGFloat, _ width: CGFloat, to html: inout HTMLWriter) {
    let data = "data:image/svg+xml;base64," + String(decoding: Base64.encoded(strip), as: UTF8.self)
    html.empty(
      "image", HTMLAttribute("x", text(Self.gap)), HTMLAttribute("y", text(y)),
      HTMLAttribute("width", text(width)),
      HTMLAttribute("height", text(frameHeight)), HTMLAttribute("preserveAspectRatio", "xMidYMid meet"),
      HTMLAttribute("href", data))
  }

  // MARK: Outlines

  private func writeFrame(_ index: Int, at y: CGFloat, to html: inout HTMLWriter) {
    let x = Self.gap + CGFloat(index) * (Self.frameWidth + Self.gap)
    html.empty(
      "rect", HTMLAttribute("x", text(x)), HTMLAttribute("y", text(y)),
      HTMLAttribute("width", text(Self.frameWidth)),
      HTMLAttribute("height", text(frameHeight)), HTMLAttribute("fill", "#f6f8fa"),
      HTMLAttribute("stroke", "#d0d7de"))
    for (motion, color, dashes) in [(old, Self.colors.old, "4 2"), (new, Self.colors.new, nil)] {
      for track in motion.tracks where difference.layers.contains(track.name) && index < track.states.count {
        guard let state = track.states[index] else { continue }
        let points = state.corners.map { corner in
          let (px, py) = (clamped(corner.x, size.width), clamped(corner.y, size.height))
          return "\(text(x + px * scale)),\(text(y + py * scale))"
        }
        html.empty(
          "polygon", HTMLAttribute("points", points.joined(separator: " ")), HTMLAttribute("fill", "none"),
          HTMLAttribute("stroke", color), dashes.map { HTMLAttribute("stroke-dasharray", $0) },
          HTMLAttribute("opacity", text(0.25 + 0.75 * state.opacity)))
      }
    }
  }

  /// Keeps outlines near their frame.
  private func clamped(_ value: CGFloat, _ side: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -0.05 * side), 1.05 * side) : 0
  }

  private func text(_ value: CGFloat) -> String { "\((value * 100).rounded() / 100)".withoutZero }
}
