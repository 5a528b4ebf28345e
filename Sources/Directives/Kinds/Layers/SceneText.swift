import TransitionEngine
import Typesetting
import UIKit

/// A line of text that a drawing brings along.
struct SceneText {
  private let string: String
  private let words: [TransitionEngine.Text.Word]
  private let color: Color
  let width: CGFloat
  private let height: CGFloat

  /// Nil where there is nothing to be seen.
  ///
  /// - Parameter size: of the font, in points.
  init?(_ string: String, size: CGFloat, _ color: Color) {
    guard let font = try? UIFont.systemFont(ofSize: size, weight: .semibold).font() else { return nil }
    let layout = TextLayout(string, font: font, maximumLines: 1)
    guard let line = layout.lines.first else { return nil }
    self.string = string
    self.color = color
    (width, height) = (line.text.advance, layout.size.height)
    words = line.text.words.map { .init(string: $0.text, outline: $0.outline, bounds: $0.bounds) }
  }

  /// - Parameter baseline: its start.
  func layer(id: Layer.ID, at baseline: CGPoint) -> Layer {
    let box = CGRect(x: 0, y: -height, width: width, height: height * 1.3)
    var layer = Layer(
      id: id, name: string, bounds: box,
      position: CGPoint(x: baseline.x + box.midX, y: baseline.y + box.midY))
    layer.contents = .text(.init(string: string, words: words, color: color))
    return layer
  }
}
