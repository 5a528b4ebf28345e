import Testing
import TransitionEngine

@testable import UIKit

/// Core Text's functions, by which code gets the outlines of letters.
@Suite struct CTLineTests {
  private let run = Run(size: CGSize(width: 400, height: 800))

  private func text(_ string: String, size: CGFloat = 40) -> NSMutableAttributedString {
    NSMutableAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
  }

  @Test func `a line has runs of glyphs with outlines`() throws {
    try run.perform {
      let own = text("Hi you")
      own.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 3, length: 3))
      let line = CTLineCreateWithAttributedString(own)
      let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
      #expect(runs.map(CTRunGetGlyphCount) == [3, 3])
      #expect(CTRunGetStringRange(runs[1]) == CFRange(location: 3, length: 3))
      let font = try #require(CTRunGetAttributes(runs[1])[kCTFontAttributeName] as? UIFont)
      var (glyph, point) = (CGGlyph(), CGPoint.zero)
      CTRunGetGlyphs(runs[1], CFRangeMake(0, 1), &glyph)
      CTRunGetPositions(runs[1], CFRangeMake(0, 1), &point)
      #expect(point.x > 30 && point.y == 0 && glyph != 0)
      let path = try #require(CTFontCreatePathForGlyph(font, glyph, nil))
      // A y hangs below the baseline, which is down in Core Text.
      #expect(path.boundingBox.minY < -2 && path.boundingBox.maxY > 10)
      var ascent: CGFloat = 0
      let width = CTLineGetTypographicBounds(line, &ascent, nil, nil)
      #expect(ascent == font.ascender && abs(width - own.size().width) < 1)
    }
  }

  @Test func `characters have glyphs`() {
    run.perform {
      let font = CTFontCreateWithName("Helvetica", 20, nil)
      let characters = Array("A ".utf16)
      var glyphs = [CGGlyph](repeating: 0, count: 2)
      #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 2))
      #expect(glyphs[0] != 0 && glyphs[0] != glyphs[1])
      #expect(CTFontCreatePathForGlyph(font, glyphs[1], nil) == nil)
      var turned = CGAffineTransform(translationX: 100, y: 0)
      let path = CTFontCreatePathForGlyph(font, glyphs[0], &turned)
      #expect((path?.boundingBox.minX ?? 0) >= 100)
    }
  }

  @Test func `an empty text is an empty line`() {
    run.perform {
      let line = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
      #expect(CTLineGetGlyphRuns(line).isEmpty && CTLineGetTypographicBounds(line, nil, nil, nil) == 0)
    }
  }

  @Test func `a frame breaks lines, from the top`() throws {
    try run.perform {
      let setter = CTFramesetterCreateWithAttributedString(text("one two three", size: 20))
      let path = CGPath(rect: CGRect(x: 10, y: 20, width: 80, height: 200), transform: nil)
      let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
      let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
      #expect(lines.map { CTLineGetStringRange($0).length } == [8, 5])
      var origins = [CGPoint](repeating: .zero, count: 2)
      CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
      #expect(origins[0].x == 0 && origins[0].y > 170 && origins[0].y < 190 && origins[1].y < origins[0].y)
      let size = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, CFRangeMake(0, 0), nil, CGSize(width: 80, height: 1000), nil)
      expectClose(size.height, 2 * UIFont.systemFont(ofSize: 20).lineHeight)
    }
  }

  @Test func `lines are drawn upright where y points up`() throws {
    let tree = try #require(
      run.perform {
        run.drawing(size: CGSize(width: 100, height: 100)) {
          guard let context = UIGraphicsGetCurrentContext() else { return }
          context.textMatrix = .identity
          context.translateBy(x: 0, y: 100)
          context.scaleBy(x: 1, y: -1)
          context.textPosition = CGPoint(x: 10, y: 30)
          CTLineDraw(CTLineCreateWithAttributedString(text("H")), context)
        }
      })
    var sampler = PixelSampler()
    func isInk(_ x: CGFloat, _ y: CGFloat) -> Bool {
      sampler.color(of: tree.root, at: CGPoint(x: x, y: y)).alpha > 0
    }
    // From the baseline at 70 up, across the left stem.
    let rows = stride(from: 30, through: 90, by: 1).filter { row in
      stride(from: 10, through: 45, by: 0.5).contains { isInk($0, row) }
    }
    #expect(rows.first.map { $0 > 38 && $0 < 46 } == true && rows.last.map { abs($0 - 70) <= 1 } == true)
  }

  @Test func `a frame of another shape is told`() throws {
    let notes = try run.record {
      let setter = CTFramesetterCreateWithAttributedString(text("a"))
      let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
      _ = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    }.events.filter { $0.lint == .notModelled }.map(\.actor)
    #expect(notes == ["CTFramesetter"])
  }
}
