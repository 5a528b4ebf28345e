import FontShaping

/// Replaces glyphs that a text's font lacks by those of other fonts.
struct Fallbacks {
  let font: Font
  /// The line's characters, and the same as numbers.
  let scalars: [Unicode.Scalar]
  let codePoints: [UInt32]

  /// A stretch of a line in one font.
  struct Part {
    /// Nil for the text's own font.
    var face: FontFace?
    var glyphs: [ShapedGlyph]
    var clusters: ArraySlice<ShapedRun.Cluster>
  }

  /// The parts of a run, in visual order. What no font has stays in the part of the text's own.
  func parts(of run: ShapedRun) -> [Part] {
    let clusters = run.clusters
    guard let fallbacks = font.face.fallbacks, clusters.contains(where: { run.glyphs[$0.base].id == 0 })
    else { return [Part(glyphs: run.glyphs, clusters: clusters[...])] }
    let hasKana = scalars.contains { (0x3040...0x30FF).contains($0.value) }
    let faces = clusters.map { cluster in
      run.glyphs[cluster.base].id != 0
        ? nil
        : fallbacks.face(for: scalars[cluster.scalars], hasKana: hasKana, weight: font.style.weight)
    }
    var parts: [Part] = []
    var start = 0
    while start < clusters.count {
      var end = start + 1
      while end < clusters.count, faces[end] == faces[start] { end += 1 }
      if let face = faces[start] {
        parts.append(part(of: clusters[start..<end], in: face, isRightToLeft: run.isRightToLeft))
      } else {
        parts.append(Part(glyphs: run.glyphs, clusters: clusters[start..<end]))
      }
      start = end
    }
    return parts
  }

  /// Shapes the characters of clusters again, together: letters of some scripts join.
  private func part(
    of clusters: ArraySlice<ShapedRun.Cluster>, in face: FontFace, isRightToLeft: Bool
  ) -> Part {
    let lower = clusters.reduce(Int.max) { min($0, $1.scalars.lowerBound) }
    let upper = clusters.reduce(0) { max($0, $1.scalars.upperBound) }
    let glyphs = face.shaping.shape(
      lower..<upper, of: codePoints, isRightToLeft: isRightToLeft, features: font.features)
    let shaped = ShapedRun(scalars: lower..<upper, isRightToLeft: isRightToLeft, glyphs: glyphs)
    return Part(face: face, glyphs: glyphs, clusters: shaped.clusters[...])
  }
}
