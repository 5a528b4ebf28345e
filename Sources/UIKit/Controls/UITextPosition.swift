/// A position in the text of a text field.
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the position.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A range in the text of a text field.
open class UITextRange: NSObject {
  /// The start.
  open private(set) var start: UITextPosition
  /// The end.
  open private(set) var end: UITextPosition
  /// Whether both are the same.
  open var isEmpty: Bool { start.offset >= end.offset }

  init(_ start: UITextPosition, _ end: UITextPosition) {
    (self.start, self.end) = (start, end)
    super.init()
  }
}

extension UITextField {
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  /// Returns a range between positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }
  /// Returns a position at a distance in UTF-16 units; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let own = position.offset + offset
    return own >= 0 && own <= endOfDocument.offset ? UITextPosition(own) : nil
  }
  /// Returns the distance between positions, in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}
