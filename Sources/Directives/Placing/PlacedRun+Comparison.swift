import HTML
import Localization
import Rendering

/// Runs that are compared: their stages side by side or over one another, their strips one below the other.
extension PlacedRun {
  func writeStages(to html: inout HTMLWriter) {
    guard !drawing.isOnionSkin else {
      html.element("div", .class(.stages, .onionSkin)) { html in
        for run in drawing.compared { writeStage(run.usableStage, own: run.scope, to: &html) }
      }
      html.element("div", .class(.runName), .decorative) { html in
        html.text(localization[.overlaid] + " ")
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
    let skin = index % StageStyles.skins.count
    html.element("i", .class(StageStyles.skins[skin].kind), .decorative, text: "")
    html.text(localization.text(.inColor, run.title, localization[Self.skinNames[skin]]))
  }

  /// The colors of `StageStyles.skins`.
  private static let skinNames: [Phrase] = [.orange, .blue, .green, .pink]

  func writeStrips(to html: inout HTMLWriter) {
    html.element("div", .class(.strips)) { html in
      for (index, run) in drawing.compared.enumerated() {
        html.element("div", .class(.runName)) { writeName(of: run, at: index, to: &$0) }
        writeImage(of: run.strip, to: &html)
      }
    }
  }
}
