import Directives
import Files
import Text

/// `figures.json`: all figures of a site, for programs.
///
/// Its schema is in the reference, `figures.schema.json`; what changes the meaning of a member makes a new version.
package enum FigureList {
  package static let path = "figures.json"
  package static let version = 1

  /// A page's figures, with what their listings use.
  struct PageFigures: Sendable {
    var page: Page
    var figures: [FigureDescription]
    var uses: [FigureUse]
  }

  /// The list; nil without figures.
  static func bytes(_ plan: SitePlan, _ pages: [PageFigures]) -> [UInt8]? {
    guard pages.contains(where: { !$0.figures.isEmpty }) else { return nil }
    var out = JSONWriter()
    out.object { site in
      site.member("schema", "zoetrope-figures")
      site.member("version", version)
      site.member("title", plan.configuration.title)
      if !plan.configuration.baseURL.isEmpty { site.member("url", plan.configuration.baseURL + "/") }
      site.member(
        "figures",
        list: { list in
          for page in pages {
            let types = Dictionary(page.uses.map { ($0.id, $0.types) }) { first, _ in first }
            for figure in page.figures {
              list.object { write(figure, on: page.page, plan, types[figure.id] ?? [], to: &$0) }
            }
          }
        })
    }
    return out.bytes + "\n".utf8
  }

  private static func write(
    _ figure: FigureDescription, on page: Page, _ plan: SitePlan, _ types: Set<String>,
    to json: inout JSONWriter
  ) {
    json.member("page", encoded(page.outputPath))
    json.member("pageTitle", page.title)
    json.member("language", plan.languages[page.language].tag)
    json.member("id", figure.id)
    json.member("address", encoded(page.outputPath) + "#" + encoded(figure.id))
    json.member("kind", figure.kind)
    json.member("title", figure.title)
    json.member("description", figure.description)
    json.member("duration", figure.duration)
    if let size = figure.size {
      json.member(
        "size",
        object: { json in
          json.member("width", Double(size.width))
          json.member("height", Double(size.height))
        })
    }
    json.member("instants", numbers: figure.instants)
    json.member("facts", texts: figure.facts)
    json.member("types", texts: types.sorted())
    json.member("files", list: { write(filesOf: figure, to: &$0) })
    json.member("calls", list: { list in for call in figure.calls { list.object { write(call, to: &$0) } } })
    if let curves = figure.curves { json.member("curves", object: { write(curves, to: &$0) }) }
    json.member("lint", list: { write(lintOf: figure, to: &$0) })
    let printed = figure.notes.map(\.english).compactMap { note in
      note.hasPrefix(FigureReport.printed) ? String(note.dropFirst(FigureReport.printed.count)) : nil
    }
    if !printed.isEmpty { json.member("printed", texts: printed) }
  }

  private static func write(filesOf figure: FigureDescription, to list: inout JSONWriter) {
    for strip in figure.strips {
      list.object { json in
        json.member("kind", "strip")
        if figure.strips.count > 1 { json.member("title", strip.title) }
        write(strip.image.fileName, strip.image.width, strip.image.height, strip.image.bytes, to: &json)
      }
    }
    if let frame = figure.frame {
      list.object { json in
        json.member("kind", "frame")
        write(frame.fileName, frame.width, frame.height, frame.bytes, to: &json)
      }
    }
  }

  private static func write(
    _ name: String, _ width: Int, _ height: Int, _ bytes: Int, to json: inout JSONWriter
  ) {
    json.member("path", FigureEnvironment.folder + "/" + name)
    json.member("width", width)
    json.member("height", height)
    json.member("bytes", bytes)
  }

  private static func write(_ call: FigureDescription.Call, to json: inout JSONWriter) {
    json.member("start", call.start)
    json.member("end", call.end)
    if let listing = call.listing { json.member("listing", listing) }
    json.member("line", call.line)
    json.member("code", call.code)
  }

  private static func write(_ curves: FigureDescription.Curves, to json: inout JSONWriter) {
    json.member("times", numbers: curves.times)
    json.member(
      "series",
      list: { list in
        for (name, values) in zip(curves.names, curves.values) {
          list.object { json in
            json.member("name", name)
            json.member("values", numbers: values)
          }
        }
      })
  }

  /// Lint findings are notes that begin with the name of their rule.
  private static func write(lintOf figure: FigureDescription, to list: inout JSONWriter) {
    for note in figure.notes.map(\.english) where !note.hasPrefix(FigureReport.printed) {
      let parts = note.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      list.object { json in
        json.member("rule", String(parts[0]))
        json.member("message", String(parts[1].drop { $0 == " " }))
      }
    }
  }

  private static func encoded(_ text: String) -> String {
    String(decoding: PercentEncoding.encoded(text.utf8), as: UTF8.self)
  }
}
