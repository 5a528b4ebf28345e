import HTML
import Text

/// What may be in a formula that another program has written.
enum MathML {
  /// The deepest nesting of elements.
  private static let depthLimit = 200

  private static let elements: Set<String> = [
    "math", "menclose", "merror", "mfrac", "mi", "mmultiscripts", "mn", "mo", "mover", "mpadded", "mphantom",
    "mprescripts", "mroot", "mrow", "ms", "mspace", "msqrt", "mstyle", "msub", "msubsup", "msup", "mtable",
    "mtd", "mtext", "mtr", "munder", "munderover", "none",
  ]
  /// None of them holds an address, a style or code.
  private static let attributes: Set<String> = [
    "accent", "accentunder", "align", "columnalign", "columnlines", "columnspacing", "columnspan", "depth",
    "dir", "display", "displaystyle", "fence", "form", "frame", "framespacing", "height", "largeop",
    "linethickness", "lspace", "mathbackground", "mathcolor", "mathsize", "mathvariant", "maxsize", "minsize",
    "movablelimits", "notation", "rowalign", "rowlines", "rowspacing", "rowspan", "rspace", "scriptlevel",
    "separator", "stretchy", "symmetric", "voffset", "width",
  ]

  /// Whether a text is one element `math` that holds only elements and attributes of MathML, each closed, with all text
  /// escaped.
  static func isSafe(_ bytes: some Collection<UInt8>) -> Bool {
    Array(bytes).withUnsafeBufferPointer { isSafe($0) }
  }

  private static func isSafe(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var tokenizer = HTMLTokenizer(bytes)
    var open: [String] = []
    var end = 0
    while let tag = tokenizer.nextTag() {
      let name = String(decoding: bytes[tag.name], as: UTF8.self)
      // Between tags, there are neither comments nor other declarations.
      guard isText(bytes[end..<tag.range.lowerBound]), elements.contains(name) else { return false }
      guard end == 0 ? tag.range.lowerBound == 0 && name == "math" : !open.isEmpty else { return false }
      while let attribute = tokenizer.nextAttribute() {
        guard attribute.quote == UInt8(ascii: "\""), !tag.isEnd,
          attributes.contains(String(decoding: bytes[attribute.name], as: UTF8.self))
        else { return false }
      }
      end = tokenizer.offset + 1
      guard end <= bytes.count, bytes[end - 1] == UInt8(ascii: ">"), bytes[end - 2] != UInt8(ascii: "/")
      else {
        return false
      }
      if tag.isEnd {
        guard open.popLast() == name else { return false }
      } else {
        guard open.count < depthLimit, name != "math" || open.isEmpty else { return false }
        open.append(name)
      }
    }
    return open.isEmpty && end == bytes.count && end > 0
  }

  private static func isText(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    !bytes.contains(UInt8(ascii: "<")) && !bytes.contains(0)
  }
}
