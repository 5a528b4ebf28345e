import Testing

@testable import Rendering

@Suite struct StripPlayheadTests {
  private func rule(_ instants: [Double], of duration: Double = 0.8) -> String {
    String(decoding: StripPlayhead.rule(scope: "f1", instants: instants, duration: duration), as: UTF8.self)
  }

  @Test func evenFramesNeedNone() {
    #expect(rule([0, 0.2, 0.4, 0.6, 0.8]) == "")
  }

  @Test func isAtEachFrameAtItsInstant() {
    #expect(rule([0, 0.1, 0.8]) == ".f1 .zt-picks>.zt-head{--te:linear(0,.5 12.5%,1)}\n")
  }

  @Test func waitsAtTheFirstAndTheLastFrame() {
    #expect(rule([0.2, 0.4]) == ".f1 .zt-picks>.zt-head{--te:linear(0,0 25%,1 50%,1)}\n")
  }

  @Test(arguments: [[0.3], [0.8, 0.4, 0], [0, 0.1, 0.1]]) func goesSteadilyWhereThereIsNoOrder(
    _ instants: [Double]
  ) {
    #expect(rule(instants) == "")
  }
}
