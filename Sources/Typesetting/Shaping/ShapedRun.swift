import FontShaping

/// HarfBuzz's answer for one run, in visual order.
struct ShapedRun {
  let scalars: Range<Int>
  let isRightToLeft: Bool
  let glyphs: [ShapedGlyph]

  /// The glyphs that draw some characters together.
  struct Cluster {
    var glyphs: Range<Int>
    var scalars: Range<Int>
    /// The glyph of the first character, to which marks are attached.
    var base: Int
  }

  /// Groups the glyphs. HarfBuzz gives the first character of each group, which ends where the next one
  /// begins.
  var clusters: [Cluster] {
    var clusters: [Cluster] = []
    clusters.reserveCapacity(glyphs.count)
    var start = 0
    while start < glyphs.count {
      var next = start + 1
      while next < glyphs.count, glyphs[next].character == glyphs[start].character { next += 1 }
      let first = glyphs[start].character
      let after: Int
      if isRightToLeft {
        after = clusters.last?.scalars.lowerBound ?? scalars.upperBound
      } else {
        after = next < glyphs.count ? glyphs[next].character : scalars.upperBound
      }
      clusters.append(
        Cluster(
          glyphs: start..<next, scalars: first..<max(first, after), base: isRightToLeft ? next - 1 : start))
      start = next
    }
    return clusters
  }
}
