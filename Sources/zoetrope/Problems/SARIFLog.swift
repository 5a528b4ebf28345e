import Diagnostics
import Exporting
import Text

/// Problems as a document for code scanning: Static Analysis Results Interchange Format 2.1.0 (OASIS).
struct SARIFLog {
  var problems: [Diagnostic]
  /// The source folder, from the root of the repository.
  var folder: String

  var text: String {
    var out = JSONWriter()
    out.object { log in
      log.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      log.member("version", "2.1.0")
      log.member("runs", list: { $0.object(writeRun) })
    }
    return String(decoding: out.bytes, as: UTF8.self) + "\n"
  }

  private func writeRun(to run: inout JSONWriter) {
    run.member(
      "tool",
      object: { tool in
        tool.member(
          "driver",
          object: { driver in
            driver.member("name", "Zoetrope")
            driver.member("version", Tool.version)
            driver.member(
              "rules",
              list: { rules in
                for identifier in Set(problems.map(\.identifier)).sorted() {
                  rules.object { $0.member("id", identifier) }
                }
              })
          })
      })
    run.member("columnKind", "unicodeCodePoints")
    run.member(
      "results",
      list: { results in
        for problem in problems { results.object { write(problem, to: &$0) } }
      })
  }

  private func write(_ problem: Diagnostic, to result: inout JSONWriter) {
    result.member("ruleId", problem.identifier)
    result.member("level", problem.severity.word)
    result.member("message", object: { $0.member("text", problem.wholeMessage) })
    if let range = problem.range {
      result.member("locations", list: { $0.object { write(range, to: &$0) } })
    }
    let related = problem.notes.filter { $0.range != nil }
    guard !related.isEmpty else { return }
    result.member(
      "relatedLocations",
      list: { list in
        for case (let message, let range?) in related.map({ ($0.message, $0.range) }) {
          list.object { location in
            write(range, to: &location)
            location.member("message", object: { $0.member("text", message) })
          }
        }
      })
  }

  private func write(_ range: SourceRange, to location: inout JSONWriter) {
    let place = ProblemPlace(range, in: folder)
    location.member(
      "physicalLocation",
      object: { physical in
        let address = String(decoding: PercentEncoding.encoded(place.path.utf8), as: UTF8.self)
        physical.member("artifactLocation", object: { $0.member("uri", address) })
        physical.member(
          "region",
          object: { region in
            region.member("startLine", place.startLine)
            region.member("startColumn", place.startColumn)
            region.member("endLine", place.endLine)
            region.member("endColumn", place.endColumn)
          })
      })
  }
}
