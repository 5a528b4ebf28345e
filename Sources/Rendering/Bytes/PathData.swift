import TransitionEngine

/// The shortest `d` attribute of an SVG path: it has relative commands, and omits repeated letters and
/// separators.
///
/// Points are rounded before differences are taken, so rounding errors do not add up along the path. Cubic curves that are as
/// good as quadratic ones are written as those, with two numbers less.
package struct PathData: Sendable {
  package private(set) var bytes: [UInt8] = []

  private let decimals: Int
  /// Steps of the grid per unit of the points.
  private let factor: CGFloat
  private let step: Int
  private let snapsSubpaths: Bool
  private var current = GridPoint.zero
  /// The current point before it was rounded, and the subpath's first one.
  private var (given, givenStart) = (CGPoint.zero, CGPoint.zero)
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
    factor = scale / CGFloat(self.step)
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
      add("M") { $0.write(target) }
      command = 0
    } else {
      let move = target - current
      add("m") { $0.write(move) }
      // Further pairs after a relative move are relative lines.
      command = UInt8(ascii: "l")
    }
    current = target
    start = target
    (given, givenStart) = (point, point)
    smoothControl = nil
  }

  package mutating func line(to point: CGPoint) {
    let target = grid(point)
    let step = target - current
    smoothControl = nil
    given = point
    guard step != .zero else { return }
    if step.y == 0 {
      add("h") { $0.write(step.x) }
    } else if step.x == 0 {
      add("v") { $0.write(step.y) }
    } else {
      add("l") { $0.write(step) }
    }
    current = target
  }

  package mutating func cubic(_ a: CGPoint, _ b: CGPoint, to point: CGPoint) {
    defer { given = point }
    let end = grid(point)
    if let control = quadraticControl(a, b, to: point) {
      let (first, target) = (grid(control) - current, end - current)
      add("q") { numbers in
        numbers.write(first)
        numbers.write(target)
      }
      smoothControl = nil
      current = end
      return
    }
    let (first, second, target) = (grid(a) - current, grid(b) - current, end - current)
    let isSmooth = first == smoothControl
    add(isSmooth ? "s" : "c") { numbers in
      if !isSmooth { numbers.write(first) }
      numbers.write(second)
      numbers.write(target)
    }
    smoothControl = target - second
    current = end
  }

  /// The control point of a quadratic curve that is nowhere farther than a step from a cubic one; nil if there is none.
  ///
  /// The curve with the same ends whose control point is the mean of those that either end suggests is off by √3/36 of the
  /// cubic's third difference at most.
  private func quadraticControl(_ a: CGPoint, _ b: CGPoint, to end: CGPoint) -> CGPoint? {
    let x = end.x - 3 * (b.x - a.x) - given.x
    let y = end.y - 3 * (b.y - a.y) - given.y
    let error = (x * x + y * y).squareRoot() * (CGFloat(3).squareRoot() / 36)
    guard error * factor * CGFloat(FixedDecimal.power(decimals)) <= 1 else { return nil }
    return CGPoint(
      x: (3 * (a.x + b.x) - given.x - end.x) / 4, y: (3 * (a.y + b.y) - given.y - end.y) / 4)
  }

  package mutating func close() {
    add("z") { _ in }
    given = givenStart
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
    return GridPoint(
      x: FixedDecimal.scale(point.x * factor + bias, decimals: decimals) * step,
      y: FixedDecimal.scale(point.y * factor + bias, decimals: decimals) * step)
  }

  /// Adds a command as a whole; its letter, if it is not the one before.
  private mutating func add(_ letter: Unicode.Scalar, _ body: (inout Numbers) -> Void) {
    let letter = UInt8(ascii: letter)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Numbers.room) { buffer in
      guard let start = buffer.baseAddress else { return }
      var numbers = Numbers(
        next: start, decimals: decimals, hasPrevious: hasPrevious, previousHasPoint: previousHasPoint)
      if letter != command { numbers.begin(letter) }
      body(&numbers)
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: numbers.next - start))
      (hasPrevious, previousHasPoint) = (numbers.hasPrevious, numbers.previousHasPoint)
    }
    command = letter
  }

  /// The numbers of a command, with what has to stand between them.
  private struct Numbers {
    /// The largest size of a command: a letter, and six numbers with a separator each.
    static let room = 1 + 6 * (1 + FixedDecimal.longest)

    var next: UnsafeMutablePointer<UInt8>
    let decimals: Int
    var hasPrevious: Bool
    var previousHasPoint: Bool

    mutating func begin(_ letter: UInt8) {
      write(byte: letter)
      hasPrevious = false
    }

    mutating func write(_ point: GridPoint) {
      write(point.x)
      write(point.y)
    }

    mutating func write(_ scaled: Int) {
      var hasPoint = false
      var startsWithPoint = false
      if decimals > 0 {
        let power = FixedDecimal.power(decimals)
        hasPoint = scaled % power != 0
        startsWithPoint = hasPoint && scaled > 0 && scaled < power
      }
      if hasPrevious, scaled >= 0, !(startsWithPoint && previousHasPoint) { write(byte: 0x20) }
      FixedDecimal.write(scaled, decimals: decimals, at: &next)
      hasPrevious = true
      previousHasPoint = hasPoint
    }

    private mutating func write(byte: UInt8) {
      next.pointee = byte
      next += 1
    }
  }
}
