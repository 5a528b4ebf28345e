import Diagnostics
import DirectiveParsing
import Text

/// The fences of a page, found line by line: a text that is being written has fences without an end.
struct PageOutline {
  struct Fence {
    /// The opening line from its marks on.
    var opening: Range<Int>
    /// The lines between the opening and the closing one.
    var content: Range<Int>
    /// The words after the marks.
    var info: String
    /// The directive; nil for code.
    var directive: Directive?
    /// The lines of a directive's options, with the empty line that ends them left out.
    var head: Range<Int>
    var isClosed: Bool

    var range: Range<Int> { opening.lowerBound..<max(opening.upperBound, content.upperBound) }
    /// Whether it is code that the page's program consists of.
    var isSwift: Bool { directive == nil && info.prefix { $0.isLetter }.lowercased() == "swift" }
  }

  let file: SourceFile
  /// The lines of the front matter, without its marks; nil for none.
  private(set) var frontMatter: Range<Int>?
  /// Whether the front matter is between `+++`, and not YAML.
  private(set) var isTOML = false
  /// In the order of their openings.
  private(set) var fences: [Fence] = []

  private static let nestingLimit = 64

  init(_ file: SourceFile) {
    self.file = file
    let bytes = file.bytes
    let start = readFrontMatter()
    // The indices of open fences, outermost first.
    var open: [(index: Int, marks: Marks)] = []
    for line in bytes.lines(from: start) {
      if let marks = Marks(bytes, line.content) {
        if let place = open.lastIndex(where: { marks.closes($0.marks) }),
          open.count - 1 == place || !isCode(open)
        {
          for (index, _) in open[place...] {
            close(index, at: line.content.lowerBound, isClosed: index == open[place].index)
          }
          open.removeSubrange(place...)
          continue
        }
        if open.isEmpty || !isCode(open), open.count < Self.nestingLimit, marks.canOpen(bytes) {
          open.append((fences.count, marks))
          fences.append(fence(marks, line))
        }
      }
    }
    for (index, _) in open { close(index, at: bytes.count, isClosed: false) }
  }

  /// Whether the innermost fence is code, which contains no fences.
  private func isCode(_ open: [(index: Int, marks: Marks)]) -> Bool {
    open.last.map { fences[$0.index].directive == nil } ?? false
  }

  private mutating func readFrontMatter() -> Int {
    let bytes = file.bytes
    guard let first = bytes.line(at: 0) else { return 0 }
    let mark = bytes[first.content]
    guard mark.elementsEqual("---".utf8) || mark.elementsEqual("+++".utf8) else { return 0 }
    let end = bytes.lines(from: first.next).first { bytes[$0.content].elementsEqual(mark) }
    guard let end else { return 0 }
    let lines = first.next..<end.content.lowerBound
    isTOML = mark.first == UInt8(ascii: "+")
    // Two lines of `+++` with no key between them are text.
    guard !isTOML || bytes[lines].contains(UInt8(ascii: "=")) else { return 0 }
    frontMatter = lines
    return end.next
  }

  private func fence(_ marks: Marks, _ line: TextLine) -> Fence {
    let opening = marks.range.lowerBound..<line.content.upperBound
    let info = SourceText(file, marks.range.upperBound..<line.content.upperBound)
    let header = DirectiveSyntax.header(info)
    let directive = header.map { name, argument in
      Directive(
        name: name, argument: argument, options: [], yaml: nil, body: SourceText(),
        range: SourceRange(file, opening))
    }
    let bytes = info.bytes
    return Fence(
      opening: opening, content: line.next..<line.next,
      info: String(decoding: bytes[bytes.trimmed(0..<bytes.count)], as: UTF8.self), directive: directive,
      head: line.next..<line.next, isClosed: false)
  }

  private mutating func close(_ index: Int, at end: Int, isClosed: Bool) {
    let content = fences[index].content.lowerBound..<max(end, fences[index].content.lowerBound)
    fences[index].content = content
    fences[index].isClosed = isClosed
    guard let opened = fences[index].directive else { return }
    let range = SourceRange(file, fences[index].range)
    let directive = DirectiveSyntax.parse(
      (opened.name, opened.argument), content: SourceText(file, content), range: range, nesting: 0,
      DiagnosticCollector())
    fences[index].directive = directive
    fences[index].head = content.lowerBound..<headEnd(content)
  }

  /// The end of the lines that start with one colon, or that lie between lines of dashes.
  private func headEnd(_ content: Range<Int>) -> Int {
    let bytes = file.bytes
    var (end, isYAML) = (content.lowerBound, false)
    for line in bytes.lines(from: content.lowerBound) where line.content.lowerBound < content.upperBound {
      let text = bytes[line.content]
      if text.starts(with: "---".utf8), end == content.lowerBound || isYAML {
        end = min(line.next, content.upperBound)
        if isYAML { return end }
        isYAML = true
        continue
      }
      let start = text.drop { $0.isBlank }
      let isOption = start.first == UInt8(ascii: ":") && start.dropFirst().first != UInt8(ascii: ":")
      guard isYAML || isOption else { break }
      end = min(line.next, content.upperBound)
    }
    return end
  }

  // MARK: Searching

  /// The innermost fence around an offset; nil for none.
  func fence(at offset: Int) -> Fence? {
    fences.last {
      $0.opening.lowerBound <= offset
        && (offset < $0.content.upperBound || offset <= $0.opening.upperBound || !$0.isClosed)
    }
  }

  /// The directives of a name.
  func directives(_ name: String) -> [Directive] {
    fences.compactMap(\.directive).filter { $0.name.value == name }
  }
}

extension PageOutline {
  /// The marks of a line that may open or close a fence.
  fileprivate struct Marks {
    let range: Range<Int>
    private let mark: UInt8
    /// Whether nothing follows.
    private let isBare: Bool
    private let lineEnd: Int

    /// - Returns: nil for any other line.
    init?(_ bytes: [UInt8], _ line: Range<Int>) {
      // The marks of quotations and lists around the fence.
      let start = line.drop { bytes[$0].isBlank || bytes[$0] == UInt8(ascii: ">") }
      guard let first = start.first else { return nil }
      let mark = bytes[first]
      guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") || mark == UInt8(ascii: ":") else {
        return nil
      }
      let count = bytes[first..<line.upperBound].prefix { $0 == mark }.count
      guard count >= 3 else { return nil }
      (range, self.mark, lineEnd) = (first..<first + count, mark, line.upperBound)
      isBare = bytes[range.upperBound..<line.upperBound].allSatisfy(\.isBlank)
    }

    func closes(_ opening: Marks) -> Bool {
      isBare && mark == opening.mark && range.count >= opening.range.count
    }

    func canOpen(_ bytes: [UInt8]) -> Bool {
      let info = bytes[range.upperBound..<lineEnd]
      return switch mark {
      case UInt8(ascii: "`"): !info.contains(mark)
      // Colons open directives only.
      case UInt8(ascii: ":"): !isBare
      default: true
      }
    }
  }
}
