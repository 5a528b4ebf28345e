import Testing
import Lint
import TransitionEngine

@Suite struct SublayerTransformLeftTests {
  @Test func theContainersPerspectiveHasToGo() {
    let findings = LintFixture.leaving { $0.container.sublayerTransform.m34 = -0.01 }
    #expect(findings.map(\.rule) == [.sublayerTransformLeft])
    #expect(
      findings.first?.message == "The container's sublayerTransform was the identity before, and is a "
        + "perspective with m34 = -0.01 after the transition.")
  }
}
