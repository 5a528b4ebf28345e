import Diagnostics

/// Converts the compiler's messages about a page's listings to diagnostics at the author's places.
///
/// Versions of a page's file share listings, so repeated messages are reported once. A mistake in a type
/// causes further errors, so only the first ones are reported, with the number of the others.
package struct CompilerReport {
  private static let limit = 10
  private static let noteLimit = 3

  /// The identity of a message: its place and text.
  private struct Key: Hashable {
    var file: String
    var offset: Int
    var text: String
  }

  private var seen: Set<Key> = []
  private var errors: [Diagnostic] = []
  private var warnings: [Diagnostic] = []
  /// Those of `errors` that show a fragment.
  private var fragments: Set<Int> = []

  /// Finds the declarations in a Swift text.
  private let declarations: ListingSource.Declarations

  /// - Parameter declarations: finds the declarations of a listing; by default none, without a parser.
  package init(declarations: @escaping ListingSource.Declarations = { _ in [] }) {
    self.declarations = declarations
  }

  package var hasErrors: Bool { !errors.isEmpty }
  /// Whether the errors are syntax errors.
  package private(set) var isOfSyntax = false

  /// Adds the messages about a page's file.
  ///
  /// - Parameters:
  ///   - page: the place of messages without a place in the author's text.
  ///   - syntaxErrors: the listings' syntax errors. They replace the messages, which are guesses then.
  package mutating func add(
    _ messages: [CompilerMessage], of source: ListingSource, at page: SourceRange,
    syntaxErrors: @autoclosure () -> [Diagnostic] = []
  ) {
    let problems = messages.contains { $0.severity == .error } ? syntaxErrors() : []
    if problems.isEmpty { add(messages, at: page, [source], place: source.place) } else { add(problems) }
  }

  /// Adds the messages about the site's own Swift, its warnings as notes: often it's a library that others maintain, and
  /// in Xcode its warnings keep no app from being built.
  ///
  /// - Parameter page: the place of messages without a place in the files.
  package mutating func add(_ messages: [CompilerMessage], of code: SiteCode, at page: SourceRange) {
    let known = warnings.count
    add(messages, at: page, code.files, place: code.place)
    for index in warnings.indices.dropFirst(known) { warnings[index].severity = .note }
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
    // The compiler says nothing of use where another error keeps it from judging.
    let vague = "failed to produce diagnostic for expression"
    let isExplained = messages.contains { $0.severity == .error && !$0.words.hasPrefix(vague) }
    var messages = messages[...]
    while let first = messages.popFirst() {
      var notes: [CompilerMessage] = []
      while let note = messages.first, note.severity == .note {
        notes.append(note)
        messages.removeFirst()
      }
      guard first.severity != .note, !(isExplained && first.words.hasPrefix(vague)) else { continue }
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
    // A missing end is reported at the end of the file, with a note at its beginning.
    let place = place(message) ?? told.first?.range ?? page
    let key = Key(file: place.file.path, offset: place.bytes.lowerBound, text: message.words)
    guard seen.insert(key).inserted else { return }
    let (summary, fix) = message.proposal
    let isError = message.severity == .error
    let missing = isError ? missingName(message, at: place, sources) : nil
    let collides = isError && isOfAliases(message, notes: notes, sources)
    var problem =
      isError
      ? Diagnostic.error("swift.error", "Swift: \(summary)", at: place)
      : Diagnostic.warning("swift.warning", "Swift: \(summary)", at: place)
    problem.explanation =
      collides ? "“CGFloat” is another name of “Double” here, not a type of its own" : missing?.explanation
    problem.fix = collides ? "declare it for one of them" : fix ?? missing?.fix
    problem.notes = told.prefix(Self.noteLimit) + (missing?.notes ?? [])
    guard isError else { return warnings.append(problem) }
    if ListingFragment.isShown(by: message, in: types(around: message, sources)) {
      fragments.insert(errors.count)
    }
    errors.append(problem)
  }

  /// Whether a declaration collides with another one because `CGFloat` and `Double` are one type.
  private func isOfAliases(
    _ message: CompilerMessage, notes: [CompilerMessage], _ sources: [ListingSource]
  ) -> Bool {
    let redeclares = message.words.hasPrefix("invalid redeclaration of ")
    // With members of both types, the compiler can't choose one for the protocol.
    let isTorn =
      message.words.hasPrefix("type 'Double' does not conform to protocol")
      && notes.contains { note in
        ["multiple matching ", "ambiguous inference "].contains(where: note.words.hasPrefix)
      }
    guard redeclares || isTorn || message.words.hasPrefix("redundant conformance of 'Double'") else {
      return false
    }
    let mentions = ([message] + notes).map { message in
      types(around: message, sources).contains("CGFloat")
        || sources.lazy.compactMap { $0.place(of: message) }.first.map { place in
          String(decoding: place.file.bytes[place.file.lineRange(at: place.bytes.lowerBound)], as: UTF8.self)
            .contains("CGFloat")
        } == true
    }
    return mentions.contains(true) && (!redeclares || mentions.contains(false))
  }

  private func missingName(
    _ message: CompilerMessage, at place: SourceRange, _ sources: [ListingSource]
  ) -> MissingName? {
    MissingName(
      message.words, word: String(decoding: place.file.bytes[place.bytes], as: UTF8.self),
      scope: types(around: message, sources),
      inherited: { type in sources.lazy.map { $0.root(of: type, declarations) }.first { $0 != type } ?? type }
    )
  }

  private func types(around message: CompilerMessage, _ sources: [ListingSource]) -> [String] {
    sources.first { $0.place(of: message) != nil }?.types(around: message, declarations) ?? []
  }

  /// The diagnostics in the compiler's order, errors first.
  ///
  /// - Parameter listings: the page's listings. One that is a part of a type or function has a single error.
  package func diagnostics(in listings: [SourceRange] = []) -> [Diagnostic] {
    limited(Self.combined(errors, signs: fragments, in: listings), "errors") + limited(warnings, "warnings")
  }

  private func limited(_ all: [Diagnostic], _ kind: String) -> [Diagnostic] {
    var told = Array(all.prefix(Self.limit))
    let count = all.count - told.count
    if count > 0 {
      let others = count == 1 ? "one more of the \(kind)" : "\(count) more \(kind)"
      told[told.count - 1].notes.append(
        .init("the compiler reports \(others) on this page; some may follow from these"))
    }
    return told
  }
}

extension ListingSource {
  package func place(of message: CompilerMessage) -> SourceRange? {
    place(in: message.file, line: message.line, column: message.column)
  }
}
