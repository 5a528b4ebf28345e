import HTML
import Text

// Code in text, and the parts of links.
extension MarkdownWriter {
  /// Writes code in text, between as many backticks as it needs.
  mutating func code(_ code: [UInt8]) {
    begin()
    var (longest, run) = (0, 0)
    for byte in code {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let isPadded = code.first == UInt8(ascii: "`") || code.last == UInt8(ascii: "`")
    mark(byte: UInt8(ascii: "`"), count: longest + 1)
    if isPadded { bytes.append(UInt8(ascii: " ")) }
    for byte in code {
      if isInCell, byte == UInt8(ascii: "|") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? UInt8(ascii: " ") : byte)
    }
    if isPadded { bytes.append(UInt8(ascii: " ")) }
    mark(byte: UInt8(ascii: "`"), count: longest + 1)
  }

  /// Writes the text of a link or a picture, which isn't HTML.
  mutating func linkText(_ text: [UInt8]) {
    let wasInLink = isInLink
    isInLink = true
    flat { $0.text(text) }
    isInLink = wasInLink
  }

  /// Writes an address in parentheses, percent-encoding what it can't hold.
  mutating func appendAddress(_ address: [UInt8]) {
    for byte in address {
      switch byte {
      case 0...32, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), 127:
        PercentEncoding.append([byte], to: &bytes)
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "|") where isInCell: PercentEncoding.append([byte], to: &bytes)
      default: bytes.append(byte)
      }
    }
  }

  /// Writes the title of a link between quotes.
  mutating func appendTitle(_ title: [UInt8]) {
    for byte in title {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "|") && isInCell {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte.isSpace ? UInt8(ascii: " ") : byte)
    }
  }
}
