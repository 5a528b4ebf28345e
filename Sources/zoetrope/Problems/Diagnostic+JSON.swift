import Diagnostics
import Text

extension Diagnostic {
  /// The problem as an object of JSON on a line.
  ///
  /// - Parameter folder: the source folder, from the working folder.
  func json(in folder: String) -> String {
    var out = JSONWriter()
    out.object { problem in
      problem.member("severity", severity.word)
      problem.member("identifier", identifier)
      problem.member("message", summary)
      if let range { ProblemPlace(range, in: folder).write(to: &problem) }
      if let explanation { problem.member("explanation", explanation) }
      if !allowed.isEmpty {
        problem.member("allowed", list: { list in for value in allowed { list.element(value) } })
      }
      if let fix { problem.member("fix", fix) }
      guard !notes.isEmpty else { return }
      problem.member(
        "notes",
        list: { list in
          for note in notes {
            list.object { object in
              object.member("message", note.message)
              if let range = note.range { ProblemPlace(range, in: folder).write(to: &object) }
            }
          }
        })
    }
    return String(decoding: out.bytes, as: UTF8.self) + "\n"
  }
}

extension ProblemPlace {
  fileprivate func write(to object: inout JSONWriter) {
    object.member("file", path)
    object.member("line", startLine)
    object.member("column", startColumn)
    object.member("endLine", endLine)
    object.member("endColumn", endColumn)
  }
}
