import HTML
import Rendering

/// Runs that are compared: their stages side by side or over one another, their strips one below the other.
extension PlacedRun {
  func writeStages(to html: inout HTMLWriter) {
    guard !drawing.isOnionSkin else {
      html.element("div", .class(.stages, .onionSkin)) { html in
        for run in drawing.compared { writeStage(run.usableStage, own: run.scope, to: &html) }
      }
      html.element("div", .class(.runName), .decorative) { html in
        html.text("Over one another: ")
        for (index, run) in drawing.compared.enumerated() {
          if index > 0 { html.text(", ") }
          writeName(of: run, at: index, to: &html)
        }
      }
      return
    }
    html.element("div", .class(.stages)) { html in
      for run in drawing.compared {
        html.element("div") { html in
          writeStage(run.usableStage, own: run.scope, to: &html)
          html.element("div", .class(.runName), .decorative, text: run.title)
        }
      }
    }
  }

  /// The title with the name of its stage's color, if stages lie over one another.
  private func writeName(of run: RunDrawing, at index: Int, to html: inout HTMLWriter) {
    guard drawing.isOnionSkin else { return html.text(run.title) }
    let skin = StageStyles.skins[index % StageStyles.skins.count]
    html.element("i", .class(skin.kind), .decorative, text: "")
    html.text("\(run.title) in \(skin.name)")
  }

  func writeStrips(to html: inout HTMLWriter) {
    html.element("div", .class(.strips)) { html in
      for (index, run) in drawing.compared.enumerated() {
        html.element("div", .class(.runName)) { writeName(of: run, at: index, to: &$0) }
        writeImage(of: run.strip, to: &html)
      }
    }
  }
}
