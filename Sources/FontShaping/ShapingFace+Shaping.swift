internal import CHarfBuzz

/// A glyph of a shaped run, in font units, y up.
@frozen @usableFromInline
package struct ShapedGlyph {
  /// The glyph's index in its face; 0 for a character that the face lacks.
  package var id: UInt32
  /// The first character that the glyph draws, alone or with others.
  package var character: Int
  /// The distance from the glyph's origin to the next one's.
  package var advance: Int32
  /// The offset of the drawing from the glyph's origin.
  package var offset: (x: Int32, y: Int32)
}

extension ShapingFace {
  /// The glyphs of a run of one script, in visual order.
  ///
  /// - Parameters:
  ///   - run: the characters to shape; the surrounding ones serve as context.
  ///   - features: the enabled OpenType tags.
  package func shape(
    _ run: Range<Int>, of codePoints: [UInt32], isRightToLeft: Bool, features: [String]
  ) -> [ShapedGlyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_codepoints(
      buffer, codePoints, Int32(codePoints.count), UInt32(run.lowerBound), Int32(run.count))
    hb_buffer_set_language(buffer, english)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_guess_segment_properties(buffer)
    let features = features.map {
      hb_feature_t(tag: hb_tag_from_string($0, Int32($0.utf8.count)), value: 1, start: 0, end: .max)
    }
    hb_shape(font, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    let positions = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    return zip(infos, positions).map { info, position in
      ShapedGlyph(
        id: info.codepoint, character: Int(info.cluster), advance: position.x_advance,
        offset: (position.x_offset, position.y_offset))
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar's script is read from right to left.
  package var isRightToLeft: Bool {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), value)
    return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
  }
}

/// The linked version of HarfBuzz.
package var harfBuzzVersion: String { String(cString: hb_version_string()) }
