import TransitionEngine
import Testing

@testable import Typesetting

@Suite struct FontMetricsTests {
  /// Inter's hhea and OS/2 tables: ascender 2728, descender -680, capitals 2048, x 1536 of 2816 units.
  @Test func readsInter() throws {
    let metrics = try FontBook().font(TextStyle(size: 100)).metrics
    #expect(abs(metrics.ascender - 96.9) < 1)
    #expect(abs(metrics.descender + 24.2) < 1)
    #expect(abs(metrics.capHeight - 72.7) < 1)
    #expect(abs(metrics.xHeight - 54.5) < 3)
  }

  @Test func lineHeightIsTheSumOfItsParts() {
    let metrics = FontMetrics(ascender: 9, descender: -2, leading: 1, capHeight: 7, xHeight: 5)
    #expect(metrics.lineHeight == 12)
    #expect(metrics.scaled(by: 2).lineHeight == 24)
  }
}
