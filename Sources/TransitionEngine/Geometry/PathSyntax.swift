import Text

/// Reads the outlines of SVG's `d` attribute: `M L H V C S Q T A Z`, absolute and relative.
///
/// Source: Scalable Vector Graphics (SVG) 2, section 9.3.
package struct PathSyntax {
  /// The most bytes.
  package static let lengthLimit = 20_000

  private var rest: ArraySlice<UInt8>
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of the command before, and its kind, for the smooth commands.
  private var control: (point: CGPoint, isCubic: Bool)?

  /// The outline; nil if the text isn't one.
  package static func parse(_ text: String) -> Path? { parse(Array(text.utf8)[...]) }

  /// The outline; nil if the UTF-8 text isn't one.
  package static func parse(_ text: ArraySlice<UInt8>) -> Path? {
    guard text.count <= lengthLimit else { return nil }
    var syntax = PathSyntax(rest: text)
    return syntax.read() ? syntax.path : nil
  }

  private init(rest: ArraySlice<UInt8>) { self.rest = rest }

  private mutating func read() -> Bool {
    skipSeparators()
    guard rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "m") else { return false }
    while let command = rest.popFirst() {
      let isRelative = command & 0x20 != 0
      let letter = command | 0x20
      if letter == UInt8(ascii: "z") {
        path.closeSubpath()
        current = start
        control = nil
      } else {
        guard readSegments(letter, isRelative) else { return false }
      }
      skipSeparators()
    }
    return true
  }

  /// Reads the segments after a command: at least one, and more while numbers follow.
  private mutating func readSegments(_ letter: UInt8, _ isRelative: Bool) -> Bool {
    var letter = letter
    repeat {
      guard readSegment(letter, isRelative) else { return false }
      if letter == UInt8(ascii: "m") { letter = UInt8(ascii: "l") }
      skipSeparators()
    } while rest.first.map(Self.startsNumber) ?? false
    return true
  }

  private mutating func readSegment(_ letter: UInt8, _ isRelative: Bool) -> Bool {
    let origin = isRelative ? current : .zero
    switch letter {
    case UInt8(ascii: "m"):
      guard let end = point(origin) else { return false }
      path.move(to: end)
      start = end
      finish(end)
    case UInt8(ascii: "l"):
      guard let end = point(origin) else { return false }
      path.addLine(to: end)
      finish(end)
    case UInt8(ascii: "h"), UInt8(ascii: "v"):
      guard let number = number() else { return false }
      let end =
        letter == UInt8(ascii: "h")
        ? CGPoint(x: origin.x + number, y: current.y) : CGPoint(x: current.x, y: origin.y + number)
      path.addLine(to: end)
      finish(end)
    case UInt8(ascii: "c"), UInt8(ascii: "s"): return readCubic(origin, isSmooth: letter == UInt8(ascii: "s"))
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      return readQuadratic(origin, isSmooth: letter == UInt8(ascii: "t"))
    case UInt8(ascii: "a"): return readArc(origin)
    default: return false
    }
    return true
  }

  private mutating func readCubic(_ origin: CGPoint, isSmooth: Bool) -> Bool {
    guard let first = isSmooth ? reflected(isCubic: true) : point(origin), let second = point(origin),
      let end = point(origin)
    else { return false }
    path.addCurve(to: end, control1: first, control2: second)
    finish(end, control: (second, true))
    return true
  }

  private mutating func readQuadratic(_ origin: CGPoint, isSmooth: Bool) -> Bool {
    guard let middle = isSmooth ? reflected(isCubic: false) : point(origin), let end = point(origin) else {
      return false
    }
    path.addQuadCurve(to: end, control: middle)
    finish(end, control: (middle, false))
    return true
  }

  private mutating func readArc(_ origin: CGPoint) -> Bool {
    guard let rx = number(), let ry = number(), let rotation = number(), let isLarge = flag(),
      let isClockwise = flag(), let end = point(origin)
    else { return false }
    let arc = EllipticalArc(
      from: current, to: end, rx: rx, ry: ry, rotation: rotation * .pi / 180, isLarge: isLarge,
      isClockwise: isClockwise)
    for curve in arc.curves {
      path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
    finish(end)
    return true
  }

  private mutating func finish(_ end: CGPoint, control: (point: CGPoint, isCubic: Bool)? = nil) {
    current = end
    self.control = control
  }

  private func reflected(isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return current }
    return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  // MARK: Numbers

  private mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// A flag of an arc, which needs no separator after it.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard let byte = rest.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    rest = rest.dropFirst()
    return byte == UInt8(ascii: "1")
  }

  private mutating func number() -> CGFloat? {
    skipSeparators()
    var text: [UInt8] = []
    var hasPoint = false
    while let byte = rest.first {
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      let isExponent = byte | 0x20 == UInt8(ascii: "e")
      let afterExponent = text.last.map { $0 | 0x20 == UInt8(ascii: "e") } ?? false
      if isSign, !text.isEmpty, !afterExponent { break }
      if byte == UInt8(ascii: "."), hasPoint { break }
      guard isSign || isExponent || byte == UInt8(ascii: ".") || byte.isDigit else { break }
      hasPoint = hasPoint || byte == UInt8(ascii: ".")
      text.append(byte)
      rest = rest.dropFirst()
    }
    guard let number = Double(String(decoding: text, as: UTF8.self)), abs(number) <= 100_000 else {
      return nil
    }
    return CGFloat(number)
  }

  private static func startsNumber(_ byte: UInt8) -> Bool {
    byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  private mutating func skipSeparators() {
    rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
  }
}
