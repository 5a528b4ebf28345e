import HTML
import TransitionEngine

/// Draws presentation trees, one after the other, into one drawing.
package struct FramePainter {
  private var painter: Painter
  private let size: CGSize

  /// - Parameters:
  ///   - size: the window's, in points.
  ///   - displayScale: shown width over the window's own.
  ///   - leastTextHeight: of lines that are drawn as text, as shown.
  package init(
    library: PictureLibrary, size: CGSize, displayScale: CGFloat, leastTextHeight: CGFloat = 0
  ) {
    self.size = size
    painter = Painter(library: library, precision: Precision(displayScale: displayScale), names: .strip)
    painter.leastTextHeight = leastTextHeight / max(displayScale, 0.05)
    painter.window = Grid.pathData(Path(rect: CGRect(origin: .zero, size: size)))
  }

  package var library: PictureLibrary { painter.library }

  /// The drawing so far.
  package var bytes: [UInt8] { painter.out.bytes }

  /// Lowers the trees, and finds the parts that several frames show, which become definitions.
  package mutating func placements(of roots: [Layer]) -> [PlacedPicture?] {
    let placements = roots.map { root in
      root.isHidden || root.opacity <= 0.001
        ? nil
        : PlacedPicture(
          painter.library.builder.picture(of: root.withBackdrops()), map: Homography(root.matrix),
          opacity: min(root.opacity, 1))
    }
    // Definitions have all of their text.
    guard roots.count > 1 || painter.leastTextHeight > 0 else { return placements }
    var frames: [Fingerprint: Int] = [:]
    for placement in placements {
      var seen: Set<Fingerprint> = []
      placement?.picture.visitPictures { picture in
        guard seen.insert(picture.fingerprint).inserted else { return false }
        frames[picture.fingerprint, default: 0] += 1
        return true
      }
    }
    painter.passing = Set(frames.filter { $0.value == 1 }.keys)
    return placements
  }

  /// Draws one frame with the window's corner at 0,0. The caller clips it to the window.
  ///
  /// - Parameters:
  ///   - isAtRest: the frame is then a single use of its picture, which the page's other figures share.
  ///   - backdrop: the color in gaps of the window's content.
  package mutating func paint(_ placement: PlacedPicture?, isAtRest: Bool, backdrop: Color?) {
    let window = CGRect(origin: .zero, size: size)
    let scope = Scope(map: .identity, visible: ConvexPolygon(window))
    let showsBackdrop = !covers(placement, window)
    if isAtRest, let placement { _ = painter.library.id(for: placement.picture) }
    painter.nested { painter in
      if let backdrop, !backdrop.isClear, showsBackdrop { painter.fill(Outline(window), backdrop, in: scope) }
      if let placement { painter.paint(placement, in: scope) }
    }
  }

  /// Writes elements between frames.
  mutating func write(_ body: (inout HTMLWriter, inout ColorStyles) -> Void) {
    body(&painter.out, &painter.library.styles)
  }

  mutating func nextName() -> String { painter.nextName() }

  private func covers(_ placement: PlacedPicture?, _ window: CGRect) -> Bool {
    placement?.opaqueRect.map { $0.insetBy(dx: -0.01, dy: -0.01).contains(window) } ?? false
  }
}

extension Picture {
  /// Calls `visit` for this picture and, if it returns true, for the pictures inside.
  fileprivate func visitPictures(_ visit: (Picture) -> Bool) {
    guard visit(self) else { return }
    Mark.visitPictures(marks, visit)
  }
}

extension Mark {
  fileprivate static func visitPictures(_ marks: [Mark], _ visit: (Picture) -> Bool) {
    for mark in marks {
      switch mark {
      case .placed(let placement): placement.picture.visitPictures(visit)
      case .clipped(_, let inner), .masked(_, let inner): visitPictures(inner, visit)
      case .blurred(let blur): blur.behind.picture.visitPictures(visit)
      case .fill, .stroke, .words, .image, .shadow: break
      }
    }
  }
}
