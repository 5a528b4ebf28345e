import Rendering
import Scripts
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
    var html = ByteWriter()
    html.write("<figure class=\"zt-figure ")
    html.write(raw: scope)
    html.write(raw: className(hasStage: usable != nil))
    html.write("\"")
    html.attribute("id", id)
    html.attribute("aria-label", stripOptions.title)
    html.write(">\n")
    if let usable {
      writeInputs(to: &html)
      writeLive(usable, to: &html)
    }
    writeStrip(strip, isPickable: usable != nil, to: &html)
    writeBelow(to: &html)
    writeCaption(to: &html)
    html.write("</figure>\n")
    figures.add(styles: styles(usable))
    return html.bytes
  }

  private func className(hasStage: Bool) -> String {
    if hasStage { return parts == .stage ? " zt-alone" : "" }
    return timeline.duration > 0 ? " zt-still" : " zt-still zt-screen"
  }

  private func makeStage(_ figures: inout PageFigures) -> Stage {
    var library = figures.library
    let stage = Stage(timeline, scope: scope, isDriven: drive != .clock) { library.id(for: $0).name }
    figures.library = library
    return stage
  }

  // MARK: Parts

  private func writeInputs(to html: inout ByteWriter) {
    // Like Play, but no label leads back to it: whoever presses Play does not wait.
    if playsOnLoad {
      writeInput("zt-plays zt-loads", "l", "Play when the page opens", to: &html, isChecked: true)
    }
    let frames = parts == .stage ? instants.prefix(1) : instants[...]
    for (index, time) in frames.enumerated() {
      let first = time <= 0 ? " zt-first" : ""
      // The hand drives where nothing is chosen.
      let isChecked = index == 0 && !playsOnLoad && drive == .clock
      writeInput("zt-frame k\(index)\(first)", "k\(index)", frameName(index), to: &html, isChecked: isChecked)
    }
    if drive != .clock { writeInput("zt-swipes", "h", "Swipe", to: &html) }
    writeInput("zt-plays", "p", "Play", to: &html)
    writeInput("zt-replays", "r", "Replay", to: &html)
    html.write("<input type=\"checkbox\" class=\"zt-slows\"")
    html.attribute("id", inputID("s"))
    html.write(" aria-label=\"Slow motion\">\n")
  }

  /// No heading and no `:name:` has a point in its id.
  private func inputID(_ suffix: String) -> String { "\(scope).\(suffix)" }

  private func writeInput(
    _ className: String, _ suffix: String, _ label: String, to html: inout ByteWriter, isChecked: Bool = false
  ) {
    html.write("<input type=\"radio\"")
    html.attribute("class", className)
    html.attribute("name", scope)
    html.attribute("id", inputID(suffix))
    html.attribute("aria-label", label)
    if isChecked { html.write(" checked") }
    html.write(">")
  }

  private func frameName(_ index: Int) -> String {
    "Frame \(index + 1) of \(instants.count), \(ScriptNumbers.seconds(instants[index]))"
  }

  private func writeLive(_ stage: Stage, to html: inout ByteWriter) {
    var buttons = Self.buttons
    if case .reader(let direction) = drive {
      html.write("<div class=\"zt-live zt-hand\"><div class=\"zt-touch\">")
      writeStage(stage, to: &html)
      writeScroller(direction, to: &html)
      html.write("</div>")
      buttons.insert(("zt-swipe", "h", "Swipe"), at: 0)
    } else {
      html.write("<div class=\"zt-live\">")
      writeStage(stage, to: &html)
    }
    html.write("\n<div class=\"zt-controls\">")
    for (className, suffix, text) in buttons {
      html.write("<label class=\"zt-button ")
      html.write(raw: className)
      html.write("\"")
      html.attribute("for", inputID(suffix))
      html.write(">")
      html.write(raw: text)
      html.write("</label>")
    }
    html.write("</div></div>\n")
  }

  private func writeStage(_ stage: Stage, to html: inout ByteWriter) {
    html.write("<div class=\"zt-stage\" aria-hidden=\"true\"><div class=\"zt-window\">")
    html.write(contentsOf: stage.html)
    html.write("</div></div>")
  }

  /// Class, the input that it is for, and text. Play and Replay take turns, as an animation has to change its name.
  private static let buttons = [
    ("zt-play", "p", "Play"), ("zt-replay", "r", "Replay"), ("zt-again", "p", "Replay"),
    ("zt-slow", "s", "Slow"),
  ]

  private func writeStrip(_ strip: StripSVG, isPickable: Bool, to html: inout ByteWriter) {
    // Narrow windows scroll it, which keyboards have to be able to do as well.
    html.write("<div class=\"zt-strip\" role=\"group\" tabindex=\"0\"")
    html.attribute("aria-label", instants.count == 1 ? "One frame" : "Strip of \(instants.count) frames")
    html.write(">")
    html.write(contentsOf: strip.bytes)
    if timeline.duration > 0 { writePicks(areLabels: isPickable && parts != .stage, to: &html) }
    html.write("</div>\n")
  }

  /// What lies over the frames: their times, and where there is a stage, what picks them.
  private func writePicks(areLabels: Bool, to html: inout ByteWriter) {
    html.write("<div class=\"zt-picks\">")
    for (index, time) in instants.enumerated() {
      html.write(areLabels ? "<label class=\"k" : "<div class=\"k")
      html.write(index)
      html.write("\"")
      if areLabels { html.attribute("for", inputID("k\(index)")) }
      html.write("><span class=\"zt-time\">")
      html.write(raw: ScriptNumbers.seconds(time))
      html.write(areLabels ? "</span></label>" : "</span></div>")
    }
    html.write("</div>")
  }

  private func writeBelow(to html: inout ByteWriter) {
    guard !below.isEmpty else { return }
    html.write("<div class=\"zt-below\">\n")
    html.write(contentsOf: below)
    html.write("</div>\n")
  }

  private func writeCaption(to html: inout ByteWriter) {
    html.write("<figcaption>")
    html.write(contentsOf: caption)
    if !facts.isEmpty {
      html.write("<p class=\"zt-facts\">")
      for fact in facts {
        html.write("<span>")
        html.escape(fact)
        html.write("</span> ")
      }
      html.write("</p>")
    }
    html.write("</figcaption>\n")
  }

  /// The figure's own rules: its size, its duration, where its frames are, and the stage's.
  private func styles(_ stage: Stage?) -> [UInt8] {
    var css = ByteWriter()
    writeMeasures(to: &css)
    if stage != nil {
      for (index, time) in instants.enumerated() where time > 0 {
        css.write(raw: ".\(scope)>.k\(index):checked~.zt-live{--dl:-")
        css.write(CGFloat(time), decimals: 5)
        css.write("s}")
      }
    }
    if instants.count > 1 {
      css.write(raw: ".\(scope) .zt-picks{column-gap:")
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
