import Testing

@testable import Rendering

/// Properties and states stand in the names of many rules: they have to be told apart, and each has to be complete.
struct StagePropertyTests {
  @Test func everyPropertyHasALetterOfItsOwn() {
    #expect(StageProperty.allCases.map(\.letter) == ["t", "r", "s", "o", "m", "c"])
    #expect(
      StageProperty.allCases.map { "\($0.name)" } == [
        "translate", "rotate", "scale", "opacity", "transform", "clip-path",
      ])
  }

  @Test(arguments: StageProperty.allCases)
  func theSharedSheetAnimatesIt(property: StageProperty) {
    let rule = ".\(property.className){\(property.animation):var(\(property.keyframes)) "
    #expect(StageStyles.css.contains(rule))
    #expect(StageStyles.css.contains("\(property.animation):none;"))
    for range in [property.begin, property.finish] {
      #expect(StageStyles.css.contains("var(\(range))"))
    }
  }

  @Test(arguments: PlaybackState.allCases)
  func everyStateHasKeyframesThatExist(state: PlaybackState) {
    for declaration in state.declarations.split(separator: ";") {
      let keyframes = declaration.split(separator: ":")[1]
      if declaration.hasPrefix("--is") { continue }
      #expect(StageStyles.css.contains("@keyframes \(keyframes){"))
    }
    #expect(StageStyles.css.contains(state.declarations))
  }

  @Test(arguments: PlaybackState.allCases)
  func oneStateTakesTheFallbackOfItsToggle(state: PlaybackState) {
    #expect(state.declarations.contains("\(state.toggle):initial"))
    #expect(PlaybackState.allCases.filter { state.declarations.contains("\($0.toggle): ") }.count == 3)
  }

  /// A matrix has no keyframes but its own: nothing eases it.
  @Test func aMatrixTakesThePlaceOfWhatItSays() {
    var motion = CSSMotion()
    #expect(StageProperty.allCases.map { motion[$0] != nil } == [true, true, true, true, false, false])
    motion.matrix = motion.translate
    #expect(StageProperty.allCases.map { motion[$0] != nil } == [false, false, false, true, true, false])
  }
}
