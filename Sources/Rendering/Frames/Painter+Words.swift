import HTML
import TransitionEngine

extension Painter {
  /// Words as uses of their outlines: as many under one transform as it is exact enough for.
  mutating func paint(_ words: [Outline], _ color: Color, in scope: Scope) {
    if let bars = bars(for: words) {
      var scope = scope
      scope.opacity *= Self.barOpacity
      return fill(bars, color, in: scope)
    }
    let paint = paintAttributes(.fill, color, opacity: scope.opacity)
    var rest = words.filter { !scope.visibleBox(of: $0.box).isNull }[...]
    while let first = rest.popFirst() {
      var run = [first]
      var box = scope.visibleBox(of: first.box)
      while let next = rest.first {
        let wider = box.union(scope.visibleBox(of: next.box))
        guard fit(wider, in: scope) != nil else { break }
        run.append(next)
        box = wider
        rest.removeFirst()
      }
      if let transform = fit(box, in: scope) {
        paintRun(run, paint, under: transform, over: box, in: scope)
      } else {
        paintParts(of: first, paint, in: scope)
      }
    }
  }

  private func fit(_ box: CGRect, in scope: Scope) -> CGAffineTransform? {
    guard let fit = AffineFit(scope.map, over: box), fit.error <= precision.tolerance else { return nil }
    return fit.transform
  }

  /// In frames, each word is a use of its definition, which other frames share. In a definition, words are
  /// part of one path: a browser copies what it uses, and would copy each word twice for each use. Films, in
  /// which bytes count more, share those that appear more than once.
  private mutating func paintRun(
    _ words: [Outline], _ paint: [UInt8], under transform: CGAffineTransform, over box: CGRect,
    in scope: Scope
  ) {
    guard keepsArea(transform, over: box) else { return }
    let (shared, own) = (words.filter(isShared), words.filter { !isShared($0) })
    if !own.isEmpty { add(.path, data(of: own, under: transform), paint, over: box, in: scope) }
    if shared.count == 1 {
      add(.use, use(shared[0], transform, over: box), paint, over: box, in: scope)
    } else if !shared.isEmpty {
      add(.uses, uses(of: shared, under: transform, over: box), paint, over: box, in: scope)
    }
  }

  private mutating func uses(
    of words: [Outline], under transform: CGAffineTransform, over box: CGRect
  ) -> [UInt8] {
    if transform.isTranslation {
      let uses = words.map { use($0, transform, over: box) }
      return HTMLWriter.html { out in
        for use in uses { out.empty("use") { $0.attributes(use) } }
      }
    }
    let ids = words.map { library.id(for: $0) }
    return markup { painter in
      painter.out.open("g")
      painter.writeTransform(transform, from: .zero, over: box, usesPosition: false)
      for (word, id) in zip(words, ids) {
        painter.out.empty("use") { use in
          use.attribute("href", raw: "#" + id)
          use.attribute("x", Grid.units(word.origin.x))
          use.attribute("y", Grid.units(word.origin.y))
        }
      }
      painter.out.close("g")
    }
  }

  private func data(of words: [Outline], under transform: CGAffineTransform) -> [UInt8] {
    var data = PathData(scale: Grid.unitsPerPoint, snapsSubpaths: true)
    for word in words {
      data.append(word.path.applying(transform.isTranslation ? onGrid(word, transform) : transform))
    }
    return data.bytes
  }

  /// The translation to whole units, in which uses of definitions are written. A screen at rest has to look
  /// the same as in a strip.
  private func onGrid(_ word: Outline, _ translation: CGAffineTransform) -> CGAffineTransform {
    let origin = word.origin.applying(translation)
    let place = CGPoint(
      x: CGFloat(Grid.units(origin.x)) / Grid.unitsPerPoint,
      y: CGFloat(Grid.units(origin.y)) / Grid.unitsPerPoint)
    return CGAffineTransform(
      translationX: translation.tx + place.x - origin.x, y: translation.ty + place.y - origin.y)
  }

  private func isShared(_ word: Outline) -> Bool {
    names == .strip || library.sharesWords && library.isRequested(word)
  }

  /// One word, in as many parts as it takes to stay within the tolerance.
  private mutating func paintParts(of word: Outline, _ paint: [UInt8], in scope: Scope) {
    let box = scope.visibleBox(of: word.box)
    guard !box.isNull else { return }
    if let transform = fit(box, in: scope) {
      guard keepsArea(transform, over: box) else { return }
      add(.use, use(word, transform, over: box), paint, over: box, in: scope)
    } else if let (first, second) = word.halves {
      paintParts(of: first, paint, in: scope)
      paintParts(of: second, paint, in: scope)
    } else {
      let path = projectedFill(word, in: scope)
      add(.path, Grid.pathData(path, step: step(for: scope.map)), paint, over: box, in: scope)
    }
  }
}
