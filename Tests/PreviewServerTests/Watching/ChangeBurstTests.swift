import Testing

@testable import PreviewServer

@Suite struct ChangeBurstTests {
  @Test func aFileThatCameAndWentIsNoChange() {
    var burst = ChangeBurst()
    burst.appeared("a")
    burst.changed("a")
    burst.vanished("a")
    #expect(burst.isEmpty)
  }

  @Test func aFileThatWasThereBeforeIsMissed() {
    var burst = ChangeBurst()
    burst.vanished("a")
    burst.appeared("a")
    burst.vanished("a")
    #expect(burst.paths == ["a"])
  }

  @Test func aFileThatWasReplacedIsMissed() {
    var burst = ChangeBurst()
    burst.changed("a")
    burst.vanished("a")
    #expect(burst.paths == ["a"])
  }

  @Test func aFileIsCompleteOnceItIsClosed() {
    var burst = ChangeBurst()
    burst.appeared("a")
    burst.changed("a")
    #expect(!burst.isComplete)
    burst.completed("a")
    #expect(burst.isComplete)
    burst.appeared("b")
    #expect(!burst.isComplete)
  }

  @Test func aFileThatWentIsWaitedFor() {
    var burst = ChangeBurst()
    burst.vanished("a")
    #expect(!burst.isComplete)
    burst.completed("a")
    #expect(burst.isComplete)
  }

  @Test func whatIsNotKnownIsNotComplete() {
    var burst = ChangeBurst()
    burst.completed("a")
    burst.lostTrack()
    #expect(!burst.isComplete)
  }
}
