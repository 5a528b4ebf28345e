import Testing
import TransitionEngine

@testable import Rendering

struct PathDataTests {
  private func data(_ path: Path, decimals: Int = 0, step: Int = 1) -> String {
    var data = PathData(decimals: decimals, step: step)
    data.append(path)
    return data.bytes.string
  }

  @Test func usesTheShortestCommands() {
    #expect(data(Path(rect: CGRect(x: 5, y: 6, width: 10, height: 20))) == "M5 6h10v20h-10z")
  }

  @Test func leavesOutSeparatorsWhereSignsAndPointsTell() {
    let path = Path([.move(.zero), .line(CGPoint(x: 0.5, y: 0.5)), .line(CGPoint(x: -0.5, y: 1))])
    #expect(data(path, decimals: 1) == "M0 0l.5.5-1 .5")
  }

  @Test func startsFurtherSubpathsRelatively() {
    let path = Path([
      .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 3, y: 2)), .close, .move(CGPoint(x: 2, y: 4)),
      .line(CGPoint(x: 5, y: 6)), .close,
    ])
    #expect(data(path) == "M1 1l2 1zm1 3 3 2z")
  }

  @Test func smoothCurvesLeaveOutTheirFirstControlPoint() {
    let path = Path([
      .move(.zero), .cubic(CGPoint(x: 0, y: 50), CGPoint(x: 50, y: 100), CGPoint(x: 100, y: 100)),
      .cubic(CGPoint(x: 150, y: 100), CGPoint(x: 200, y: 50), CGPoint(x: 200, y: 0)),
    ])
    #expect(data(path) == "M0 0c0 50 50 100 100 100s100-50 100-100")
  }

  @Test func aCubicCurveThatIsAsGoodAsAQuadraticOneIsWrittenAsThat() {
    /// A quarter of a circle.
    func quarter(_ radius: CGFloat) -> Path {
      let arm = radius * 0.552_285
      return Path([
        .move(.zero),
        .cubic(CGPoint(x: 0, y: arm), CGPoint(x: radius - arm, y: radius), CGPoint(x: radius, y: radius)),
      ])
    }
    // The two are 0.0233 of the radius apart: a step at 43.
    #expect(data(quarter(40)) == "M0 0q3 37 40 40")
    #expect(data(quarter(50)).contains("c"))
    #expect(data(quarter(5), decimals: 1).contains("c"))
    #expect(data(quarter(100), step: 5).contains("q"))
  }

  @Test func roundingErrorsDoNotAddUp() {
    var path = Path([.move(.zero)])
    for index in 1...1000 { path.addLine(to: CGPoint(x: CGFloat(index) * 0.4, y: CGFloat(index % 2))) }
    let steps = data(path).dropFirst("M0 0l".count)
    // Every x step is 0 or 1; together they reach 400.
    #expect(steps.split(whereSeparator: { " -lhv".contains($0) }).count > 0)
    var end = PathData()
    end.append(path)
    end.line(to: CGPoint(x: 400, y: 0))
    #expect(
      end.bytes
        == {
          var same = PathData()
          same.append(path)
          return same.bytes
        }())
  }

  @Test func coarserStepsGiveMultiples() {
    let path = Path([.move(CGPoint(x: 3, y: 4)), .line(CGPoint(x: 13, y: 10))])
    #expect(data(path, step: 4) == "M4 4l8 8")
  }
}

extension PathDataTests {
  @Test func aLetterHasTheSameBytesWhereverItStands() {
    let letter = Path([
      .move(.zero), .line(CGPoint(x: 1.26, y: 0.34)),
      .cubic(CGPoint(x: 2, y: 1), CGPoint(x: 3.3, y: 2.2), CGPoint(x: 4, y: 4)),
      .close,
    ])
    func steps(_ offset: CGFloat) -> Substring {
      var data = PathData(scale: 10, snapsSubpaths: true)
      data.append(letter.applying(CGAffineTransform(translationX: offset, y: offset)))
      return data.bytes.string.drop { $0 != "l" }
    }
    for offset in [0.03, 0.049, 0.26, 7.77] as [CGFloat] { #expect(steps(offset) == steps(0)) }
  }
}
