import CHarfBuzz
import TransitionEngine

/// Runs HarfBuzz over one line.
///
/// Limit: a line has one direction. Text that mixes directions is set left to right throughout.
struct Shaper {
  let font: Font

  struct Result {
    var glyphs: [Glyph] = []
    var advance: CGFloat = 0
    /// Positions of characters the font lacks.
    var missing: [Int] = []
  }

  func shape(_ scalars: [Unicode.Scalar]) -> Result {
    var result = Result()
    guard !scalars.isEmpty else { return result }
    let codePoints = scalars.map(\.value)
    let isRightToLeft = Self.isRightToLeft(scalars)
    let runs = ShapingRuns.split(scalars)
    var pen = Pen(scale: font.scale, tracking: font.style.trackingInPoints)
    for run in isRightToLeft ? runs.reversed() : runs {
      shape(run, of: codePoints, isRightToLeft: isRightToLeft) { shaped in
        place(shaped, of: scalars, with: &pen, into: &result)
      }
    }
    result.advance = pen.x
    return result
  }

  private func shape(
    _ run: Range<Int>, of codePoints: [UInt32], isRightToLeft: Bool, body: (ShapedRun) -> Void
  ) {
    guard let buffer = hb_buffer_create() else { return }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_codepoints(
      buffer, codePoints, Int32(codePoints.count), UInt32(run.lowerBound), Int32(run.count))
    // Without a language HarfBuzz would ask the process's locale.
    hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_guess_segment_properties(buffer)
    let features = font.features.map {
      hb_feature_t(tag: hb_tag_from_string($0, Int32($0.utf8.count)), value: 1, start: 0, end: .max)
    }
    hb_shape(font.face.handle, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    body(
      ShapedRun(
        scalars: run, isRightToLeft: isRightToLeft,
        infos: UnsafeBufferPointer(start: infos, count: Int(count)),
        positions: UnsafeBufferPointer(start: positions, count: Int(count))))
  }

  /// Whether a line is set from right to left: where it has letters of such a script, and nothing in it, letter or
  /// figure, has to be read the other way.
  private static func isRightToLeft(_ scalars: [Unicode.Scalar]) -> Bool {
    let functions = hb_unicode_funcs_get_default()
    var hasLetters = false
    for scalar in scalars {
      let properties = scalar.properties
      if properties.numericType == .decimal { return false }
      guard properties.isAlphabetic else { continue }
      let script = hb_unicode_script(functions, scalar.value)
      guard hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL else { return false }
      hasLetters = true
    }
    return hasLetters
  }

  private func place(
    _ shaped: ShapedRun, of scalars: [Unicode.Scalar], with pen: inout Pen, into result: inout Result
  ) {
    for cluster in shaped.clusters {
      let start = pen.x
      let isMissing = cluster.glyphs.contains { shaped.infos[$0].codepoint == 0 }
      if isMissing {
        result.missing += cluster.scalars.filter { lacks(scalars[$0]) }
      }
      if isMissing, shaped.infos[cluster.base].codepoint == 0 {
        result.glyphs.append(pen.placeholder(for: cluster.scalars, units: font.face.unitsPerEm))
      } else {
        for index in cluster.glyphs where shaped.infos[index].codepoint != 0 {
          result.glyphs.append(
            pen.glyph(shaped.infos[index].codepoint, shaped.positions[index], for: cluster.scalars))
        }
      }
      if let last = result.glyphs.indices.last, pen.x != start {
        // What has no width stays without.
        pen.track(&result.glyphs[last])
      }
    }
  }

  /// Whether a warning about this character would help: joiners and variation selectors have no glyph by nature.
  private func lacks(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isDefaultIgnorableCodePoint && !font.face.contains(scalar)
  }
}
