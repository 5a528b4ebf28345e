import TransitionEngine

extension Path {
  /// The part of the outline between two fractions of its length, curves as chords; itself for 0…1.
  func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Path() }
    let lines = closedContours.map { $0.flattened(tolerance: 0.02).points }
    let total = lines.reduce(0) { $0 + Path.length(of: $1) }
    guard total > 0 else { return Path() }
    var result = Path()
    var passed: CGFloat = 0
    for line in lines {
      let length = Path.length(of: line)
      result.append(Path.part(of: line, from: start * total - passed, to: end * total - passed))
      passed += length
    }
    return result
  }

  /// The contours, with closes drawn as lines.
  var closedContours: [Path] {
    contours.map { contour in
      Path(contour.elements.map { $0 == .close ? .line(contour.startPoint) : $0 })
    }
  }

  static func length(of line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  private static func part(of line: [CGPoint], from start: CGFloat, to end: CGFloat) -> Path {
    var path = Path()
    var passed: CGFloat = 0
    for (a, b) in zip(line, line.dropFirst()) {
      let length = hypot(b.x - a.x, b.y - a.y)
      defer { passed += length }
      guard length > 0 else { continue }
      let (from, to) = (max(start - passed, 0), min(end - passed, length))
      guard from < to else { continue }
      func point(_ at: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * at / length, y: a.y + (b.y - a.y) * at / length)
      }
      if path.isEmpty { path.move(to: point(from)) }
      path.addLine(to: point(to))
    }
    return path
  }
}
