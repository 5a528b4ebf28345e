import Diagnostics

/// What the compiler says of a page's listings, as diagnostics at the author's places.
///
/// The versions of a page's file share listings, so the same is said of several of them: it is told once. After a mistake
/// in a type the compiler finds more that are none: of many errors only the first are told, and how many others there are.
package struct CompilerReport {
  private static let limit = 10
  private static let noteLimit = 3

  /// What a message is told by: the same at the same place is the same.
  private struct Key: Hashable {
    var file: String
    var offset: Int
    var text: String
  }

  private var seen: Set<Key> = []
  private var errors: [Diagnostic] = []
  private var warnings: [Diagnostic] = []

  /// What some Swift gives a name to.
  private let declarations: ListingSource.Declarations

  /// - Parameter declarations: finds what a listing declares; nothing where no parser runs.
  package init(declarations: @escaping ListingSource.Declarations = { _ in [] }) {
    self.declarations = declarations
  }

  package var hasErrors: Bool { !errors.isEmpty }
  /// Whether the errors are those of listings that do not parse.
  package private(set) var isOfSyntax = false

  /// Takes in what was said of a file.
  ///
  /// - Parameters:
  ///   - page: stands for what has no place in the author's text.
  ///   - syntaxErrors: those of the file's listings. Where there are errors, they are told alone: in what does not parse, the
  ///     compiler guesses.
  package mutating func add(
    _ messages: [CompilerMessage], of source: ListingSource, at page: SourceRange,
    syntaxErrors: @autoclosure () -> [Diagnostic] = []
  ) {
    let problems = messages.contains { $0.severity == .error } ? syntaxErrors() : []
    if problems.isEmpty { add(messages, at: page, [source], place: source.place) } else { add(problems) }
  }

  /// Takes in what was said of the site's own Swift.
  ///
  /// - Parameter page: stands for what has no place in it.
  package mutating func add(_ messages: [CompilerMessage], of code: SiteCode, at page: SourceRange) {
    add(messages, at: page, code.files, place: code.place)
  }

  private mutating func add(_ problems: [Diagnostic]) {
    isOfSyntax = true
    for problem in problems {
      let place = problem.range
      let key = Key(
        file: place?.file.path ?? "", offset: place?.bytes.lowerBound ?? 0, text: problem.summary)
      if seen.insert(key).inserted { errors.append(problem) }
    }
  }

  private mutating func add(
    _ messages: [CompilerMessage], at page: SourceRange, _ sources: [ListingSource],
    place: (CompilerMessage) -> SourceRange?
  ) {
    var messages = messages[...]
    while let first = messages.popFirst() {
      var notes: [CompilerMessage] = []
      while let note = messages.first, note.severity == .note {
        notes.append(note)
        messages.removeFirst()
      }
      guard first.severity != .note else { continue }
      add(first, notes: notes, at: page, sources, place)
    }
  }

  private mutating func add(
    _ message: CompilerMessage, notes: [CompilerMessage], at page: SourceRange, _ sources: [ListingSource],
    _ place: (CompilerMessage) -> SourceRange?
  ) {
    let told = notes.compactMap { note in
      place(note).map { Diagnostic.Note(note.words, at: $0) }
    }
    // What lacks its end is found out at the end of the file. What it is stands in the note.
    let place = place(message) ?? told.first?.range ?? page
    let key = Key(file: place.file.path, offset: place.bytes.lowerBound, text: message.words)
    guard seen.insert(key).inserted else { return }
    let (summary, fix) = message.proposal
    let isError = message.severity == .error
    let missing = isError ? missingName(message, at: place, sources) : nil
    var problem =
      isError
      ? Diagnostic.error("swift.error", "Swift: \(summary)", at: place)
      : Diagnostic.warning("swift.warning", "Swift: \(summary)", at: place)
    problem.explanation = missing?.explanation
    problem.fix = fix ?? missing?.fix
    problem.notes = told.prefix(Self.noteLimit) + (missing?.notes ?? [])
    if isError { errors.append(problem) } else { warnings.append(problem) }
  }

  private func missingName(
    _ message: CompilerMessage, at place: SourceRange, _ sources: [ListingSource]
  ) -> MissingName? {
    let source = sources.first { $0.place(of: message) != nil }
    return MissingName(
      message.words, word: String(decoding: place.file.bytes[place.bytes], as: UTF8.self),
      scope: source?.types(around: message, declarations) ?? [],
      inherited: { type in sources.lazy.map { $0.root(of: type, declarations) }.first { $0 != type } ?? type }
    )
  }

  /// In the compiler's order, errors first.
  package var diagnostics: [Diagnostic] { limited(errors, "errors") + limited(warnings, "warnings") }

  private func limited(_ all: [Diagnostic], _ kind: String) -> [Diagnostic] {
    var told = Array(all.prefix(Self.limit))
    let count = all.count - told.count
    if count > 0 {
      let others = count == 1 ? "one more of the \(kind)" : "\(count) more \(kind)"
      told[told.count - 1].notes.append(
        .init("the compiler has \(others) on this page; some may follow from these"))
    }
    return told
  }
}

extension ListingSource {
  package func place(of message: CompilerMessage) -> SourceRange? {
    place(in: message.file, line: message.line, column: message.column)
  }
}
