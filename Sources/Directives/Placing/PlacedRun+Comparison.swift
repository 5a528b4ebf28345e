import Rendering

/// Runs that are compared: their stages side by side or over one another, their strips one below the other.
extension PlacedRun {
  func writeStages(to html: inout HTMLWriter) {
    guard !drawing.isOnionSkin else {
      html.element("div", .class(.stages, .onionSkin)) { html in
        for run in drawing.compared { writeStage(run.usableStage, own: run.scope, to: &html) }
      }
      let names = drawing.compared.map(\.title).joined(separator: ", ")
      html.element("div", .class(.runName), .decorative, text: "Over one another: \(names)")
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

  func writeStrips(to html: inout HTMLWriter) {
    html.element("div", .class(.strips)) { html in
      for run in drawing.compared {
        html.element("div", .class(.runName), text: run.title)
        writeImage(of: run.strip, to: &html)
      }
    }
  }
}
