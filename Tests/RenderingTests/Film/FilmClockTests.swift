import Testing

@testable import Rendering

struct FilmClockTests {
  @Test(arguments: [(0.8, 20, 16), (0.8, 24, 20), (0.35, 30, 11), (0.0, 60, 1)])
  func theRunIsDividedEvenly(duration: Double, rate: Int, steps: Int) {
    let clock = FilmClock(duration: duration, rate: rate)
    #expect(clock.steps == steps)
    #expect(clock.instant(of: 0) == 0 && clock.instant(of: steps) == duration)
    #expect(abs(clock.period - duration - 1.2) < 1e-12)
  }

  @Test func framesFollowOneAnother() {
    let clock = FilmClock(duration: 0.8, rate: 20)
    #expect(clock.start(of: 0) == 0 && clock.start(of: clock.steps + 1) == clock.period)
    for frame in clock.frames {
      let shown = clock.start(of: frame)..<clock.start(of: frame + 1)
      #expect(shown.contains(clock.time(of: frame)))
      #expect(clock.frame(at: clock.instant(of: frame)) == frame)
    }
  }

  @Test func instantsBeyondTheRunAreItsEnds() {
    let clock = FilmClock(duration: 0.8, rate: 20)
    #expect(clock.frame(at: -1) == 0 && clock.frame(at: 9) == 16)
  }
}
