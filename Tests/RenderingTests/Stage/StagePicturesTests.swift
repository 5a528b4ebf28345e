import Testing
import TransitionEngine

@testable import Rendering

struct StagePicturesTests {
  private var bar: Layer { Fixtures.label(Fixtures.box(0, 170, 120, 30), words: [3], Fixtures.ink) }

  private func pictures(of layers: [Layer]) -> [Picture] {
    var builder = PictureBuilder()
    return layers.map { builder.picture(of: $0) }
  }

  /// The parts of the last, when the others are shown by themselves.
  private func parts(of layers: [Layer], sliced: Set<Int> = []) -> (
    all: [Picture], parts: [StagePictures.Part]
  ) {
    let all = pictures(of: layers)
    var known = StagePictures()
    for (index, picture) in all.enumerated() { known.note(picture, isSliced: sliced.contains(index)) }
    return (all, known.parts(of: all[all.count - 1]))
  }

  @Test func aScreenWithABarIsBoth() {
    let (all, parts) = parts(of: [Fixtures.screen, bar, Fixtures.window([Fixtures.screen, bar])])
    #expect(parts.map(\.picture.fingerprint) == [all[0].fingerprint, all[1].fingerprint])
    #expect(parts.map(\.origin) == [.zero, CGPoint(x: 0, y: 170)])
  }

  @Test func whatIsShownNowhereElseIsAPictureOfItsOwn() {
    let (all, parts) = parts(of: [Fixtures.screen, Fixtures.window([Fixtures.screen, bar])])
    #expect(parts.count == 2)
    #expect(parts.first?.picture.fingerprint == all[0].fingerprint)
    #expect(parts.last?.picture.ink == all[1].ink.intersection(parts[1].picture.ink))
    #expect(parts.last?.origin == .zero)
  }

  @Test func aPictureThatIsCutIntoSlicesIsThereAnyway() {
    let layers = [Fixtures.screen, bar, Fixtures.window([Fixtures.screen, bar])]
    let (all, parts) = parts(of: layers, sliced: [2])
    #expect(parts.map(\.picture.fingerprint) == [all[2].fingerprint])
  }

  @Test func partsThatSpareLittleAreNone() {
    let (all, parts) = parts(of: [bar, Fixtures.window([Fixtures.screen, bar])])
    #expect(parts.map(\.picture.fingerprint) == [all[1].fingerprint])
  }

  @Test func whatIsTurnedOrFadedIsNoPart() {
    var faint = Fixtures.screen
    faint.opacity = 0.5
    let (all, parts) = parts(of: [Fixtures.screen, Fixtures.window([faint, bar])])
    #expect(parts.map(\.picture.fingerprint) == [all[1].fingerprint])
  }
}
