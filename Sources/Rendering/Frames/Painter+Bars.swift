import TransitionEngine

/// Text that is too small to be read, as a page's frame in a list has it: outlines of letters take most of the
/// bytes of a screen, and a bar for each word looks the same.
extension Painter {
  /// Letters cover about half of their line.
  static let barOpacity: CGFloat = 0.5
  /// Of a line's height.
  private static let barHeight: CGFloat = 0.55

  /// A bar for each word; nil if the text is high enough to be drawn.
  func bars(for words: [Outline]) -> Outline? {
    let lines = lines(of: words.map(\.box))
    guard let highest = lines.map(\.height).max(), highest < leastTextHeight else { return nil }
    var path = Path()
    for line in lines {
      let height = line.height * Self.barHeight
      for word in line.words {
        path.append(
          Path(rect: CGRect(x: word.minX, y: line.middle - height / 2, width: word.width, height: height)))
      }
    }
    return Outline(path)
  }

  private struct Line {
    var words: [CGRect]
    var top: CGFloat
    var bottom: CGFloat

    var height: CGFloat { bottom - top }
    var middle: CGFloat { (top + bottom) / 2 }
  }

  /// Neighbors whose heights overlap stand on one line.
  private func lines(of words: [CGRect]) -> [Line] {
    var lines: [Line] = []
    for word in words {
      if let last = lines.last, word.minY < last.bottom, word.maxY > last.top {
        lines[lines.count - 1].words.append(word)
        lines[lines.count - 1].top = min(last.top, word.minY)
        lines[lines.count - 1].bottom = max(last.bottom, word.maxY)
      } else {
        lines.append(Line(words: [word], top: word.minY, bottom: word.maxY))
      }
    }
    return lines
  }
}
