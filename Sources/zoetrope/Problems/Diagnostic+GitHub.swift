import Diagnostics
import Exporting

extension Diagnostic {
  /// The problem as a workflow command of GitHub, which becomes an annotation at its line.
  ///
  /// - Parameter folder: the source folder, from the root of the repository.
  func gitHubAnnotation(in folder: String) -> String {
    var properties = ["title=\(Self.escapedProperty(identifier))"]
    if let range {
      let place = ProblemPlace(range, in: folder)
      properties.insert(
        contentsOf: ["file=\(Self.escapedProperty(place.path))", "line=\(place.startLine)"], at: 0)
      // Columns are for problems on one line.
      if place.endLine == place.startLine {
        properties += ["col=\(place.startColumn)", "endColumn=\(max(place.endColumn, place.startColumn))"]
      }
    }
    let command = severity == .note ? "notice" : severity.word
    return "::\(command) \(properties.joined(separator: ","))::\(Self.escaped(wholeMessage))\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
