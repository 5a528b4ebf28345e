/// The Markdown fences open at the end of a text, outermost first.
struct OpenFences {
  private var open: [FenceLine] = []

  /// Whether text that follows is code.
  var isCode: Bool { open.last?.isDirective == false }

  init(_ text: [UInt8]) {
    for line in text.split(separator: Byte.newline, omittingEmptySubsequences: true) {
      guard let fence = FenceLine(line) else { continue }
      if let last = open.last, fence.closes(last) {
        open.removeLast()
      } else if !isCode, fence.canOpen {
        open.append(fence)
      }
    }
  }
}
