import HTML
import Localization
import Rendering
import Text
import TransitionEngine

/// Assembles the figure of a run: controls, stage, strip, caption.
///
/// The inputs stand first, so that `:checked ~` reaches everything after them; labels lie over the strip's frames. Nothing
/// here needs a script.
struct PlacedRun {
  var drawing: RunDrawing
  var id: String
  /// See `PlacedFigure`.
  var occurrence = 1
  var caption: [UInt8]
  /// See `PlacedFigure`.
  var runners: [UInt8]?
  /// See `PlacedFigure`.
  var isFirst = false
  var localization = Localization.english

  private var scope: String { drawing.scope }

  /// The accessible name.
  private var name: String { occurrence == 1 ? drawing.title : "\(drawing.title) (\(occurrence))" }

  var html: [UInt8] {
    let isPlayable = drawing.isPlayable
    return HTMLWriter.block(
      "figure", .class(.figure, own: scope, classes(isPlayable: isPlayable)), .id(id), .label(name),
      isCard && !hasLink ? .focusable : nil
    ) { html in
      html.newline()
      if isPlayable {
        if !isCard { writeInputs(to: &html) }
        writeLive(to: &html)
      }
      writeStrip(isPickable: isPlayable, to: &html)
      writeBelow(to: &html)
      writeCaption(to: &html)
    }
  }

  private var isCard: Bool { drawing.parts == .card }

  /// Whether the keyboard reaches a link in the caption.
  private var hasLink: Bool {
    caption.firstIndex(of: Array(" href=".utf8), from: 0, to: caption.count) != nil
  }

  private func classes(isPlayable: Bool) -> [FigureClass] {
    if !drawing.compared.isEmpty { return isPlayable ? [.compare] + modes : [.compare, .still] }
    if isCard { return isPlayable ? [.alone, .card, .holds] : [.still, .card] }
    if drawing.parts == .diagram { return isPlayable ? [.alone, .diagram] + modes : [.still, .diagram] }
    if isPlayable { return (drawing.parts == .stage ? [.alone] : []) + modes }
    return drawing.duration > 0 ? [.still] : [.still, .screen]
  }

  /// How it begins.
  private var modes: [FigureClass] {
    (startsAtRest ? [] : [.holds]) + (drawing.playsOnLoad ? [.loads] : [])
      + (drawing.drive == .clock ? [] : [.touchable])
  }

  /// The frames with controls.
  private var frames: ArraySlice<TimeInterval> {
    drawing.parts.hidesStrip ? drawing.instants.prefix(1) : drawing.instants[...]
  }

  private var startsAtRest: Bool { frames.contains { $0 <= 0 } }

  // MARK: Parts

  private func writeInputs(to html: inout HTMLWriter) {
    html.element("div", .popover, .class(.turn), .id(FigureInput.turn.id(in: scope)), text: "")
    for (index, time) in frames.enumerated() {
      let input = FigureInput.frame(index)
      html.void(
        "input", .type("radio"), .class(.frame, own: input.className, time <= 0 ? [.first] : []),
        .name(scope),
        .id(input.id(in: scope)), .label(frameName(index)),
        index == 0 && !drawing.playsOnLoad ? .checked : nil, .hidden)
    }
    html.void(
      "input", .type("checkbox"), .class(.slows), .id(FigureInput.slow.id(in: scope)),
      .label(localization[.slowMotion]),
      .hidden)
    html.newline()
  }

  private func frameName(_ index: Int) -> String {
    localization.text(
      .frame, "\(index + 1)", "\(drawing.instants.count)", drawing.instants[index].inSeconds())
  }

  private func writeLive(to html: inout HTMLWriter) {
    html.element("div", .class(.live), .hidden) { html in
      switch drawing.drive {
      case .clock where drawing.parts == .lanes: break
      case .clock where drawing.compared.isEmpty: writeStage(drawing.usableStage, to: &html)
      case .clock: writeStages(to: &html)
      case .reader(let direction):
        html.element("div", .class(.touch)) { html in
          writeStage(drawing.usableStage, to: &html)
          writeScroller(direction, to: &html)
        }
      }
      html.newline()
      if !isCard { writeControls(to: &html) }
      if drawing.lightsLines {
        html.element("div", .class(ListingStyles.wayClass), .decorative) {
          $0.element("i", .class(.end, own: ListingStyles.handClass))
        }
      }
    }
    html.newline()
  }

  /// - Parameter own: the class of a stage that is one of several.
  func writeStage(_ stage: Stage?, own: String? = nil, to html: inout HTMLWriter) {
    html.element("div", own.map { .class(.stage, own: $0) } ?? .class(.stage), .decorative) { html in
      html.element("div", .class(.window)) { $0.html(markup(of: stage)) }
    }
  }

  /// The elements of a stage. A page's first one is in view as the page opens, so its pictures are loaded at once.
  private func markup(of stage: Stage?) -> [UInt8] {
    let html = stage?.html ?? []
    return isFirst ? html.replacing(Array(" loading=\"lazy\"".utf8), with: []) : html
  }

  private func writeStrip(isPickable: Bool, to html: inout HTMLWriter) {
    let count = drawing.instants.count
    let label = count == 1 ? localization[.strip] : localization.text(.strips, "\(count)")
    // Narrow windows scroll it, which keyboards have to be able to do as well; three frames fit everywhere.
    html.element("div", .class(.strip), .role("group"), count > 3 ? .focusable : nil, .label(label)) { html in
      if drawing.compared.isEmpty { writeImage(of: drawing.strip, to: &html) } else { writeStrips(to: &html) }
      if drawing.duration > 0, drawing.parts != .diagram, !isCard {
        writePicks(areLabels: isPickable && !drawing.parts.hidesStrip, to: &html)
      }
    }
    html.newline()
  }

  func writeImage(of strip: StripImage, to html: inout HTMLWriter) {
    html.void(
      "img", .source(strip.address), .alternative(strip.alternative), .width(strip.width),
      .height(strip.height), isFirst && !drawing.parts.hidesStrip ? nil : .lazy)
  }

  /// The overlay of the frames: their times, and for a stage the labels that pick them. The inputs have said those times.
  private func writePicks(areLabels: Bool, to html: inout HTMLWriter) {
    html.element("div", .class(.picks), areLabels ? .decorative : nil) { html in
      for (index, time) in drawing.instants.enumerated() {
        let input = FigureInput.frame(index)
        html.element(
          areLabels ? "label" : "div", .class(input.className), areLabels ? .for(input.id(in: scope)) : nil
        ) { $0.element("span", .class(.time), text: time.inSeconds()) }
      }
      if drawing.isPlayable { html.element("i", .class(.playhead, own: StageStyles.mover)) }
    }
  }

  private func writeBelow(to html: inout HTMLWriter) {
    guard !drawing.below.isEmpty else { return }
    html.element("div", .class(.below)) { html in
      html.newline()
      html.html(drawing.below)
    }
    html.newline()
  }

  private func writeCaption(to html: inout HTMLWriter) {
    html.element("figcaption") { html in
      html.html(caption)
      guard !isCard, !drawing.facts.isEmpty || runners != nil else { return }
      html.element("p", .class(.facts)) { html in
        for fact in drawing.facts {
          html.element("span", text: fact)
          html.text(" ")
        }
        if let runners { html.element("span") { $0.html(runners) } }
      }
    }
    html.newline()
  }
}
