import Testing
import TransitionEngine

@testable import Rendering

/// Text that is too small to be read is drawn as bars where a drawing asks for that.
struct BarsTests {
  private let label = Fixtures.label(CGRect(x: 20, y: 30, width: 160, height: 20), words: [4, 6], .black)

  /// One frame with a label, shown at its own size.
  private func frame(leastTextHeight: CGFloat) -> [UInt8] {
    var options = StripOptions(title: "", description: "")
    options.displayScale = 1
    options.leastTextHeight = leastTextHeight
    let frame = Strip.Frame(root: Fixtures.window([label]), isAtRest: false)
    return Strip(windowSize: Fixtures.window, frames: [frame], options: options).standalone()
  }

  @Test func `each word of a low line is a bar, half as dark as its letters`() {
    let svg = frame(leastTextHeight: 100).string
    #expect(svg.contains(" fill-opacity=\".5\""))
    #expect(svg.matches(of: /M\d+ \d+h\d+v\d+h-\d+z?m\d+ \d+h\d+v\d+h-\d+z/).count == 1)
    #expect(svg.utf8.count < frame(leastTextHeight: 0).count)
  }

  @Test func `text that is high enough is drawn as it is`() {
    #expect(frame(leastTextHeight: 1) != frame(leastTextHeight: 100))
    #expect(!frame(leastTextHeight: 1).string.contains("fill-opacity"))
  }
}
