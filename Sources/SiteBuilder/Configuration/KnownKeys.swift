import Diagnostics
import Markup

/// The keys that mean something in one kind of file, and those that mean it in other programs.
///
/// Authors may write any key: templates read them. One that is a slip away from a key that counts, or is another program's
/// word for it, is worth a question.
struct KnownKeys: Sendable {
  /// What to write instead of another program's key.
  enum Replacement: Sendable {
    case key(String)
    /// There is nothing of the kind here; why, and what does it.
    case none(String)
    /// The same for a key that many sites keep for their own templates: worth a note, and no warning.
    case unused(String)
  }

  /// The first part of the identifier of diagnostics: `config`, `front-matter`.
  let area: String
  let names: Set<String>
  /// Keys of other programs that would do something there, and do nothing here.
  let others: [String: Replacement]
  /// `names` with their letters for comparison.
  private let plain: [(name: String, letters: [Unicode.Scalar])]

  init(area: String, names: Set<String>, others: [String: Replacement]) {
    self.area = area
    self.names = names
    self.others = others
    plain = names.sorted().map { ($0, NearMiss.letters(of: $0)) }
  }

  /// The keys among some entries that an author may well have meant otherwise.
  func doubtful(among entries: [YAMLEntry]) -> [DoubtfulKey] {
    entries.compactMap { doubt(about: $0, among: entries) }
  }

  private func doubt(about entry: YAMLEntry, among entries: [YAMLEntry]) -> DoubtfulKey? {
    guard let key = entry.key.string, !names.contains(key), !entry.value.isNull else { return nil }
    func problem(
      _ severity: Diagnostic.Severity, _ explanation: String? = nil, fix: String? = nil
    ) -> Diagnostic {
      Diagnostic(
        severity, "\(area).unknown-key", "“\(key)” means nothing here, and no template reads it",
        at: entry.key.range, explanation: explanation, fix: fix)
    }
    switch others[key] {
    case .key(let name)? where entries.contains { $0.key.string == name && !$0.value.isNull }:
      return DoubtfulKey(
        name: key, isMisspelt: false,
        problem: problem(
          .warning, "“\(name)” is given as well, and it is what counts", fix: "delete “\(key)”"))
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

  /// The name that a key misses by one slip of the finger, or by capitals, hyphens and underscores.
  private func nearest(to key: String) -> String? {
    let letters = NearMiss.letters(of: key)
    return plain.first { $0.letters == letters }?.name
      ?? plain.first { Self.isOneSlip(letters, $0.letters) }?.name
  }

  /// One letter too many, too few or another, or two neighbours swapped. Of short words, too many others are as near.
  private static func isOneSlip(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    guard b.count >= 4, a.count >= 3, abs(a.count - b.count) <= 1, NearMiss.distance(a, b) == 1 else {
      return false
    }
    return a.count != b.count || a.count >= 5 || a.sorted() == b.sorted()
  }
}

/// A key that means nothing to the builder. Whether it is a mistake is up to the templates: one that reads it makes it right.
struct DoubtfulKey: Sendable {
  let name: String
  /// Whether it is a slip, which is told everywhere, and no word of another program's, which is told once.
  let isMisspelt: Bool
  let problem: Diagnostic
}
