import Testing

@testable import Directives

/// A page’s runs share a time and an amount, whatever each may take by itself.
struct RunAllowanceTests {
  @Test func runsTakeTimeUntilNoneIsLeft() {
    let allowance = RunAllowance(.milliseconds(5))
    #expect(!allowance.isTimeSpent)
    let clock = ContinuousClock()
    let start = clock.now
    // A run that has begun comes to its end.
    let result = allowance.run {
      while clock.now - start < .milliseconds(10) {}
      return 7
    }
    #expect(result == 7)
    #expect(allowance.isTimeSpent)
    #expect(!RunAllowance().isTimeSpent)
  }

  @Test func runsTakeSharesUntilNoneIsLeft() {
    let allowance = RunAllowance()
    for _ in 0..<RunAllowance.fullFigures { #expect(allowance.take(share: 1000)) }
    #expect(!allowance.take(share: 1))
    // What takes nothing to speak of is still shown.
    #expect(allowance.take(share: 0))
  }
}
