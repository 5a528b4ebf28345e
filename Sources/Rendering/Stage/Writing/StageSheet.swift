import TransitionEngine

/// The rules of one figure's stage: names for its elements, and what CSS does with each of them.
struct StageSheet {
  /// The class that scopes the rules.
  let scope: String
  /// Whether the scope is a part of a figure, which has the controls.
  private let isPart: Bool

  private(set) var css: [UInt8] = []
  private var names: [[UInt8]: String] = [:]
  private var easings: [Easing: Int] = [:]
  private var keyframes: [[UInt8]: Int] = [:]

  init(scope: String, isPart: Bool) { (self.scope, self.isPart) = (scope, isPart) }

  /// The class of the elements with a rule. Elements with equal rules share it.
  mutating func name(for rule: [UInt8]) -> String {
    if let known = names[rule] { return known }
    let name = "zt-p\(names.count)"
    names[rule] = name
    css.write(raw: ".\(scope) .\(name){")
    css += rule
    css.write("}\n")
    return name
  }

  /// A channel's part of a rule: the value, or the ends, the easing and the part of the duration.
  ///
  /// - Parameter motion: has the axis of rotation and the form of the clip.
  mutating func writeChannel(
    _ channel: Channel, of property: StageProperty, in motion: CSSMotion = CSSMotion(),
    into rule: inout [UInt8]
  ) {
    if !rule.isEmpty { rule.write(";") }
    switch channel.course {
    case .constant:
      rule.write(property.name)
      rule.write(":")
      rule.write(channel.first, of: property, in: motion)
    case .eased(let easing, let begin, let end):
      assert(property.hasSharedKeyframes)
      rule.write(raw: "\(property.start):")
      rule.write(channel.first, of: property, in: motion)
      rule.write(raw: ";\(property.end):")
      rule.write(channel.last, of: property, in: motion)
      rule.write(raw: ";\(property.easing):")
      write(easing, into: &rule)
      if begin != 0 || end != 1 { write(property, from: begin, to: end, into: &rule) }
    case .piecewise:
      let number = writeKeyframes(channel, of: property, in: motion)
      rule.write(raw: "\(property.easing):linear;\(property.keyframes):var(--k\(number))")
    }
  }

  /// The class of an element that blurs what lies behind it, as a channel of `CSSMotion.backdrop` says.
  mutating func name(ofBackdrop channel: Channel) -> String {
    let isClipped = channel.keyframes.contains { $0.value[2] != 0 || $0.value[3] != 0 }
    var rule: [UInt8] = []
    if channel.isConstant {
      rule.writeBackdrop(channel.first, isClipped: isClipped)
    } else {
      var frames: [UInt8] = []
      for step in channel.steps {
        frames.write(CGFloat(step.offset * 100), decimals: 3)
        frames.write("%{")
        frames.writeBackdrop(step.value, isClipped: isClipped)
        if step.holds { frames.write(";animation-timing-function:step-end") }
        frames.write("}")
      }
      rule.write(raw: "--nb:var(--k\(number(ofKeyframes: frames)))")
    }
    return name(for: rule)
  }

  /// The part of the run in which a channel changes.
  private func write(
    _ property: StageProperty, from begin: Double, to end: Double, into rule: inout [UInt8]
  ) {
    for (edge, fraction) in [(property.begin, begin), (property.finish, end)] {
      rule.write(raw: ";\(edge):")
      rule.write(CGFloat(fraction), decimals: 6)
    }
  }

  /// Long easings are written once, as a custom property of the figure: many layers share them.
  private mutating func write(_ easing: Easing, into rule: inout [UInt8]) {
    guard case .stops = easing else { return easing.write(into: &rule) }
    let number = easings[easing] ?? easings.count
    if easings.updateValue(number, forKey: easing) == nil {
      css.write(raw: ".\(scope){--e\(number):")
      easing.write(into: &css)
      css.write("}\n")
    }
    rule.write(raw: "var(--e\(number))")
  }

  /// Keyframes of channels that no curve between two values describes, once per state. A custom property
  /// names those of the current state.
  private mutating func writeKeyframes(
    _ channel: Channel, of property: StageProperty, in motion: CSSMotion
  ) -> Int {
    var frames: [UInt8] = []
    for step in channel.steps {
      frames.write(CGFloat(step.offset * 100), decimals: 3)
      frames.write("%{")
      frames.write(property.name)
      frames.write(":")
      frames.write(step.value, of: property, in: motion)
      if step.holds { frames.write(";animation-timing-function:step-end") }
      frames.write("}")
    }
    return number(ofKeyframes: frames)
  }

  /// Writes keyframes, unless they are written.
  private mutating func number(ofKeyframes frames: [UInt8]) -> Int {
    if let known = keyframes[frames] { return known }
    let number = keyframes.count
    keyframes[frames] = number
    var choice = ""
    for state in PlaybackState.allCases {
      let name = "\(scope)-k\(number)-\(state.number)"
      css.write(raw: "@keyframes \(name){")
      css += frames
      css.write(raw: "}\n")
      choice += "var(\(state.toggle),\(name))"
    }
    css.write(raw: isPart ? ".\(scope)" : ".\(scope)>.\(FigureClass.live.rawValue)>*")
    css.write(raw: "{--k\(number):\(choice)}\n")
    return number
  }
}
