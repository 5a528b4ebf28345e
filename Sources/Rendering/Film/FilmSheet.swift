import HTML
import TransitionEngine

/// The rules that play a film: each for a class. Without them the film shows its still frame.
struct FilmSheet: Sendable {
  let clock: FilmClock
  /// Whether values go from frame to frame in a straight line. Otherwise they stay until the next frame.
  let isSmooth: Bool

  /// The classes of elements that only some frames show.
  private var windows: [Range<Int>: String] = [:]
  private var motions: [[UInt8]: String] = [:]
  private var classes: [UInt8] = []
  private var keyframes: [UInt8] = []
  /// Names of keyframes by their text.
  private var names: [[UInt8]: String] = [:]

  init(clock: FilmClock, isSmooth: Bool) {
    self.clock = clock
    self.isSmooth = isSmooth
  }

  /// The class of elements that are visible in these frames only.
  mutating func windowClass(of frames: Range<Int>) -> String {
    if let known = windows[frames] { return known }
    let (start, end) = (clock.start(of: frames.lowerBound), clock.start(of: frames.upperBound))
    var body: [UInt8] = []
    body.write("0%{visibility:visible}")
    writePercentage(end - start, to: &body)
    body.write(",to{visibility:hidden}")
    let name = "w" + String(windows.count, radix: 36)
    let keyframesName = self.name(ofKeyframes: body)
    // A negative delay: also in the first period the film is complete.
    write(name, "step-end", keyframesName, delay: start - clock.period)
    windows[frames] = name
    return name
  }

  /// The class of elements that move.
  ///
  /// - Parameter declarations: those of each frame.
  mutating func motionClass(of declarations: [(frame: Int, css: [UInt8])]) -> String {
    var body: [UInt8] = []
    for (index, (frame, css)) in declarations.enumerated() {
      let time = isSmooth ? clock.time(of: frame) : clock.start(of: frame)
      if index == 0, time > 0 { body.write("0%,") }
      writePercentage(time, to: &body)
      if index == declarations.count - 1 { body.write(",to") }
      body.write("{")
      body += css
      body.write("}")
    }
    if let known = motions[body] { return known }
    let name = "m" + String(motions.count, radix: 36)
    write(name, isSmooth ? "linear" : "step-end", self.name(ofKeyframes: body), delay: 0)
    motions[body] = name
    return name
  }

  /// The rules; empty if nothing moves.
  var css: [UInt8] {
    guard !classes.isEmpty else { return [] }
    var css = keyframes
    css.write("@media (prefers-reduced-motion:no-preference){")
    css += classes
    css.write("}\n")
    return css
  }

  private mutating func name(ofKeyframes body: [UInt8]) -> String {
    if let known = names[body] { return known }
    let name = "k" + String(names.count, radix: 36)
    names[body] = name
    keyframes.write(raw: "@keyframes \(name){")
    keyframes += body
    keyframes.write("}")
    return name
  }

  private mutating func write(_ name: String, _ easing: String, _ keyframes: String, delay: TimeInterval) {
    classes.write(raw: ".\(name){animation:")
    classes.write(CGFloat(clock.period), decimals: 4)
    classes.write(raw: "s \(easing) ")
    classes.write(CGFloat(delay), decimals: 4)
    classes.write(raw: "s infinite \(keyframes)}")
  }

  private func writePercentage(_ time: TimeInterval, to css: inout [UInt8]) {
    css.write(CGFloat(time / clock.period * 100), decimals: 3)
    css.write("%")
  }
}
