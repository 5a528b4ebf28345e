import Diagnostics
import YAML

/// The keys with a meaning in one kind of file, and other programs' names for them.
///
/// Templates may read any key. One that is close to a known one, or another program's name for it, is
/// doubtful.
struct KnownKeys: Sendable {
  /// The replacement of another program's key.
  enum Replacement: Sendable {
    case key(String)
    /// No replacement: the reason, or an alternative.
    case none(String)
    /// No replacement for a key that many sites have for their own templates, which deserves only a note.
    case unused(String)
  }

  /// The first part of the identifier of diagnostics: `config`, `front-matter`.
  let area: String
  let names: Set<String>
  /// The keys of other programs that have no effect here.
  let others: [String: Replacement]
  /// The names with their letters for comparison.
  private let plain: [(name: String, letters: [Unicode.Scalar])]

  init(area: String, names: Set<String>, others: [String: Replacement]) {
    self.area = area
    self.names = names
    self.others = others
    plain = names.sorted().map { ($0, NearMiss.letters(of: $0)) }
  }

  /// The keys that an author may have mistaken.
  func doubtful(among entries: [YAMLEntry]) -> [DoubtfulKey] {
    entries.compactMap { doubt(about: $0, among: entries) }
  }

  private func doubt(about entry: YAMLEntry, among entries: [YAMLEntry]) -> DoubtfulKey? {
    guard let key = entry.key.string, !names.contains(key), !entry.value.isNull else { return nil }
    func problem(
      _ severity: Diagnostic.Severity, _ explanation: String? = nil, fix: String? = nil
    ) -> Diagnostic {
      Diagnostic(
        severity, "\(area).unknown-key", "unknown key “\(key)”, which no template reads",
        at: entry.key.range, explanation: explanation, fix: fix)
    }
    switch others[key] {
    case .key(let name)? where entries.contains { $0.key.string == name && !$0.value.isNull }:
      return DoubtfulKey(
        name: key, isMisspelt: false,
        problem: problem(
          .warning, "“\(name)” is given as well, and takes precedence", fix: "delete “\(key)”"))
    case .key(let name)?:
      return DoubtfulKey(name: key, isMisspelt: false, problem: problem(.warning, fix: "write “\(name)”"))
    case .none(let reason)?:
      return DoubtfulKey(name: key, isMisspelt: false, problem: problem(.warning, reason))
    case .unused(let reason)?:
      return DoubtfulKey(name: key, isMisspelt: false, problem: problem(.note, reason))
    case nil:
      return nearest(to: key).map {
        DoubtfulKey(name: key, isMisspelt: true, problem: problem(.warning, fix: "did you mean “\($0)”?"))
      }
    }
  }

  /// The name that a key misses by one typo, or by capitals and separators.
  private func nearest(to key: String) -> String? {
    let letters = NearMiss.letters(of: key)
    return plain.first { $0.letters == letters }?.name
      ?? plain.first { Self.isOneSlip(letters, $0.letters) }?.name
  }

  /// Whether one letter is inserted, deleted or replaced, or two are swapped. Short words have too many
  /// neighbors, so they match more strictly.
  private static func isOneSlip(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    guard b.count >= 4, a.count >= 3, abs(a.count - b.count) <= 1, NearMiss.distance(a, b) == 1 else {
      return false
    }
    return a.count != b.count || a.count >= 5 || a.sorted() == b.sorted()
  }
}

/// A key without a meaning to the builder. It isn't a mistake if a template reads it.
struct DoubtfulKey: Sendable {
  let name: String
  /// Whether it is a typo, which is reported everywhere, or another program's key, which is reported once.
  let isMisspelt: Bool
  let problem: Diagnostic
}
