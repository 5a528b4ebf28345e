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
}
