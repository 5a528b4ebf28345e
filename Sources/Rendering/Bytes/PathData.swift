import TransitionEngine

/// The `d` attribute of an SVG path, as short as it goes: relative commands, repeated letters and
/// separators left out.
///
/// Points are rounded before differences are taken, so rounding errors do not add up along the path.
package struct PathData: Sendable {
  package private(set) var bytes: [UInt8] = []

  private let decimals: Int
  private let scale: CGFloat
  private let step: Int
  private let snapsSubpaths: Bool
  private var current = GridPoint.zero
  private var start = GridPoint.zero
  /// The subpath's first point, as given and as written.
  private var anchor: (given: CGPoint, written: GridPoint)?
  /// The end's second control point, seen from the end: the first of a smooth curve to come.
  private var smoothControl: GridPoint?
  private var command: UInt8 = 0
  private var hasPrevious = false
  private var previousHasPoint = false

  /// A point as integers of the output's smallest step.
  private struct GridPoint: Equatable {
    var x, y: Int
    static let zero = GridPoint(x: 0, y: 0)
    static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }
  }

  /// - Parameters:
  ///   - scale: output units per unit of the points.
  ///   - decimals: 0…6, of an output unit.
  ///   - step: coordinates are multiples of so many of the smallest decimals; coarser ones compress better.
  ///   - snapsSubpaths: moves every subpath so that it starts on the grid. One letter then has the same
  ///     bytes wherever it stands, and text compresses far better. No point moves farther than by twice the
  ///     rounding.
  package init(scale: CGFloat = 1, decimals: Int = 0, step: Int = 1, snapsSubpaths: Bool = false) {
    self.step = max(step, 1)
    self.snapsSubpaths = snapsSubpaths
    self.scale = scale
    self.decimals = decimals
  }

  /// A whole path. A last line that a close would draw anyway is left out.
  package mutating func append(_ path: Path) {
    let elements = path.elements
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point):
        let closes = index + 1 < elements.count && elements[index + 1] == .close
        if !(closes && grid(point) == start) { line(to: point) }
      case .cubic(let a, let b, let point): cubic(a, b, to: point)
      case .close: close()
      }
    }
  }

  /// A closed polygon.
  package mutating func append(polygon points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for (index, point) in points.enumerated().dropFirst() {
      if !(index == points.count - 1 && grid(point) == start) { line(to: point) }
    }
    close()
  }

  package mutating func move(to point: CGPoint) {
    anchor = nil
    let target = grid(point)
    if snapsSubpaths { anchor = (point, target) }
    if bytes.isEmpty {
      begin(UInt8(ascii: "M"))
      write(target)
      command = 0
    } else {
      begin(UInt8(ascii: "m"))
      write(target - current)
      // Further pairs after a relative move are relative lines.
      command = UInt8(ascii: "l")
    }
    current = target
    start = target
    smoothControl = nil
  }

  package mutating func line(to point: CGPoint) {
    let target = grid(point)
    let step = target - current
    smoothControl = nil
    guard step != .zero else { return }
    if step.y == 0 {
      begin(UInt8(ascii: "h"))
      write(step.x)
    } else if step.x == 0 {
      begin(UInt8(ascii: "v"))
      write(step.y)
    } else {
      begin(UInt8(ascii: "l"))
      write(step)
    }
    current = target
  }

  package mutating func cubic(_ a: CGPoint, _ b: CGPoint, to point: CGPoint) {
    let (first, second, target) = (grid(a) - current, grid(b) - current, grid(point) - current)
    if first == smoothControl {
      begin(UInt8(ascii: "s"))
    } else {
      begin(UInt8(ascii: "c"))
      write(first)
    }
    write(second)
    write(target)
    smoothControl = target - second
    current = grid(point)
  }

  package mutating func close() {
    begin(UInt8(ascii: "z"))
    current = start
    command = 0
    smoothControl = nil
  }

  private func grid(_ point: CGPoint) -> GridPoint {
    if let anchor {
      let offset = rounded(CGPoint(x: point.x - anchor.given.x, y: point.y - anchor.given.y), bias: 1e-6)
      return GridPoint(x: anchor.written.x + offset.x, y: anchor.written.y + offset.y)
    }
    return rounded(point)
  }

  /// - Parameter bias: takes ties out of the reach of the last digit.
  private func rounded(_ point: CGPoint, bias: CGFloat = 0) -> GridPoint {
    let factor = scale / CGFloat(step)
    return GridPoint(
      x: FixedDecimal.scale(point.x * factor + bias, decimals: decimals) * step,
      y: FixedDecimal.scale(point.y * factor + bias, decimals: decimals) * step)
  }

  private mutating func begin(_ letter: UInt8) {
    guard letter != command else { return }
    bytes.append(letter)
    command = letter
    hasPrevious = false
  }

  private mutating func write(_ point: GridPoint) {
    write(point.x)
    write(point.y)
  }

  private mutating func write(_ scaled: Int) {
    let power = FixedDecimal.power(decimals)
    let hasPoint = scaled % power != 0
    let startsWithPoint = hasPoint && scaled > 0 && scaled < power
    if hasPrevious, scaled >= 0, !(startsWithPoint && previousHasPoint) { bytes.append(0x20) }
    FixedDecimal.write(scaled, decimals: decimals, to: &bytes)
    hasPrevious = true
    previousHasPoint = hasPoint
  }
}
