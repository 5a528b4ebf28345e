import Diagnostics
import JSON

extension Diagnostic {
  /// The problem as an object of JSON.
  ///
  /// - Parameter folder: the folder that paths are relative to, from the working folder.
  package func json(in folder: String) -> JSONValue {
    var members: [String: JSONValue] = range.map { ProblemPlace($0, in: folder).members } ?? [:]
    members["severity"] = .string(severity.word)
    members["identifier"] = .string(identifier)
    members["message"] = .string(summary)
    if let explanation { members["explanation"] = .string(explanation) }
    if !allowed.isEmpty { members["allowed"] = .array(allowed.map(JSONValue.string)) }
    if let fix { members["fix"] = .string(fix) }
    if !notes.isEmpty {
      members["notes"] = .array(
        notes.map { note in
          var object = note.range.map { ProblemPlace($0, in: folder).members } ?? [:]
          object["message"] = .string(note.message)
          return .object(object)
        })
    }
    return .object(members)
  }
}
