import Diagnostics

/// The entries of a mapping: its own, and those of mappings that it merges with the key `<<` (the merge key of YAML 1.1,
/// which `libyaml` leaves to its callers). Its own count, wherever the merge stands.
struct MergedEntries {
  private(set) var all: [YAMLEntry] = []
  private var own: [String: SourceRange] = [:]
  private var merged: [String: Int] = [:]

  /// Whether a key asks for a merge. A quoted one is a key like any other.
  static func isMerge(_ key: YAMLNode) -> Bool {
    guard case .scalar(let scalar) = key.value else { return false }
    return scalar.style == .plain && scalar.text == "<<"
  }

  /// Adds an entry of the mapping itself. Returns the place of the key if it is given already.
  mutating func add(_ entry: YAMLEntry) -> SourceRange? {
    guard let name = entry.key.string else {
      all.append(entry)
      return nil
    }
    if let first = own.updateValue(entry.key.range, forKey: name) {
      own[name] = first
      return first
    }
    // Few mappings merge others; the rest needn't be searched.
    if !merged.isEmpty, let position = merged[name] {
      all[position] = entry
    } else {
      all.append(entry)
    }
    return nil
  }

  /// Adds an entry of a merged mapping, unless its key is given or merged already.
  mutating func merge(_ entry: YAMLEntry) {
    guard let name = entry.key.string else { return all.append(entry) }
    guard own[name] == nil, merged[name] == nil else { return }
    merged[name] = all.count
    all.append(entry)
  }
}
