import Lint
import Testing
import TransitionEngine

@testable import Animators
@testable import UIKit

/// Panels cross in every fold at UIKit's pace, and in none in contact.
@Suite struct FoldLintTests {
  @Test(arguments: [1, 8], [false, true])
  func panelsCrossAtUIKitsPaceOnly(folds: Int, reverse: Bool) throws {
    for perspective in [nil, 200] as [CGFloat?] {
      func rules(_ geometry: FoldAnimator.Geometry) throws -> [LintRule] {
        let animator = FoldAnimator(
          folds: folds, reverse: reverse, geometry: geometry, perspective: perspective)
        return try Stage(animator: animator).change().lint().map(\.rule)
      }
      #expect(try rules(.uikit) == [.crossingPlanes])
      #expect(try rules(.contact).isEmpty)
    }
  }
}
