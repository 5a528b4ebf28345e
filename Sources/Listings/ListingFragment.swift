import Diagnostics

/// What the compiler says of a listing that is a part of a type or of a function, as most of an article's are. A page's
/// listings are compiled as one file, in which each of its statements is an error.
enum ListingFragment {
  /// What isn't possible outside of types and functions.
  private static let signs = [
    "expressions are not allowed at the top level", "statements are not allowed at the top level",
    "cannot find 'self' in scope", "'override' can only be specified on class members",
    "'super' cannot be used outside", "initializers may only be declared within a type",
    "return invalid outside of a func",
  ]

  /// Whether a message shows a fragment.
  ///
  /// - Parameter scope: the types around its place. What they say of code in a type has another reason.
  static func isShown(by message: CompilerMessage, in scope: @autoclosure () -> [String]) -> Bool {
    message.severity == .error && signs.contains(where: message.words.hasPrefix) && scope().isEmpty
  }

  /// The error that stands for all of a fragment.
  static func problem(_ sign: Diagnostic, others: Int) -> Diagnostic {
    var problem = sign
    problem.explanation = "a page's listings form one file, and this one is a part of a type or function"
    problem.fix = "write “no-check” after “swift” to only show it, or put it into a type or function"
    if others > 0 {
      let count = others == 1 ? "one more error" : "\(others) more errors"
      problem.notes.append(.init("the compiler reports \(count) in this listing"))
    }
    return problem
  }

  /// The fix for a name that two listings declare, such as two versions of a class; nil within one listing.
  static func versions(_ problem: Diagnostic, of listings: [SourceRange]) -> String? {
    guard problem.summary.hasPrefix("Swift: invalid redeclaration of"), let place = problem.range,
      let first = problem.notes.first?.range, let listing = listings.first(where: { $0.covers(place) }),
      !listing.covers(first), listings.contains(where: { $0.covers(first) })
    else { return nil }
    return "for two versions of it, write “name=…” after the first listing's “swift” and “replaces=…” after "
      + "this one's, or “no-check” after one of them"
  }
}

extension SourceRange {
  /// Whether a place begins in this one.
  fileprivate func covers(_ place: SourceRange) -> Bool {
    file.path == place.file.path && bytes.contains(place.bytes.lowerBound)
  }
}

extension CompilerReport {
  /// Errors in which those of a fragment are one.
  static func combined(
    _ errors: [Diagnostic], signs: Set<Int>, in listings: [SourceRange]
  ) -> [Diagnostic] {
    var owners: [Int: [Int]] = [:]
    for (index, error) in errors.enumerated() {
      guard let place = error.range, let owner = listings.firstIndex(where: { $0.covers(place) }) else {
        continue
      }
      owners[owner, default: []].append(index)
    }
    var replaced: [Int: Diagnostic] = [:]
    var dropped: Set<Int> = []
    for own in owners.values {
      guard let sign = own.first(where: signs.contains) else { continue }
      replaced[own[0]] = ListingFragment.problem(errors[sign], others: own.count - 1)
      dropped.formUnion(own.dropFirst())
    }
    return errors.indices.filter { !dropped.contains($0) }.map { index in
      var error = replaced[index] ?? errors[index]
      error.fix = error.fix ?? ListingFragment.versions(error, of: listings)
      return error
    }
  }
}
