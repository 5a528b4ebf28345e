import Localization
import TransitionEngine

extension GesturePlot.Measure {
  /// The measure of touches: the distance of fingers from their starts, along the axis on which they move
  /// most; for two fingers, the ratio of their distance to the one at the start.
  ///
  /// - Parameter touches: in the order in which they began.
  init(_ touches: [TouchRecord], _ words: Localization) {
    let pairs = zip(touches, touches.dropFirst()).filter { abs($0.began - $1.began) < 1e-6 }
    if !pairs.isEmpty {
      self.init(name: words[.distance], lines: pairs.map(Self.scale))
      return
    }
    let reach = touches.map(Self.reach)
    let isVertical = (reach.map(\.y).max() ?? 0) > (reach.map(\.x).max() ?? 0)
    self.init(
      name: words[isVertical ? .verticalTranslation : .translation],
      lines: touches.map { touch in
        touch.samples.map { sample in
          let (point, start) = (sample.point, touch.samples[0].point)
          return .init(time: sample.time, value: isVertical ? point.y - start.y : point.x - start.x)
        }
      })
  }

  private static func reach(_ touch: TouchRecord) -> CGPoint {
    touch.samples.reduce(into: .zero) { reach, sample in
      reach.x = max(reach.x, abs(sample.point.x - touch.samples[0].point.x))
      reach.y = max(reach.y, abs(sample.point.y - touch.samples[0].point.y))
    }
  }

  private static func scale(_ first: TouchRecord, _ second: TouchRecord) -> GesturePlot.Line {
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
    let start = distance(first.samples[0].point, second.samples[0].point)
    guard start > 0 else { return [] }
    return first.samples.compactMap { sample in
      second.point(at: sample.time).map {
        GesturePlot.Sample(time: sample.time, value: distance(sample.point, $0) / start)
      }
    }
  }
}
