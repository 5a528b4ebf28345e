import Text

/// Addresses that GitHub makes links without marks around them, by the rules of its specification.
///
/// The end of an address is what remains of its run without spaces: no punctuation at the end, and no closing
/// parenthesis without an opening one.
struct Autolink {
  /// The text of the link.
  var range: Range<Int>
  /// What the destination has before the text: `http://` or `mailto:`, or nothing.
  var scheme = ""

  /// The next offset at which an address may start, or at which the `@` of a mail address is; nil without one.
  ///
  /// Most texts have none, so that nothing else is looked at.
  static func candidate(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "@"): return index
      case UInt8(ascii: "w") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "w"):
        return index
      case UInt8(ascii: ":") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        // Before the colon is the end of “http”, “https” or “ftp”.
        for length in [5, 4, 3] where index - length >= start {
          let first = bytes[index - length].lowercased
          if first == UInt8(ascii: length == 3 ? "f" : "h") { return index - length }
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The address that starts at an offset: `https://`, `http://`, `ftp://` or `www.`.
  ///
  /// - Parameters:
  ///   - before: the byte before the text.
  ///   - stopsAtBrackets: whether brackets, backslashes and code end it, in text that isn't parsed yet.
  static func address(
    in bytes: UnsafeBufferPointer<UInt8>, at start: Int, before: UInt8 = 0x20, stopsAtBrackets: Bool = false
  ) -> Autolink? {
    let end = bytes.count
    let first = bytes[start].lowercased
    guard first == UInt8(ascii: "h") || first == UInt8(ascii: "f") || bytes[start] == UInt8(ascii: "w") else {
      return nil
    }
    let before = start > 0 ? bytes[start - 1] : before
    let domain: Int
    let isShort: Bool
    if bytes[start] == UInt8(ascii: "w") {
      guard bytes[start..<end].starts(with: "www.".utf8), before.isSpace || isMark(before, stopsAtBrackets)
      else {
        return nil
      }
      (domain, isShort) = (start, false)
    } else {
      let scheme = schemes.first { scheme in
        end - start > scheme.utf8.count
          && zip(bytes[start...], scheme.utf8).allSatisfy { $0.lowercased == $1 }
      }
      guard let scheme, !before.isLetter else { return nil }
      (domain, isShort) = (start + scheme.utf8.count, true)
    }
    // After the scheme or “www.”, there is the start of a name.
    let name = isShort ? domain : domain + 4
    guard name < end, bytes[name].isLetter || bytes[name].isDigit || bytes[name] >= 0x80,
      let domainEnd = endOfDomain(bytes, domain, end, isShort: isShort)
    else { return nil }
    var last = domainEnd
    while last < end, !bytes[last].isSpace, bytes[last] != UInt8(ascii: "<"),
      !stopsAtBrackets || !"[]`\\".utf8.contains(bytes[last])
    {
      last += 1
    }
    last = trimmedEnd(bytes, start, last)
    guard last > domain else { return nil }
    return Autolink(range: start..<last, scheme: isShort ? "" : "http://")
  }

  /// Whether `www.` after a byte is the start of an address.
  private static func isMark(_ byte: UInt8, _ isSource: Bool) -> Bool {
    "*_~(".utf8.contains(byte) || isSource && byte == UInt8(ascii: "|")
  }

  private static let schemes = ["https://", "http://", "ftp://"]

  /// The end of a domain, whose last two parts have no underscore; nil if there is none.
  ///
  /// - Parameter isShort: whether a domain without a dot counts.
  private static func endOfDomain(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, isShort: Bool
  ) -> Int? {
    var index = start
    var dots = 0
    var (underscoresBefore, underscores) = (0, 0)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "_"): underscores += 1
      case UInt8(ascii: "."):
        (underscoresBefore, underscores) = (underscores, 0)
        dots += 1
      case UInt8(ascii: "-"): break
      case 0xF0 where bytes[index..<end].starts(with: HiddenMarks.underscore):
        underscores += 1
        index += HiddenMarks.underscore.count - 1
      case let byte where byte < 0x80:
        if !byte.isLetter, !byte.isDigit { return result() }
      default:
        let scalar = FlankingScalar(at: index, in: bytes)
        if scalar.isSpace || scalar.isPunctuation { return result() }
        index += scalar.length - 1
      }
      index += 1
    }
    return result()
    func result() -> Int? {
      // Many parts are accepted, so that the time stays linear.
      if underscoresBefore > 0 || underscores > 0, dots <= 10 { return nil }
      return index > start && (isShort || dots > 0) ? index : nil
    }
  }

  /// Excludes punctuation at the end, closing parentheses without opening ones, and `&name;`.
  private static func trimmedEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var end = end
    var surplus = 0
    for byte in bytes[start..<end] {
      if byte == UInt8(ascii: "(") { surplus -= 1 }
      if byte == UInt8(ascii: ")") { surplus += 1 }
    }
    while end > start {
      switch bytes[end - 1] {
      case UInt8(ascii: ")"):
        guard surplus > 0 else { return end }
        surplus -= 1
        end -= 1
      case let byte where "?!.,:*_~'\"".utf8.contains(byte): end -= 1
      case UInt8(ascii: ";"):
        var name = end - 2
        while name > start, bytes[name].isLetter { name -= 1 }
        end = name < end - 2 && bytes[name] == UInt8(ascii: "&") ? name : end - 1
      default: return end
      }
    }
    return end
  }

  /// The mail address around an `@`, with `mailto:` if it is written, or the address of a chat after `xmpp:`.
  ///
  /// - Parameter start: where the text of earlier links ends.
  static func mail(in bytes: UnsafeBufferPointer<UInt8>, around at: Int, from start: Int) -> Autolink? {
    var lower = at
    while lower > start,
      bytes[lower - 1].isLetter || bytes[lower - 1].isDigit || ".+-_".utf8.contains(bytes[lower - 1])
    {
      lower -= 1
    }
    guard lower < at else { return nil }
    var upper = at + 1
    var dots = 0
    while upper < bytes.count {
      let byte = bytes[upper]
      if byte == UInt8(ascii: "."), upper + 1 < bytes.count,
        bytes[upper + 1].isLetter || bytes[upper + 1].isDigit
      {
        dots += 1
      } else if !byte.isLetter, !byte.isDigit, byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_") {
        break
      }
      upper += 1
    }
    guard dots > 0, bytes[upper - 1].isLetter, upper == bytes.count || bytes[upper] != UInt8(ascii: "@")
    else {
      return nil
    }
    for scheme in ["mailto:", "xmpp:"]
    where bytes[start..<lower].reversed().starts(with: scheme.utf8.reversed()) {
      let first = lower - scheme.utf8.count
      guard first == start || !bytes[first - 1].isWord else { break }
      return Autolink(range: first..<(scheme == "xmpp:" ? endOfResource(bytes, upper) : upper))
    }
    return Autolink(range: lower..<upper, scheme: "mailto:")
  }

  /// The end of an XMPP address, which may name a resource after a slash.
  private static func endOfResource(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "/") else { return start }
    var end = start + 1
    while end < bytes.count, bytes[end].isLetter || bytes[end].isDigit || "@.".utf8.contains(bytes[end]) {
      end += 1
    }
    while bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    return end > start + 1 ? end : start
  }
}
