import Diagnostics

extension ListingSource {
  /// What the compiler says of a file, at the places of the author's text.
  ///
  /// Its notes belong to the message before them. What it says of no line of an author's, such as the end of the file,
  /// stands where its first note does.
  package func diagnostics(for messages: [CompilerMessage]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var rest = messages[...]
    while let message = rest.popFirst() {
      let notes = rest.prefix { $0.severity == .note }
      rest = rest.dropFirst(notes.count)
      var following = notes.map { Diagnostic.Note($0.text, at: place(of: $0)) }
      var range = place(of: message)
      if range == nil, let first = following.firstIndex(where: { $0.range != nil }) {
        range = following.remove(at: first).range
      }
      diagnostics.append(diagnostic(message, at: range, following))
    }
    return diagnostics
  }

  private func place(of message: CompilerMessage) -> SourceRange? {
    place(in: message.file, line: message.line, column: message.column)
  }

  private func diagnostic(_ message: CompilerMessage, at place: SourceRange?, _ notes: [Diagnostic.Note])
    -> Diagnostic
  {
    var diagnostic = Diagnostic(
      message.severity == .error ? .error : .warning,
      message.severity == .error ? "swift.error" : "swift.warning", "Swift: \(message.text)", at: place,
      notes: notes)
    if let name = Self.absentName(in: message.text) {
      diagnostic.explanation = "what is there of UIKit is modelled; “\(name)” is not"
    }
    return diagnostic
  }

  /// How names begin that belong to the system's libraries.
  private static let prefixes = ["UI", "CA", "CG", "NS"]

  /// The name in “cannot find 'UIStoryboard' in scope”, if it is one of the system's.
  private static func absentName(in text: String) -> String? {
    guard text.hasPrefix("cannot find ") else { return nil }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 1, prefixes.contains(where: { parts[1].hasPrefix($0) }) else { return nil }
    return String(parts[1])
  }
}
