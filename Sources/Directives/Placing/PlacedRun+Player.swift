import HTML
import Localization
import Rendering
import Text
import TransitionEngine

/// Play, the slider with its time, and slow motion.
extension PlacedRun {
  func writeControls(to html: inout HTMLWriter) {
    html.element("div", .class(.controls)) { html in
      html.element(
        "button", .type("button"), .class(.button, .play),
        .popoverTarget(FigureInput.turn.id(in: drawing.scope)),
        text: localization[.play])
      if drawing.drive != .clock {
        html.element("button", .type("button"), .class(.button, .swipe), text: localization[.swipe])
      }
      writeSlider(to: &html)
      html.element(
        "label", .class(.button, .slow), .for(FigureInput.slow.id(in: drawing.scope)),
        text: localization[.slow])
    }
  }

  /// Screen readers say the slider's value after its name, as in “Time, of 0.8 s: 0.42”. Without a script, the value is a bare number.
  private func writeSlider(to html: inout HTMLWriter) {
    let duration = drawing.duration.inSeconds()
    html.element("div", .class(.scrubber)) { html in
      html.element("i", .class(.knob, own: StageStyles.mover))
      html.void(
        "input", .type("range"), .class(.scrub), .label(localization.text(.time, duration)),
        .maximum(drawing.duration.formatted(decimals: 5)), .anyStep, .value("0"))
      html.element("span", .class(.ticks), .decorative) { html in
        for _ in 0..<StageStyles.ticks { html.element("b") }
      }
    }
    html.element("span", .class(.now), .decorative) { html in
      html.element("b")
      html.text(duration)
    }
  }
}
