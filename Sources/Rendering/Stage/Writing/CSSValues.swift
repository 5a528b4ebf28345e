import TransitionEngine

/// Values of CSS.
extension [UInt8] {
  mutating func writePixels(_ value: CGFloat, decimals: Int = 3) {
    let scaled = FixedDecimal.scale(value, decimals: decimals)
    write(scaled: scaled, decimals: decimals)
    if scaled != 0 { write("px") }
  }

  /// Two lengths with a space between them.
  mutating func writePixels(_ point: CGPoint) {
    writePixels(point.x)
    write(" ")
    writePixels(point.y)
  }

  mutating func writeSeconds(_ value: TimeInterval) {
    write(CGFloat(value), decimals: 5)
    write("s")
  }

  mutating func writeSize(_ size: CGSize) {
    write("width:")
    writePixels(size.width)
    write(";height:")
    writePixels(size.height)
  }

  /// The position of an element in its parent.
  mutating func writePlace(_ origin: CGPoint) {
    write("left:")
    writePixels(origin.x)
    write(";top:")
    writePixels(origin.y)
  }

  /// Writes nothing for a spec without a distance.
  mutating func writePerspective(_ spec: PerspectiveSpec) {
    guard let distance = spec.distance else { return }
    write("perspective:")
    writePixels(CGFloat(distance), decimals: 4)
    write(";perspective-origin:")
    writePixels(spec.origin)
  }

  /// A value of a channel.
  ///
  /// - Parameter motion: has the axis of rotation and the form of the clip.
  mutating func write(_ value: [Double], of property: StageProperty, in motion: CSSMotion) {
    switch property {
    case .translate: writeTranslation(value)
    case .rotate: writeRotation(value[0], about: motion.axis)
    case .clip: writeClip(value, motion.clipForm)
    case .scale: writeNumbers(value, separator: " ", decimals: [5, 5, 5])
    case .opacity: write(CGFloat(value[0]), decimals: 4)
    case .matrix:
      write("matrix3d(")
      writeNumbers(value, separator: ",", decimals: Channel.matrixDecimals)
      write(")")
    }
  }

  private mutating func writeClip(_ value: [Double], _ form: ClipForm) {
    switch form {
    case .inset(let corners):
      write("inset(0 ")
      writePixels(CGPoint(x: value[0], y: value[1]))
      write(" 0 round ")
      writeCorners(corners, radius: value[2])
      write(")")
    case .path(let template, let rule):
      write(rule == .evenOdd ? "path(evenodd,\"" : "path(\"")
      var numbers = value[...]
      for element in template.elements {
        switch element {
        case .move: write("M")
        case .line: write("L")
        case .cubic: write("C")
        case .close: write("Z")
        }
        let count = 2 * element.points.count
        writeNumbers(
          [Double](numbers.prefix(count)), separator: " ", decimals: [Int](repeating: 2, count: count))
        numbers = numbers.dropFirst(count)
      }
      write("\")")
    }
  }

  /// A value of `CSSMotion.backdrop`. Older WebKits know the property by its prefix only.
  mutating func writeBackdrop(_ value: [Double], isClipped: Bool) {
    for prefix: StaticString in ["-webkit-", ";"] {
      write(prefix)
      write("backdrop-filter:blur(")
      writePixels(value[0])
      write(") saturate(")
      write(CGFloat(value[1]), decimals: 3)
      write(")")
    }
    guard isClipped else { return }
    write(";clip-path:inset(0 ")
    writePixels(CGPoint(x: value[2], y: value[3]))
    write(" 0)")
  }

  /// Some corners' radius, as `border-radius` and `inset()` have it.
  mutating func writeCorners(_ corners: CornerMask, radius: CGFloat) {
    guard corners != .all else { return writePixels(radius) }
    for (index, corner) in [CornerMask.minXMinY, .maxXMinY, .maxXMaxY, .minXMaxY].enumerated() {
      if index > 0 { write(" ") }
      writePixels(corners.contains(corner) ? radius : 0)
    }
  }

  private mutating func writeTranslation(_ value: [Double]) {
    writePixels(CGPoint(x: CGFloat(value[0]), y: CGFloat(value[1])))
    guard value[2] != 0 else { return }
    write(" ")
    writePixels(CGFloat(value[2]))
  }

  /// - Parameter degrees: about `axis`, which is named where it is one of the three.
  private mutating func writeRotation(_ degrees: Double, about axis: [Double]) {
    if let main = axis.firstIndex(where: { abs($0 - 1) < 1e-9 }) {
      write(raw: ["x ", "y ", ""][main])
    } else {
      writeNumbers(axis, separator: " ", decimals: [6, 6, 6])
      write(" ")
    }
    write(CGFloat(degrees), decimals: 3)
    write("deg")
  }

  private mutating func writeNumbers(_ values: [Double], separator: StaticString, decimals: [Int]) {
    for index in values.indices {
      if index > 0 { write(separator) }
      write(CGFloat(values[index]), decimals: decimals[index])
    }
  }
}
