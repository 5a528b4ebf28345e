import Rendering
import TransitionEngine
import UIKit

extension RunDrawing {
  /// The figure's own rules: its size, its duration, where its frames are, and the stage's.
  var rules: [UInt8] {
    var css: [UInt8] = []
    writeMeasures(to: &css)
    if isPlayable, parts == .card, let time = instants.first {
      css.write(raw: ".\(scope)>.\(FigureClass.live.rawValue){--hold:-")
      css.write(CGFloat(time), decimals: 5)
      css.write("s}")
    } else if isPlayable {
      for (index, time) in instants.enumerated() where time > 0 {
        let input = FigureInput.frame(index)
        css.write(raw: ".\(scope)>.\(input.className):checked~*{--hold:-")
        css.write(CGFloat(time), decimals: 5)
        css.write("s}")
      }
      css.write("\n")
      if parts != .diagram { css += StripPlayhead.rule(scope: scope, instants: instants, duration: duration) }
    }
    let radius = Device.cornerRadius(of: size)
    if radius > 0, parts != .diagram {
      css.write(raw: ".\(scope) .\(FigureClass.picks.rawValue)>::before{border-radius:")
      css.write(100 * radius / size.width, decimals: 3)
      css.write("%/")
      css.write(100 * radius / size.height, decimals: 3)
      css.write("%}\n")
    }
    if let stage = usableStage { css += stage.css }
    for run in compared where isPlayable {
      css.write(raw: ".\(run.scope){--d:")
      css.write(CGFloat(run.duration), decimals: 5)
      css.write("s")
      if run.duration < duration {
        css.write(";--q:")
        css.write(CGFloat(run.duration / duration), decimals: 6)
      }
      css.write("}\n")
      css += run.usableStage?.css ?? []
    }
    return css + lineRules
  }

  /// The largest window, in points, that is shown like a phone's; larger ones are shown smaller.
  private static let phone = CGSize(width: 430, height: 932)

  private func writeMeasures(to css: inout [UInt8]) {
    css.write(raw: ".\(scope){--w:")
    css.write(size.width, decimals: 2)
    css.write("px;--h:")
    css.write(size.height, decimals: 2)
    css.write(raw: "px;--n:\(instants.count);--d:")
    css.write(CGFloat(duration), decimals: 5)
    css.write("s")
    if isPlayable { css.write(raw: ";--ms:\(Int((100 * duration).rounded()))") }
    if instants.count > 1 {
      css.write(";--g:")
      let count = CGFloat(instants.count)
      css.write(100 * stripGap / (size.width * count + stripGap * (count - 1)), decimals: 3)
      css.write("%")
    }
    let radius = Device.cornerRadius(of: size)
    if radius > 0 {
      css.write(";--corner:")
      css.write(radius, decimals: 0)
      css.write("px")
    }
    let abreast = isOnionSkin ? 1 : min(1.95 / CGFloat(max(compared.count, 1)), 1)
    let fit = min(Self.phone.width / size.width, Self.phone.height / size.height, 1) * abreast
    if fit < 1, parts != .diagram {
      css.write(";--fit:")
      css.write(fit, decimals: 4)
    }
    css.write("}\n")
  }
}
