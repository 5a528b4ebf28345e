/// An attributed text that tells layout managers of its changes.
open class NSTextStorage: NSMutableAttributedString {
  /// What sets the text in lines, in the order of adding.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Whether a text view is showing the text that it was given, so that it isn't told of it.
  var isFilling = false

  override var parts: [Part] { didSet { changed() } }
  /// The text.
  open override internal(set) var string: String {
    get { super.string }
    set {
      super.string = newValue
      changed()
    }
  }

  private func changed() {
    guard !isFilling else { return }
    for manager in layoutManagers { manager.textChanged() }
  }

  /// Replaces the text without telling text views, which know it.
  func fill(with text: NSAttributedString) {
    isFilling = true
    setAttributedString(text)
    isFilling = false
    for manager in layoutManagers { manager.invalidate() }
  }

  /// Adds a layout manager, which sets this text from now on.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.invalidate()
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  /// Does nothing: each change takes effect at once.
  open func beginEditing() {}
  /// Does nothing: each change has taken effect at once.
  open func endEditing() {}
}
