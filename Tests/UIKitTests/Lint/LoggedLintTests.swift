import Testing
import TransitionEngine

@testable import UIKit

/// What only the setters know.
@Suite struct LoggedLintTests {
  @Test func framesUnderATransformAreCounted() throws {
    let fixture = Fixture()
    let timeline = try fixture.run.record {
      fixture.view.transform = CGAffineTransform(scaleX: 2, y: 2)
      for x in 1...3 { fixture.view.frame = CGRect(x: x, y: 0, width: 50, height: 50) }
    }
    let findings = timeline.lint()
    #expect(findings.map(\.rule) == [.frameUnderTransform])
    #expect(
      findings.first?.message.hasSuffix("set while the transform is not the identity. And 2 times more.")
        == true)
    #expect(findings.first?.layer == fixture.view.layer.id(in: fixture.run))
  }

  @Test func framesWithoutATransformAreFine() throws {
    let fixture = Fixture()
    let timeline = try fixture.run.record { fixture.view.frame = CGRect(x: 1, y: 0, width: 50, height: 50) }
    #expect(timeline.lint().isEmpty)
  }

  /// A view follows its superview as if it had no transform.
  @Test func followingTheSuperviewUnderATransformIsFine() throws {
    let fixture = Fixture()
    let timeline = try fixture.run.record {
      let view = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      fixture.view.addSubview(view)
      view.transform = CGAffineTransform(rotationAngle: 1)
      let size = fixture.view.bounds.size
      fixture.view.bounds.size = CGSize(width: size.width + 20, height: size.height + 30)
      #expect(view.bounds.size == CGSize(width: 70, height: 80))
      #expect(view.center == CGPoint(x: 45, y: 40))
    }
    #expect(timeline.lint().isEmpty)
  }

  @Test(arguments: [true, false])
  func snapshotsOfWhatWasNeverDrawnAreBlank(waits: Bool) throws {
    let fixture = Fixture()
    let timeline = try fixture.run.record {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.view.addSubview(view)
      _ = view.snapshotView(afterScreenUpdates: waits)
    }
    #expect(timeline.lint().map(\.rule) == (waits ? [] : [.blankSnapshot]))
  }
}
