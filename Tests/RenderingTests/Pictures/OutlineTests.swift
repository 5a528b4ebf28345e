import Testing
import TransitionEngine

@testable import Rendering

struct OutlineTests {
  @Test func movedOutlinesShareTheirFingerprint() {
    let word = Fixtures.word(3, at: CGPoint(x: 1, y: 2)).outline
    let moved = word.applying(CGAffineTransform(translationX: 41.37, y: 9.01))
    #expect(Outline(word).fingerprint == Outline(moved).fingerprint)
    #expect(Outline(word).fingerprint != Outline(word, fillRule: .evenOdd).fingerprint)
  }

  @Test func wordsComeApartBetweenLettersNotInsideThem() throws {
    let (first, second) = try #require(Outline(Fixtures.word(3, at: .zero).outline).halves)
    #expect(first.path.contours.count == 2)
    #expect(second.path.contours.count == 4)
    #expect(first.halves == nil)
  }

  @Test func rectanglesAreKnownAsSuch() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Outline(Path(rect: rect)).rect == rect)
    #expect(Outline(Path(roundedRect: rect, cornerRadius: 1)).rect == nil)
  }
}
