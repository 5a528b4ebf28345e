import Lint
import Testing
import TransitionEngine

@testable import UIKit

struct UIViewSnapshotTests {
  let fixture = Fixture()
  var view: UIView { fixture.view }

  private func snapshot(_ view: UIView?) -> Snapshot? {
    guard case .snapshot(let snapshot) = view?.layer.drawing else { return nil }
    return snapshot
  }

  @Test func withoutUpdatesItShowsTheScreen() throws {
    _ = try fixture.run.record {
      view.layer.cornerRadius = 9
      let snapshot = snapshot(view.snapshotView(afterScreenUpdates: false))
      #expect(snapshot?.tree.root.cornerRadius == 0)
      #expect(snapshot?.rect == view.bounds)
    }
  }

  @Test func withUpdatesItShowsTheModel() throws {
    _ = try fixture.run.record {
      view.layer.cornerRadius = 9
      #expect(snapshot(view.snapshotView(afterScreenUpdates: true))?.tree.root.cornerRadius == 9)
    }
  }

  @Test func neverOnScreenIsBlankAndNoted() throws {
    let timeline = try fixture.run.record {
      let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(snapshot(fresh.snapshotView(afterScreenUpdates: false)) == nil)
    }
    let note = try #require(timeline.events.first { $0.detail.hasPrefix("blank") })
    #expect(note.name == "snapshotView(afterScreenUpdates:)")
  }

  @Test func itIsCalledByWhatItShows() throws {
    let fixture = try TransitionFixture(nil)
    _ = try fixture.run.record {
      let picture = try #require(fixture.tabs.view.snapshotView(afterScreenUpdates: true))
      let screen = try #require(fixture.tabs.selectedViewController?.view)
      let copy = screen.snapshotView(afterScreenUpdates: true)?.snapshotView(afterScreenUpdates: true)
      #expect(picture.layer.value(in: fixture.run).name == "snapshot of UITabBarController")
      #expect(copy?.layer.value(in: fixture.run).name == "snapshot of a")
      #expect(picture.layer.name == nil)
    }
  }

  @Test func aMovingViewIsCaughtInFlight() throws {
    let opacities = Recorded<CGFloat>()
    _ = try fixture.run.record {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
      fixture.run.loop.schedule(at: VirtualTime(seconds: 0.5)) {
        opacities.values.append(
          snapshot(view.snapshotView(afterScreenUpdates: false))?.tree.root.opacity ?? -1)
      }
    }
    #expect(opacities.values == [0.5])
  }

  @Test func partsHaveTheirSize() throws {
    _ = try fixture.run.record {
      let part = view.resizableSnapshotView(
        from: CGRect(x: 50, y: 0, width: 50, height: 100), afterScreenUpdates: false,
        withCapInsets: UIEdgeInsets(left: 3))
      #expect(part?.bounds.size == CGSize(width: 50, height: 100))
      #expect(snapshot(part)?.rect.minX == 50)
      #expect(snapshot(part)?.capInsets.left == 3)
    }
  }

  /// Pieces that are cut from a snapshot show the view that it is of, without being on screen before.
  @Test func piecesOfASnapshotHaveItsPicture() throws {
    let timeline = try fixture.run.record {
      let whole = view.snapshotView(afterScreenUpdates: false)
      let half = whole?.resizableSnapshotView(
        from: CGRect(x: 50, y: 0, width: 50, height: 100), afterScreenUpdates: false, withCapInsets: .zero)
      let piece = half?.resizableSnapshotView(
        from: CGRect(x: 10, y: 20, width: 5, height: 5), afterScreenUpdates: false, withCapInsets: .zero)
      #expect(snapshot(half)?.rect == CGRect(x: 50, y: 0, width: 50, height: 100))
      #expect(snapshot(piece)?.rect == CGRect(x: 60, y: 20, width: 5, height: 5))
      #expect(snapshot(piece)?.tree == snapshot(whole)?.tree)
      // More than the snapshot shows is cut off with it.
      let beyond = half?.resizableSnapshotView(
        from: CGRect(x: 40, y: 0, width: 50, height: 50), afterScreenUpdates: false, withCapInsets: .zero)
      #expect(snapshot(beyond)?.tree.root.contents == half?.layer.drawing)
    }
    #expect(timeline.lint().isEmpty)
  }

  /// Thousands of pieces are cut, moved and taken away: all show one tree, and each has its own part of it.
  @Test func thousandsOfPiecesAreMovedAndTakenAway() throws {
    let timeline = try fixture.run.record {
      let whole = view.snapshotView(afterScreenUpdates: false)
      var pieces: [UIView] = []
      for index in 0..<2000 {
        let region = CGRect(x: CGFloat(index % 50) * 2, y: CGFloat(index / 50) * 2.5, width: 2, height: 2.5)
        guard
          let piece = whole?.resizableSnapshotView(
            from: region, afterScreenUpdates: false, withCapInsets: .zero)
        else { continue }
        piece.frame = region
        fixture.run.window.addSubview(piece)
        pieces.append(piece)
      }
      #expect(pieces.count == 2000)
      UIView.animate(
        withDuration: 0.5,
        animations: { pieces.forEach { $0.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) } },
        completion: { _ in pieces.forEach { $0.removeFromSuperview() } })
    }
    #expect(timeline.commits[0].root.sublayers.count == 2001)
    #expect(timeline.final.sublayers.count == 1)
    #expect(timeline.duration == 0.5)
    #expect(timeline.lint().isEmpty)
  }

  @Test func viewsInASnapshotShowToo() throws {
    let timeline = try fixture.run.record {
      let whole = view.snapshotView(afterScreenUpdates: false)
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      inner.backgroundColor = .red
      whole?.addSubview(inner)
      let copy = inner.snapshotView(afterScreenUpdates: false)
      #expect(snapshot(copy)?.tree.root.backgroundColor == inner.backgroundColor?.color)
      #expect(snapshot(whole?.snapshotView(afterScreenUpdates: false))?.tree.root.sublayers.count == 1)
    }
    #expect(timeline.lint().isEmpty)
  }

  @Test func nothingGivesNoView() {
    #expect(view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil)
  }

  @Test func dissolveFadesTheOldLook() throws {
    let timeline = try fixture.run.record {
      UIView.transition(
        with: view, duration: 0.5, options: .transitionCrossDissolve,
        animations: { view.backgroundColor = UIColor(.white) })
    }
    #expect(timeline.commits[0].root.sublayers[0].sublayers.count == 1)
    #expect(timeline.final.sublayers[0].sublayers.isEmpty)
    #expect(timeline.duration == 0.5)
  }
}
