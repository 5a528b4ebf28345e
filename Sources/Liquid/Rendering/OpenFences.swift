/// The fences of Markdown that are open at the end of a text, outermost first.
struct OpenFences {
  private struct Fence {
    var mark: UInt8
    var length: Int
    /// A directive's body is Markdown, too.
    var isCode: Bool
  }

  private static let containers = Set(">-*+.)".utf8)
  private var open: [Fence] = []

  /// Whether what follows the text is code.
  var isCode: Bool { open.last?.isCode == true }

  init(_ text: [UInt8]) {
    for line in text.split(separator: Byte.newline, omittingEmptySubsequences: true) { read(line) }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    // Whatever the fence stands in: a list, a quotation.
    let start = line.drop { $0.isSpace || $0.isDigit || Self.containers.contains($0) }
    guard let mark = start.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return }
    let length = start.prefix { $0 == mark }.count
    guard length >= 3 else { return }
    let info = start.dropFirst(length).drop(while: \.isSpace)
    if let last = open.last, last.mark == mark, length >= last.length, info.isEmpty {
      open.removeLast()
    } else if !isCode, mark != UInt8(ascii: "`") || !info.contains(mark) {
      open.append(Fence(mark: mark, length: length, isCode: info.first != Byte.openingBrace))
    }
  }
}
