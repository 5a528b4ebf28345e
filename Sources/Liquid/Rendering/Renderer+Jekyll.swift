import Diagnostics

extension Renderer {
  /// Prints a fenced code block, which the Markdown stage highlights. The code keeps its origin.
  mutating func render(_ highlight: Highlight) -> Outcome {
    let source = highlight.source
    work.spend(Work.Cost.codeBlock + highlight.code.reduce(0) { $0 + Work.Cost.origin + $1.count * 2 })
    let fence = [UInt8](repeating: UInt8(ascii: "`"), count: max(3, longestBackticks(in: highlight.code) + 1))
    let indent = currentIndent
    if indent == nil { output.append([Byte.newline], from: source, of: file) }
    output.append(fence, from: source, of: file)
    output.append(copying: highlight.info, of: file)
    output.append([Byte.newline], from: source, of: file)
    for piece in highlight.code { output.append(copying: piece, of: file) }
    if !highlight.code.isEmpty { output.append([Byte.newline], from: source, of: file) }
    output.append((indent ?? []) + fence, from: source, of: file)
    let end = source.upperBound
    if end < file.bytes.count, file.bytes[end] != Byte.newline, file.bytes[end] != UInt8(ascii: "\r") {
      output.append([Byte.newline], from: source, of: file)
    }
    return checkOutput(source)
  }

  /// The white space before the position on its line; nil if the line has other text.
  private var currentIndent: [UInt8]? {
    let bytes = output.bytes
    let start = (bytes.lastIndex(of: Byte.newline) ?? -1) + 1
    let line = bytes[start...]
    work.spend(line.count * 2)
    return line.allSatisfy { $0 == Byte.space || $0 == 9 } ? Array(line) : nil
  }

  private func longestBackticks(in pieces: [Range<Int>]) -> Int {
    var (longest, run) = (0, 0)
    for piece in pieces {
      for byte in file.bytes[piece] {
        run = byte == UInt8(ascii: "`") ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return longest
  }

  /// Prints the URL of a page by its source path, or of a post by its name.
  mutating func render(_ reference: Reference) -> Outcome {
    let (resolve, what, unknown) =
      switch reference.kind {
      case .link: (context.linkURL, "page", "liquid.unknown-page")
      case .post: (context.postURL, "post", "liquid.unknown-post")
      }
    guard let resolve else {
      report("liquid.link", "links to pages aren't available here", at: reference.targetSource)
      return .done
    }
    work.spend(Work.Cost.filter + reference.target.utf8.count * 30)
    guard let url = resolve(reference.target) else {
      report(unknown, "there is no \(what) “\(reference.target)”", at: reference.targetSource)
      return .done
    }
    return write(.string(url), from: reference.targetSource)
  }
}
