import CHarfBuzz

/// HarfBuzz's answer for one run, in visual order. Valid as long as its buffer.
struct ShapedRun {
  let scalars: Range<Int>
  let isRightToLeft: Bool
  let infos: UnsafeBufferPointer<hb_glyph_info_t>
  let positions: UnsafeBufferPointer<hb_glyph_position_t>

  /// The glyphs that draw one stretch of characters together.
  struct Cluster {
    var glyphs: Range<Int>
    var scalars: Range<Int>
    /// The glyph of the first character, which marks are attached to.
    var base: Int
  }

  /// Groups the glyphs. HarfBuzz gives the first character of each group; where one group ends the next begins.
  var clusters: [Cluster] {
    var clusters: [Cluster] = []
    clusters.reserveCapacity(infos.count)
    var start = 0
    while start < infos.count {
      var next = start + 1
      while next < infos.count, infos[next].cluster == infos[start].cluster { next += 1 }
      let first = Int(infos[start].cluster)
      let after: Int
      if isRightToLeft {
        after = clusters.last?.scalars.lowerBound ?? scalars.upperBound
      } else {
        after = next < infos.count ? Int(infos[next].cluster) : scalars.upperBound
      }
      clusters.append(
        Cluster(
          glyphs: start..<next, scalars: first..<max(first, after), base: isRightToLeft ? next - 1 : start))
      start = next
    }
    return clusters
  }
}
