import Foundation
import TransitionEngine

extension Painter {
  /// Words as uses of their outlines: as many under one transform as it is exact enough for.
  mutating func paint(_ words: [Outline], _ color: Color, in scope: Scope) {
    let shown = words.filter { !scope.visibleBox(of: $0.box).isNull }
    let box = scope.visibleBox(of: shown.reduce(CGRect.null) { $0.union($1.box) })
    guard !shown.isEmpty, !box.isNull else { return }
    if let fit = fit(box, in: scope) { return paint(shown, color, under: fit, over: box, in: scope) }
    out.write("<g")
    writeColor(.fill, color, opacity: scope.opacity)
    out.write(">")
    var rest = shown[...]
    while let first = rest.popFirst() {
      var run = [first]
      var runBox = scope.visibleBox(of: first.box)
      while let next = rest.first {
        let wider = runBox.union(scope.visibleBox(of: next.box))
        guard fit(wider, in: scope) != nil else { break }
        run.append(next)
        runBox = wider
        rest.removeFirst()
      }
      if run.count > 1, let fit = fit(runBox, in: scope) {
        paint(run, nil, under: fit, over: runBox, in: scope)
      } else {
        paint(first, in: scope)
      }
    }
    out.write("</g>")
  }

  private func fit(_ box: CGRect, in scope: Scope) -> CGAffineTransform? {
    guard let fit = AffineFit(scope.map, over: box), fit.error <= precision.tolerance else { return nil }
    return fit.transform
  }

  /// - Parameter color: nil where a group around them has it.
  private mutating func paint(
    _ words: [Outline], _ color: Color?, under transform: CGAffineTransform, over box: CGRect, in scope: Scope
  ) {
    let (shared, own) = (words.filter(isShared), words.filter { !isShared($0) })
    if shared.count == 1, own.isEmpty {
      let word = shared[0]
      out.write("<use")
      out.attribute("href", raw: "#" + library.id(for: word))
      if let color { writeColor(.fill, color, opacity: scope.opacity) }
      writeTransform(transform, from: word.origin, over: box)
      out.write("/>")
      return
    }
    out.write(shared.isEmpty ? "<path" : "<g")
    if let color { writeColor(.fill, color, opacity: scope.opacity) }
    writeTransform(transform, from: .zero, over: box, usesPosition: false)
    if shared.isEmpty {
      writeData(of: own)
      out.write("/>")
      return
    }
    out.write(">")
    if !own.isEmpty {
      out.write("<path")
      writeData(of: own)
      out.write("/>")
    }
    for word in shared {
      out.write("<use")
      out.attribute("href", raw: "#" + library.id(for: word))
      out.attribute("x", Grid.units(word.origin.x))
      out.attribute("y", Grid.units(word.origin.y))
      out.write("/>")
    }
    out.write("</g>")
  }

  private mutating func writeData(of words: [Outline]) {
    var data = PathData(scale: Grid.unitsPerPoint)
    for word in words { data.append(word.path) }
    out.write(" d=\"")
    out.write(contentsOf: data.bytes)
    out.write("\"")
  }

  /// In frames every word is drawn from its definition, which the screens at rest share.
  private func isShared(_ word: Outline) -> Bool {
    names == .strip || library.isRequested(word)
  }

  /// One word, in as many parts as it takes to stay within the tolerance.
  private mutating func paint(_ word: Outline, in scope: Scope) {
    let box = scope.visibleBox(of: word.box)
    guard !box.isNull else { return }
    if let fit = fit(box, in: scope) {
      out.write("<use")
      out.attribute("href", raw: "#" + library.id(for: word))
      writeTransform(fit, from: word.origin, over: box)
      out.write("/>")
    } else if let (first, second) = word.halves {
      paint(first, in: scope)
      paint(second, in: scope)
    } else {
      out.write("<path")
      writeFilledPath(word, in: scope)
      out.write("/>")
    }
  }
}
