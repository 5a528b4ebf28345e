import TransitionEngine

/// An outline that may be drawn at many places: a word, an icon, a card's rounded rectangle.
///
/// Two outlines that differ only by where they lie have the same fingerprint and share one definition.
package struct Outline: Sendable, Equatable {
  /// In the picture's coordinates.
  package let path: Path
  /// The outline's first point; the definition has it at 0,0.
  package let origin: CGPoint
  /// A box that holds the outline; for words the true one.
  package let box: CGRect
  package let fillRule: Shape.FillRule
  /// The rectangle that the outline is, if it is one: projected and cut exactly, never shared.
  package let rect: CGRect?
  package let fingerprint: Fingerprint
  /// The stroke attributes that differ from SVG's defaults.
  var attributes: [PresentationAttribute] = []

  package init(_ path: Path, box: CGRect? = nil, fillRule: Shape.FillRule = .nonZero) {
    self.path = path
    self.fillRule = fillRule
    self.box = box ?? path.controlBounds
    origin = path.startPoint
    rect = path.asRectangle
    fingerprint = Outline.fingerprint(of: path, origin: origin, fillRule: fillRule)
  }

  package init(_ rect: CGRect) { self.init(Path(rect: rect), box: rect) }

  /// Lighter outlines are drawn anew each time: referring to them would not be shorter.
  static let leastSharedWeight = 48

  /// About how many bytes the path's data takes.
  package var weight: Int { path.elements.count * 12 }

  /// Contours that overlap from left to right stay together, as a letter and its holes do; letters come
  /// apart. Two outlines of about the same number of letters each, or nil for a single one.
  package var halves: (Outline, Outline)? {
    let letters = path.contours.sorted { $0.controlBounds.minX < $1.controlBounds.minX }
    var clusters: [Path] = []
    var reach = -CGFloat.infinity
    for contour in letters {
      let box = contour.controlBounds
      if box.minX < reach, !clusters.isEmpty {
        clusters[clusters.count - 1].append(contour)
      } else {
        clusters.append(contour)
      }
      reach = max(reach, box.maxX)
    }
    guard clusters.count > 1 else { return nil }
    func joined(_ part: some Sequence<Path>) -> Outline {
      Outline(Path(part.flatMap(\.elements)), fillRule: fillRule)
    }
    let middle = clusters.count / 2
    return (joined(clusters[..<middle]), joined(clusters[middle...]))
  }

  private static func fingerprint(of path: Path, origin: CGPoint, fillRule: Shape.FillRule) -> Fingerprint {
    var print = Fingerprint()
    func add(_ p: CGPoint) {
      let x = Int32(truncatingIfNeeded: FixedDecimal.scale((p.x - origin.x) * 64, decimals: 0))
      let y = Int32(truncatingIfNeeded: FixedDecimal.scale((p.y - origin.y) * 64, decimals: 0))
      print.combine(UInt64(UInt32(bitPattern: x)) << 32 | UInt64(UInt32(bitPattern: y)))
    }
    print.combine(fillRule == .nonZero ? 0 : 1)
    for element in path.elements {
      switch element {
      case .move(let p):
        print.combine(2)
        add(p)
      case .line(let p):
        print.combine(3)
        add(p)
      case .cubic(let a, let b, let p):
        print.combine(4)
        add(a)
        add(b)
        add(p)
      case .close: print.combine(5)
      }
    }
    return print
  }
}

extension Outline: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension Path {
  /// The first point; zero for an empty path.
  var startPoint: CGPoint {
    if case .move(let point)? = elements.first { return point }
    return .zero
  }

  /// The elements' ends.
  var points: [CGPoint] {
    elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .cubic(_, _, let point): point
      case .close: nil
      }
    }
  }

  /// The subpaths.
  var contours: [Path] {
    var contours: [Path] = []
    for element in elements {
      if case .move = element { contours.append(Path()) }
      if !contours.isEmpty { contours[contours.count - 1].elements.append(element) }
    }
    return contours
  }

  /// The upright rectangle that this path draws, if it is one.
  var asRectangle: CGRect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], elements[4] == .close
    else { return nil }
    return ConvexPolygon([a, b, c, d]).rect
  }
}
