import Testing

@testable import TransitionEngine

@Suite struct AnimationClockTests {
  /// From 1 to 3 in its parent's time.
  private let animation = LayerAnimation(
    .property(PropertyAnimation(.opacity, from: .number(0), to: .number(1))), beginTime: 1, duration: 2,
    origin: .viewAnimation)

  private var clock: AnimationClock { AnimationClock(animation) }

  private func varied(_ change: (inout LayerAnimation) -> Void) -> AnimationClock {
    var result = animation
    change(&result)
    return AnimationClock(result)
  }

  @Test func runsFromItsBeginUpToItsEnd() {
    #expect(clock.phase(at: 0.999) == nil)
    #expect(clock.phase(at: 1)?.fraction == 0)
    #expect(clock.phase(at: 2)?.fraction == 0.5)
    #expect(clock.phase(at: 3) == nil)
  }

  @Test func fillsWhereAsked() {
    let backwards = varied { $0.fillMode = .backwards }
    #expect(backwards.phase(at: 0)?.fraction == 0)
    #expect(backwards.phase(at: 3) == nil)
    let forwards = varied { $0.fillMode = .forwards }
    #expect(forwards.phase(at: 0) == nil)
    #expect(forwards.phase(at: 9)?.fraction == 1)
    let both = varied { $0.fillMode = .both }
    #expect(both.phase(at: 0)?.fraction == 0)
    #expect(both.phase(at: 9)?.fraction == 1)
  }

  @Test func speedShortensIt() {
    let fast = varied { $0.speed = 2 }
    #expect(fast.phase(at: 1.5)?.fraction == 0.5)
    #expect(fast.phase(at: 2) == nil)
  }

  @Test func negativeSpeedPlaysFromTheEnd() {
    let reversed = varied { $0.speed = -1 }
    #expect(reversed.phase(at: 1)?.fraction == 1)
    #expect(reversed.phase(at: 1.5)?.fraction == 0.75)
    #expect(reversed.phase(at: 3) == nil)
  }

  @Test func standsStillAtItsOffset() {
    let paused = varied {
      $0.speed = 0
      $0.timeOffset = 0.5
    }
    #expect(paused.phase(at: 100)?.fraction == 0.25)
    #expect(
      varied {
        $0.speed = 0; $0.timeOffset = 2
      }.phase(at: 100)?.fraction == 1)
  }

  @Test func offsetWrapsAround() {
    let shifted = varied { $0.timeOffset = 0.5 }
    #expect(shifted.phase(at: 1)?.fraction == 0.25)
    #expect(shifted.phase(at: 2.75)?.fraction == 0.125)
  }

  @Test func repeatsFractions() {
    let repeated = varied {
      $0.repeatCount = 2.5
      $0.fillMode = .forwards
    }
    #expect(repeated.phase(at: 3.5) == .init(fraction: 0.25, completedCycles: 1))
    #expect(repeated.phase(at: 6) == .init(fraction: 0.5, completedCycles: 2))
    let twice = varied {
      $0.repeatCount = 2
      $0.fillMode = .forwards
    }
    #expect(twice.phase(at: 9) == .init(fraction: 1, completedCycles: 1))
  }

  @Test func repeatsForEver() {
    let endless = varied { $0.repeatCount = .infinity }
    #expect(endless.phase(at: 2_000_002)?.fraction == 0.5)
    #expect(endless.phase(at: 2_000_002)?.completedCycles == 1_000_000)
  }

  @Test func comesBackWhenItAutoreverses() {
    let there = varied {
      $0.autoreverses = true
      $0.fillMode = .forwards
    }
    #expect(there.phase(at: 2)?.fraction == 0.5)
    #expect(there.phase(at: 3)?.fraction == 1)
    #expect(there.phase(at: 4)?.fraction == 0.5)
    #expect(there.phase(at: 5)?.fraction == 0)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func unusableNumbersHaveNoEffect(number: Double) {
    #expect(varied { $0.duration = number }.phase(at: 1) == nil)
    #expect(varied { $0.beginTime = .nan }.phase(at: number) == nil)
    #expect(varied { $0.speed = .nan }.phase(at: number) == nil)
    #expect(varied { $0.repeatCount = -1 }.phase(at: number) == nil)
  }
}
