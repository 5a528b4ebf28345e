import Rendering
import Scripts
import Text
import TransitionEngine

/// Puts a figure together: controls, stage, strip, caption.
///
/// The inputs stand first, so that `:checked ~` reaches everything after them; labels lie over the strip's frames. Nothing
/// here needs a script.
struct FigureWriter {
  enum Parts { case both, strip, stage }

  var scope: String
  /// The figure's anchor.
  var id: String
  var timeline: Timeline
  var instants: [TimeInterval]
  var parts: Parts
  /// Whether the stage plays once as soon as the page is there.
  var playsOnLoad: Bool
  var drive: Drive
  var stripOptions: StripOptions
  /// HTML between the strip and the caption.
  var below: [UInt8]
  /// HTML.
  var caption: [UInt8]
  /// Short facts under the caption: animator, screens, duration.
  var facts: [String]

  private(set) var stage: Stage?
  private(set) var stripBytes = 0

  init(
    scope: String, id: String, timeline: Timeline, instants: [TimeInterval], parts: Parts,
    playsOnLoad: Bool = false, drive: Drive = .clock, stripOptions: StripOptions, below: [UInt8] = [],
    caption: [UInt8], facts: [String]
  ) {
    self.scope = scope
    self.id = id
    self.timeline = timeline
    self.instants = instants
    self.parts = parts
    self.playsOnLoad = playsOnLoad
    self.drive = drive
    self.stripOptions = stripOptions
    self.below = below
    self.caption = caption
    self.facts = facts
  }

  mutating func write(on figures: inout PageFigures) -> [UInt8] {
    let stage = parts == .strip ? nil : makeStage(&figures)
    self.stage = stage
    // Without a stage the strip stands alone; it never goes missing, as print and reduced motion depend on it.
    let usable = stage.flatMap { $0.report.unsupported.isEmpty && timeline.duration > 0 ? $0 : nil }
    let strip = Strip(timeline: timeline, instants: instants, options: stripOptions).embedded(
      in: &figures.library)
    stripBytes = strip.bytes.count
    if let scale = figures.environment.standaloneScale {
      var options = stripOptions
      options.displayScale = scale
      let svg = Strip(timeline: timeline, instants: instants, options: options).standalone()
      figures.add(StandaloneStrip(id: id, svg: svg))
    }
    var html = HTMLWriter()
    html.element(
      "figure", .class(.figure, own: scope, classes(hasStage: usable != nil)), .id(id),
      .label(stripOptions.title)
    ) { html in
      html.newline()
      if let usable {
        writeInputs(to: &html)
        writeLive(usable, to: &html)
      }
      writeStrip(strip, isPickable: usable != nil, to: &html)
      writeBelow(to: &html)
      writeCaption(to: &html)
    }
    html.newline()
    figures.add(styles: styles(usable))
    return html.bytes
  }

  private func classes(hasStage: Bool) -> [FigureClass] {
    if hasStage { return parts == .stage ? [.alone] : [] }
    return timeline.duration > 0 ? [.still] : [.still, .screen]
  }

  private func makeStage(_ figures: inout PageFigures) -> Stage {
    var library = figures.library
    let stage = Stage(timeline, scope: scope, isDriven: drive != .clock) { library.id(for: $0).name }
    figures.library = library
    return stage
  }

  // MARK: Parts

  private func writeInputs(to html: inout HTMLWriter) {
    // Like Play, but no label leads back to it: whoever presses Play does not wait.
    if playsOnLoad {
      writeInput(
        .load, .class(.plays, .loads), label: "Play when the page opens", to: &html, isChecked: true)
    }
    let frames = parts == .stage ? instants.prefix(1) : instants[...]
    for (index, time) in frames.enumerated() {
      let input = FigureInput.frame(index)
      writeInput(
        input, .class(.frame, own: input.name, time <= 0 ? [.first] : []), label: frameName(index), to: &html,
        // Touch drives where nothing is chosen.
        isChecked: index == 0 && !playsOnLoad && drive == .clock)
    }
    if drive != .clock { writeInput(.swipe, .class(.swipes), label: "Swipe", to: &html) }
    writeInput(.play, .class(.plays), label: "Play", to: &html)
    writeInput(.replay, .class(.replays), label: "Replay", to: &html)
    html.void(
      "input", .type("checkbox"), .class(.slows), .id(FigureInput.slow.id(in: scope)), .label("Slow motion"))
    html.newline()
  }

  private func writeInput(
    _ input: FigureInput, _ classes: HTMLAttribute, label: String, to html: inout HTMLWriter,
    isChecked: Bool = false
  ) {
    html.void(
      "input", .type("radio"), classes, .name(scope), .id(input.id(in: scope)), .label(label),
      isChecked ? .checked : nil)
  }

  private func frameName(_ index: Int) -> String {
    "Frame \(index + 1) of \(instants.count), \(instants[index].inSeconds())"
  }

  private func writeLive(_ stage: Stage, to html: inout HTMLWriter) {
    var buttons = Self.buttons
    if drive != .clock { buttons.insert((.swipe, .swipe, "Swipe"), at: 0) }
    html.element("div", drive == .clock ? .class(.live) : .class(.live, .swipeable)) { html in
      switch drive {
      case .clock: writeStage(stage, to: &html)
      case .reader(let direction):
        html.element("div", .class(.touch)) { html in
          writeStage(stage, to: &html)
          writeScroller(direction, to: &html)
        }
      }
      html.newline()
      html.element("div", .class(.controls)) { html in
        for (kind, input, text) in buttons {
          html.element("label", .class(.button, kind), .for(input.id(in: scope)), text: text)
        }
      }
    }
    html.newline()
  }

  private func writeStage(_ stage: Stage, to html: inout HTMLWriter) {
    html.element("div", .class(.stage), .decorative) { html in
      html.element("div", .class(.window)) { $0.html(stage.html) }
    }
  }

  /// Class, the input that it is for, and text. Play and Replay take turns, as an animation has to change its name.
  private static let buttons: [(FigureClass, FigureInput, String)] = [
    (.play, .play, "Play"), (.replay, .replay, "Replay"), (.again, .play, "Replay"), (.slow, .slow, "Slow"),
  ]

  private func writeStrip(_ strip: StripSVG, isPickable: Bool, to html: inout HTMLWriter) {
    let label = instants.count == 1 ? "One frame" : "Strip of \(instants.count) frames"
    // Narrow windows scroll it, which keyboards have to be able to do as well.
    html.element("div", .class(.strip), .role("group"), .focusable, .label(label)) { html in
      html.html(strip.bytes)
      if timeline.duration > 0 { writePicks(areLabels: isPickable && parts != .stage, to: &html) }
    }
    html.newline()
  }

  /// What lies over the frames: their times, and where there is a stage, what picks them.
  private func writePicks(areLabels: Bool, to html: inout HTMLWriter) {
    html.element("div", .class(.picks)) { html in
      for (index, time) in instants.enumerated() {
        let input = FigureInput.frame(index)
        html.element(
          areLabels ? "label" : "div", .class(own: input.name), areLabels ? .for(input.id(in: scope)) : nil
        ) { $0.element("span", .class(.time), text: time.inSeconds()) }
      }
    }
  }

  private func writeBelow(to html: inout HTMLWriter) {
    guard !below.isEmpty else { return }
    html.element("div", .class(.below)) { html in
      html.newline()
      html.html(below)
    }
    html.newline()
  }

  private func writeCaption(to html: inout HTMLWriter) {
    html.element("figcaption") { html in
      html.html(caption)
      guard !facts.isEmpty else { return }
      html.element("p", .class(.facts)) { html in
        for fact in facts {
          html.element("span", text: fact)
          html.text(" ")
        }
      }
    }
    html.newline()
  }

  /// The figure's own rules: its size, its duration, where its frames are, and the stage's.
  private func styles(_ stage: Stage?) -> [UInt8] {
    var css = ByteWriter()
    writeMeasures(to: &css)
    if stage != nil {
      for (index, time) in instants.enumerated() where time > 0 {
        let input = FigureInput.frame(index)
        css.write(raw: ".\(scope)>.\(input.name):checked~.\(FigureClass.live.rawValue){--dl:-")
        css.write(CGFloat(time), decimals: 5)
        css.write("s}")
      }
    }
    if instants.count > 1 {
      css.write(raw: ".\(scope) .\(FigureClass.picks.rawValue){column-gap:")
      let count = CGFloat(instants.count)
      let width = timeline.size.width * count + stripOptions.gap * (count - 1)
      css.write(100 * stripOptions.gap / width, decimals: 3)
      css.write("%}\n")
    }
    if let stage { css.write(contentsOf: stage.css) }
    return css.bytes
  }

  /// The largest window, in points, that is shown like a phone's; larger ones are shown smaller.
  private static let phone = CGSize(width: 430, height: 932)

  private func writeMeasures(to css: inout ByteWriter) {
    css.write(raw: ".\(scope){--w:")
    css.write(timeline.size.width, decimals: 2)
    css.write("px;--h:")
    css.write(timeline.size.height, decimals: 2)
    css.write(raw: "px;--n:\(instants.count);--d:")
    css.write(CGFloat(timeline.duration), decimals: 5)
    css.write("s")
    let fit = min(Self.phone.width / timeline.size.width, Self.phone.height / timeline.size.height)
    if fit < 1 {
      css.write(";--fit:")
      css.write(fit, decimals: 4)
    }
    css.write("}\n")
  }
}
