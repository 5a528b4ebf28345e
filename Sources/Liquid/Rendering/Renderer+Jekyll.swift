import Diagnostics

extension Renderer {
  /// Prints a fenced code block, which the Markdown stage highlights. The code keeps its origin.
  mutating func render(_ highlight: Highlight) -> Outcome {
    let source = highlight.source
    let indent = currentIndent
    var code: [UInt8]
    switch highlight.code {
    case .plain(let pieces):
      work.spend(pieces.count * Work.Cost.origin)
      code = pieces.flatMap { file.bytes[$0] }
    case .template(let body):
      let (outcome, bytes) = captured(body, source)
      if case .done = outcome {} else { return outcome }
      code = Array(bytes.drop(while: \.isLineEnd))
      while code.last?.isLineEnd ?? false { code.removeLast() }
    }
    work.spend(Work.Cost.codeBlock + code.count * 2)
    if indent == nil { output.append([Byte.newline], from: source, of: file) }
    if let element = context.highlight {
      output.append(
        element(String(decoding: file.bytes[highlight.info], as: UTF8.self), code), from: source, of: file)
    } else {
      writeFence(highlight, code, indent: indent ?? [])
    }
    let end = source.upperBound
    if end < file.bytes.count, file.bytes[end] != Byte.newline, file.bytes[end] != UInt8(ascii: "\r") {
      output.append([Byte.newline], from: source, of: file)
    }
    return checkOutput(source)
  }

  /// Writes code as a fenced block. Code from the file keeps its places.
  private mutating func writeFence(_ highlight: Highlight, _ code: [UInt8], indent: [UInt8]) {
    let source = highlight.source
    let fence = [UInt8](repeating: UInt8(ascii: "`"), count: max(3, longestBackticks(in: code) + 1))
    output.append(fence, from: source, of: file)
    output.append(copying: highlight.info, of: file)
    output.append([Byte.newline], from: source, of: file)
    if case .plain(let pieces) = highlight.code {
      for piece in pieces { output.append(copying: piece, of: file) }
    } else {
      output.append(code, from: source, of: file)
    }
    if !code.isEmpty { output.append([Byte.newline], from: source, of: file) }
    output.append(indent + fence, from: source, of: file)
  }

  /// The white space before the position on its line; nil if the line has other text.
  private var currentIndent: [UInt8]? {
    let bytes = output.bytes
    let start = (bytes.lastIndex(of: Byte.newline) ?? -1) + 1
    let line = bytes[start...]
    work.spend(line.count * 2)
    return line.allSatisfy { $0 == Byte.space || $0 == 9 } ? Array(line) : nil
  }

  private func longestBackticks(in code: [UInt8]) -> Int {
    var (longest, run) = (0, 0)
    for byte in code {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
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
