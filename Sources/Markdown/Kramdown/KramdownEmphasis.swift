import Text

/// Where stars begin and end emphasis by kramdown's rules, to which punctuation beside them means nothing: stars begin
/// it before anything but white space, and end it after anything else.
///
/// CommonMark asks for more where a letter stands on one side and punctuation on the other, as is common in languages
/// that are written without spaces: `**(a)**b`.
struct KramdownEmphasis {
  enum Change { case none, opens, closes }

  /// The numbers of stars that are open.
  private var open: [Int] = []

  /// What CommonMark wouldn't see in a run of stars.
  mutating func change(at run: Range<Int>, in bytes: [UInt8], _ line: Range<Int>) -> Change {
    guard run.count <= 2 else { return .none }
    let (before, after) = bytes.withUnsafeBufferPointer { bytes in
      (
        run.lowerBound > line.lowerBound ? FlankingScalar(before: run.lowerBound, in: bytes) : .space,
        run.upperBound < line.upperBound ? FlankingScalar(at: run.upperBound, in: bytes) : .space
      )
    }
    if !before.isSpace, let position = open.lastIndex(of: run.count) {
      open.removeSubrange(position...)
      return before.isPunctuation && !after.isSpace && !after.isPunctuation ? .closes : .none
    }
    guard !after.isSpace, !open.contains(run.count) else { return .none }
    open.append(run.count)
    return after.isPunctuation && !before.isSpace && !before.isPunctuation ? .opens : .none
  }
}
