/// A responder whose text has traits, which a keyboard would heed. All of its requirements are optional: it has none.
public protocol UITextInputTraits: NSObjectProtocol {}

/// A responder into which text is typed. The keyboard comes for it; what is typed comes from code.
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Inserts a text.
  func insertText(_ text: String)
  /// Deletes the character before the cursor.
  func deleteBackward()
}

extension UITextField: UIKeyInput {}
extension UITextView: UIKeyInput {}
extension UISearchBar: UITextInputTraits {}

extension String {
  /// Replaces a range of UTF-16 units; at the end without one.
  ///
  /// - Parameter deletes: whether an empty range takes the character before it along.
  /// - Returns: the offset behind the new text, in UTF-16 units.
  mutating func edit(_ text: String, at selection: Range<Int>?, deletes: Bool = false) -> Int {
    let length = utf16.count
    let selection = selection?.clamped(to: 0..<length) ?? length..<length
    let upper = Index(utf16Offset: selection.upperBound, in: self)
    var lower = Index(utf16Offset: min(selection.lowerBound, selection.upperBound), in: self)
    if deletes, lower == upper, lower > startIndex { lower = index(before: lower) }
    let offset = lower.utf16Offset(in: self) + text.utf16.count
    replaceSubrange(lower..<upper, with: text)
    return offset
  }
}
