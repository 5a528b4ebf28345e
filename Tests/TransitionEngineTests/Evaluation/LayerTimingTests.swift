import Testing
import TransitionEngine

@Suite struct LayerTimingTests {
  @Test func mapsTheParentsTime() {
    var timing = LayerTiming()
    timing.beginTime = 3
    timing.speed = 2
    timing.timeOffset = 1
    #expect(timing.localTime(7.5) == 10)
    #expect(timing.localTime(10) == 15)
  }
}
