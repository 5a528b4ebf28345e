import Testing
import TransitionEngine

@testable import Rendering

struct GradientAxisTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func locationsAreMadeToAscend() {
    let gradient = Gradient(
      colors: [.black, .white, .black], locations: [0.5, 0.2, 7], startPoint: .zero,
      endPoint: CGPoint(x: 1, y: 0))
    #expect(GradientAxis(gradient, over: box).stops.map(\.offset) == [0.5, 0.5, 1])
  }

  @Test func fadingToBlackCountsInLevelsOfAlpha() {
    let shade = Gradient(
      colors: [Color.black.withAlphaComponent(0), .black], locations: [0, 1], startPoint: .zero,
      endPoint: CGPoint(x: 1, y: 0))
    let axis = GradientAxis(shade, over: box)
    #expect(abs(axis.levels(from: axis.color(at: 0.25), to: 0.75) - 127.5) < 1e-9)
    #expect(axis.levels(from: axis.color(at: -2), to: 0) == 0)
  }
}
