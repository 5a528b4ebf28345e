import TransitionEngine
import Typesetting

/// Sets texts in frames, by Core Text's name.
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// The text of a range; all from its start on for a length of 0.
  func storage(_ range: CFRange) -> NSTextStorage {
    guard range.location > 0 || range.length > 0 else { return NSTextStorage(attributedString: text) }
    let start = min(max(range.location, 0), text.length)
    let length = range.length > 0 ? min(range.length, text.length - start) : text.length - start
    return NSTextStorage(
      attributedString: text.attributedSubstring(from: NSRange(location: start, length: length)))
  }
}

/// A text in lines, by Core Text's name.
public final class CTFrame {
  let rect: CGRect
  let lines: [CTLine]

  init(_ storage: NSTextStorage, in rect: CGRect) {
    self.rect = rect
    lines = Self.lines(of: storage, in: rect.size)
  }

  /// - Parameter size: 0 for no limit.
  static func lines(of storage: NSTextStorage, in size: CGSize) -> [CTLine] {
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: size))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    defer { storage.removeLayoutManager(manager) }
    return manager.places.lines.map { CTLine(storage, $0) }
  }

  /// Where a line begins on the baseline, from the lower left of the frame, y up.
  func origin(of line: CTLine) -> CGPoint {
    CGPoint(x: line.line?.start ?? 0, y: rect.height - (line.line?.baseline ?? 0))
  }
}

/// Returns what sets a text in frames.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Returns a text in lines, in the box around a path; other shapes aren't filled, which lint reports.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBox
  Run.noteUnmodeled(.frameShape, if: !path.contains(CGPoint(x: box.minX + 0.01, y: box.minY + 0.01)))
  return CTFrame(framesetter.storage(stringRange), in: box)
}

/// Returns the size that a text takes within another size, and writes the characters that fit it.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let lines = CTFrame.lines(of: framesetter.storage(stringRange), in: constraints)
  let count = lines.last?.line?.characters.upperBound ?? 0
  fitRange?.pointee = CFRange(location: stringRange.location, length: count)
  return CGSize(
    width: lines.compactMap(\.line?.text.advance).max() ?? 0, height: lines.last?.line?.bottom ?? 0)
}

/// Returns the lines of a frame, each a `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Writes where lines begin on their baselines, from the lower left of the frame, y up.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let start = min(max(range.location, 0), frame.lines.count)
  let lines = frame.lines[start...]
  for (index, line) in (range.length > 0 ? lines.prefix(range.length) : lines).enumerated() {
    origins[index] = frame.origin(of: line)
  }
}

/// Draws a frame at its place, with y up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for line in frame.lines {
    let origin = frame.origin(of: line)
    let point = CGPoint(x: frame.rect.minX + origin.x, y: frame.rect.minY + origin.y)
    for run in line.runs { context.draw(run.words, color: run.color, upFrom: point) }
  }
}
