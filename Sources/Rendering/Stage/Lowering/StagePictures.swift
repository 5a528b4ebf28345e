import TransitionEngine

/// The pictures of a stage, and larger pictures that are composed of them. A screen at rest consists of
/// moving content and bars above it, so readers don't have to load it again as one picture.
struct StagePictures {
  struct Part {
    var picture: Picture
    /// The origin of its coordinates in the whole's.
    var origin = CGPoint.zero
  }

  /// All pictures of the run.
  private var shown: Set<Fingerprint> = []
  /// The pictures of which the run shows slices, which are loaded as a whole.
  private var sliced: Set<Fingerprint> = []
  private var known: [Fingerprint: [Part]] = [:]

  /// The largest number of images. More would cost more than they save.
  private static let mostParts = 6

  mutating func note(_ picture: Picture, isSliced: Bool) {
    shown.insert(picture.fingerprint)
    if isSliced { sliced.insert(picture.fingerprint) }
  }

  /// The parts of a picture, back to front: only itself, if parts save little.
  mutating func parts(of picture: Picture) -> [Part] {
    if sliced.contains(picture.fingerprint) { return [Part(picture: picture)] }
    if let known = known[picture.fingerprint] { return known }
    var assembly = Assembly(of: picture)
    add(picture.marks, of: picture, at: .zero, to: &assembly)
    let parts = assembly.finished(limit: Self.mostParts)
    known[picture.fingerprint] = parts
    return parts
  }

  /// - Parameter picture: the picture of the marks.
  private mutating func add(
    _ marks: [Mark], of picture: Picture, at origin: CGPoint, to assembly: inout Assembly
  ) {
    for mark in marks {
      if case .placed(let placed) = mark, let offset = placed.offset, holdsShown(placed.picture) {
        let origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
        if shown.contains(placed.picture.fingerprint) {
          assembly.add(parts(of: placed.picture), of: placed.picture, at: origin)
        } else {
          add(placed.picture.marks, of: placed.picture, at: origin, to: &assembly)
        }
      } else if case .clipped(let outline, let inner) = mark, holdsShown(inner),
        assembly.isWithin(outline, at: origin)
      {
        add(inner, of: picture, at: origin, to: &assembly)
      } else {
        assembly.add(mark, of: picture, at: origin)
      }
    }
  }

  private func holdsShown(_ picture: Picture) -> Bool {
    shown.contains(picture.fingerprint) || holdsShown(picture.marks)
  }

  private func holdsShown(_ marks: [Mark]) -> Bool {
    marks.contains { mark in
      switch mark {
      case .placed(let placed): placed.offset != nil && holdsShown(placed.picture)
      case .clipped(let outline, let inner): outline.rect != nil && holdsShown(inner)
      case .fill, .stroke, .words, .image, .shadow, .masked, .blurred: false
      }
    }
  }

  /// A picture that is being decomposed.
  private struct Assembly {
    private let whole: Picture
    private var parts: [Part] = []
    /// The marks on top of the parts that aren't pictures of their own, in the whole's coordinates.
    private var others: [Mark] = []
    private var spared = 0

    init(of whole: Picture) { self.whole = whole }

    /// Whether a clip contains the whole.
    func isWithin(_ clip: Outline, at origin: CGPoint) -> Bool {
      clip.rect?.offsetBy(dx: origin.x, dy: origin.y).contains(whole.bounds) ?? false
    }

    mutating func add(_ inner: [Part], of picture: Picture, at origin: CGPoint) {
      addOthers()
      parts += inner.map {
        Part(picture: $0.picture, origin: CGPoint(x: origin.x + $0.origin.x, y: origin.y + $0.origin.y))
      }
      spared += picture.weight
    }

    mutating func add(_ mark: Mark, of picture: Picture, at origin: CGPoint) {
      guard origin != .zero else { return others.append(mark) }
      let map = CGAffineTransform(translationX: origin.x, y: origin.y)
      let one = Picture(bounds: picture.bounds, marks: [mark])
      others.append(.placed(PlacedPicture(one, map: Homography(map))))
    }

    private mutating func addOthers() {
      guard !others.isEmpty else { return }
      parts.append(Part(picture: Picture(bounds: whole.bounds, marks: others)))
      others = []
    }

    /// The parts, if they save at least half; else the whole.
    mutating func finished(limit: Int) -> [Part] {
      addOthers()
      return parts.count <= limit && 2 * spared >= whole.weight && spared > 0 ? parts : [Part(picture: whole)]
    }
  }
}

extension PlacedPicture {
  /// The translation in whole points; nil for other maps.
  fileprivate var offset: CGPoint? {
    guard map.isAffine, opacity >= 1, fragment == nil, coveredEdges.isEmpty else { return nil }
    let move = map.affine
    guard move.isTranslation, move.tx == move.tx.rounded(), move.ty == move.ty.rounded() else { return nil }
    return CGPoint(x: move.tx, y: move.ty)
  }
}
