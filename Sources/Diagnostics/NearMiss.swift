/// Finds the name that an author most likely meant.
public enum NearMiss {
  /// Returns the candidate that differs only in case and separators, or else the closest one by edit
  /// distance. The distance may be a third of the longer name, and at least 1.
  ///
  /// The first letters have to agree: `weight` isn't proposed for `height`.
  public static func best(for name: String, among candidates: some Sequence<String>) -> String? {
    let candidates = candidates.sorted()
    let letters = letters(of: name)
    if !letters.isEmpty, let same = candidates.first(where: { self.letters(of: $0) == letters }) {
      return same
    }
    let typed = Array(name.lowercased().unicodeScalars.prefix(64))
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(64))
      let limit = max(1, max(typed.count, scalars.count) / 3)
      guard abs(typed.count - scalars.count) <= limit, beginAlike(typed, scalars) else { continue }
      let distance = distance(typed, scalars)
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.name
  }

  /// The letters in lower case, without separators: the same for `easeInOut` and `ease-in-out`.
  public static func letters(of name: String) -> [Unicode.Scalar] {
    name.lowercased().unicodeScalars.filter { !" -_.:".unicodeScalars.contains($0) }
  }

  /// Whether the first letters agree, if one may be omitted, added or swapped.
  private static func beginAlike(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    guard let first = a.first, let other = b.first else { return true }
    return first == other || a.dropFirst().first == other || b.dropFirst().first == first
  }

  /// Returns the nearest names, in alphabetical order. Those that share a word, such as `heart` of
  /// `heart.circle`, are nearer than all others.
  public static func nearest(
    to name: String, among candidates: some Sequence<String>, count: Int
  ) -> [String] {
    let typed = Array(name.lowercased().unicodeScalars.prefix(64))
    let words = words(of: name)
    let ranked = candidates.map { candidate in
      (
        words.isDisjoint(with: Self.words(of: candidate)) ? 1 : 0,
        distance(typed, Array(candidate.lowercased().unicodeScalars.prefix(64))), candidate
      )
    }
    return ranked.sorted { $0 < $1 }.prefix(count).map(\.2).sorted()
  }

  private static func words(of name: String) -> Set<Substring> {
    Set(name.lowercased().split { !$0.isLetter && !$0.isNumber })
  }

  /// The optimal string alignment distance: the number of inserted, deleted, replaced and swapped letters.
  public static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = Swift.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = Swift.min(row[j], beforeLast[j - 2] + 1)
        }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
