import BasicTestSupport
import Testing
import TransitionEngine

@testable import Rendering

struct CallbackAxisTests {
  private let axis = CallbackAxis(events: PlotFixtures.calls, duration: 0.9, title: "Calls of a <swipe>")

  private var figure: String {
    var library = FigureLibrary(folder: "")
    return String(decoding: axis.figure(in: &library), as: UTF8.self)
  }

  @Test func looksAsRecorded() throws {
    try Golden.expect(axis.standalone(), "callbacks.svg")
  }

  @Test func theListTellsEveryCall() {
    #expect(figure.occurrences(of: "<li>") == axis.entries.count)
    #expect(
      figure.contains(
        "<li><span class=\"zt-when\">0.880 s</span> <b>Fold<wbr/>Animator</b> calls <code>completeTransition(_:)</code>"
          + " <span class=\"zt-detail\">true</span></li>"))
    #expect(
      figure.contains(
        "<li><span class=\"zt-when\">0.117 s</span> <b>Swipe<wbr/>Interaction</b> calls <code>update(_:)</code>"
          + " 24 times, until 0.500 s</li>"))
    #expect(figure.contains("<b>inbox</b> gets <code>viewWillDisappear(_:)</code>"))
  }

  @Test func everyActorHasALaneInTheOrderOfTheFirstCalls() {
    #expect(
      axis.layout.lanes.map(\.actor) == [
        "UIPanGestureRecognizer", "SafeTabsDelegate", "SwipeInteraction", "FoldAnimator", "inbox", "search",
      ])
    #expect(zip(axis.layout.lanes, axis.layout.lanes.dropFirst()).allSatisfy { $0.top < $1.top })
  }

  @Test func filesAndFiguresAreWellFormed() {
    #expect(isWellFormed(axis.standalone()))
    #expect(isWellFormed(figure.utf8))
    #expect(figure.contains("Calls of a &lt;swipe&gt;"))
  }

  /// Whatever the instants and the names, labels of a lane lie beside and under each other, within the picture.
  @Test(arguments: 0..<30)
  func labelsNeverOverlap(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let events = (0..<60).map { _ in
      Timeline.Event(
        time: Double(random.below(20)) / 20, kind: .callback, actor: "actor \(random.below(4))",
        name: String(repeating: "n", count: 1 + random.below(70)) + "\(random.below(100))")
    }
    let layout = CallbackAxis(events: events.sorted { $0.time < $1.time }, duration: 1, title: "").layout
    let picture = CGRect(origin: .zero, size: layout.size)
    for lane in layout.lanes {
      for (index, block) in lane.blocks.enumerated() {
        #expect(block.box.minY > lane.top && picture.contains(block.box))
        for other in lane.blocks[..<index] {
          #expect(!other.box.intersects(block.box.insetBy(dx: 0.01, dy: 0.01)))
        }
      }
    }
    for (lane, next) in zip(layout.lanes, layout.lanes.dropFirst()) {
      #expect(lane.blocks.allSatisfy { $0.box.maxY < next.top })
    }
  }

  @Test func oddEventsDoNoHarm() {
    let odd = (0..<10_000).map {
      Timeline.Event(time: $0 % 2 == 0 ? .nan : Double($0), kind: .state, actor: "a\($0 % 7)", name: "\($0)")
    }
    let axis = CallbackAxis(events: odd, duration: .infinity, title: "")
    #expect(axis.entries.count == CallbackAxisLayout.mostEntries)
    #expect(!String(decoding: axis.standalone(), as: UTF8.self).contains("nan"))
    #expect(isWellFormed(CallbackAxis(events: [], duration: 0, title: "").standalone()))
  }
}
