import Text

/// Divides a search index into files, so that a query loads few of them.
///
/// A file has the entries of neighboring words. It ends where the words' next letter changes, so an edit moves
/// no others.
struct SearchShards {
  struct Shard {
    /// The first word, or its start.
    var start: SearchWords.Word
    var bytes: [UInt8]

    /// The name of the file: the start, with other characters than Latin letters and digits as hexadecimals.
    var name: String {
      if start.isEmpty { return "-" }
      return start.map { unit in
        let isPlain = unit < 128 && (UInt8(unit).isLetter || UInt8(unit).isDigit)
        return isPlain ? String(UnicodeScalar(UInt8(unit))) : "-\(String(unit, radix: 16))-"
      }.joined()
    }
  }

  /// The size of a file in bytes. A single word may have more.
  static let sizeLimit = 16_000
  /// The entries of one word.
  private static let wordLimit = 100
  private static let wordSizeLimit = 14_000
  /// The UTF-8 length of names and contexts.
  private static let textLimit = 160

  /// The ends of the entries' lines, after the place.
  private let lines: [[UInt8]]
  /// The positions of the entries' places.
  private let placesOfEntries: [Int]
  /// The pages and contexts of entries, as JSON.
  private let places: [[UInt8]]
  private let words: [SearchWords.Word]
  /// The positions of each word's entries.
  private let postings: [[Int]]

  /// - Parameters:
  ///   - entries: the entries, best first.
  ///   - rank: the number of a group.
  init(_ entries: [SearchEntry], _ rank: (_ group: String) -> Int) {
    let lines = entries.map { Self.line($0, rank($0.group)) }
    var numbers: [[UInt8]: Int] = [:]
    placesOfEntries = entries.map { entry in
      let place = Self.place(of: entry)
      let number = numbers[place] ?? numbers.count
      numbers[place] = number
      return number
    }
    places = numbers.sorted { $0.value < $1.value }.map(\.key)
    var found: [SearchWords.Word: Posting] = [:]
    for (position, words) in SearchWords.words(of: entries).enumerated() {
      for word in words { found[word, default: Posting()].add(position, size: lines[position].count) }
    }
    self.lines = lines
    words = found.keys.sorted { $0.lexicographicallyPrecedes($1) }
    postings = words.map { found[$0]?.entries ?? [] }
  }

  /// The best entries of a word.
  private struct Posting {
    var entries: [Int] = []
    private var size = 0

    /// Adds an entry, unless there are enough.
    mutating func add(_ entry: Int, size: Int) {
      guard entries.count < wordLimit, self.size < wordSizeLimit else { return }
      entries.append(entry)
      self.size += size
    }
  }

  /// A page and its context.
  private static func place(of entry: SearchEntry) -> [UInt8] {
    var json = Array("[".utf8)
    JSONString.append(entry.page.utf8, to: &json)
    json += ",".utf8
    JSONString.append(cut(entry.context).utf8, to: &json)
    json += "]".utf8
    return json
  }

  /// The group, the name, and the id if it isn't the name.
  private static func line(_ entry: SearchEntry, _ group: Int) -> [UInt8] {
    var json = Array(",\(group),".utf8)
    JSONString.append(cut(entry.name).utf8, to: &json)
    if entry.id.isEmpty || entry.id != entry.name {
      json += ",".utf8
      JSONString.append(entry.id.utf8, to: &json)
    }
    json += "]".utf8
    return json
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > textLimit else { return text }
    var length = 0
    return text.prefix { character in
      length += character.utf8.count
      return length < textLimit
    } + "…"
  }

  // MARK: Dividing

  /// The shards, sorted by their words.
  var all: [Shard] {
    guard !words.isEmpty else { return [] }
    return divided(words.indices, depth: 0).map { Shard(start: $0.start, bytes: json(of: $0.words)) }
  }

  private struct Part {
    var start: SearchWords.Word
    var words: Range<Int>
  }

  private func divided(_ range: Range<Int>, depth: Int) -> [Part] {
    let start = Array(words[range.lowerBound].prefix(depth))
    if range.count == 1 || size(of: range) <= Self.sizeLimit { return [Part(start: start, words: range)] }
    var parts: [Part] = []
    /// The size of the last part; nil if nothing can be added to it.
    var open: Int?
    for child in children(of: range, depth: depth) {
      let size = size(of: child)
      if let last = open, last + size <= Self.sizeLimit {
        parts[parts.count - 1].words = parts[parts.count - 1].words.lowerBound..<child.upperBound
        open = last + size
      } else if size <= Self.sizeLimit {
        parts.append(Part(start: Array(words[child.lowerBound].prefix(depth + 1)), words: child))
        open = size
      } else {
        parts += divided(child, depth: depth + 1)
        open = nil
      }
    }
    return parts
  }

  /// The words with the same letter at `depth`. A word that ends there comes first, by itself.
  private func children(of range: Range<Int>, depth: Int) -> [Range<Int>] {
    func letter(_ word: Int) -> UInt16? { words[word].count > depth ? words[word][depth] : nil }
    var children: [Range<Int>] = []
    var start = range.lowerBound
    for word in range where letter(word) != letter(start) {
      children.append(start..<word)
      start = word
    }
    return children + [start..<range.upperBound]
  }

  // MARK: Files

  private func entries(of range: Range<Int>) -> [Int] {
    range.count == 1 ? postings[range.lowerBound] : Set(postings[range].joined()).sorted()
  }

  private func size(of range: Range<Int>) -> Int {
    let entries = entries(of: range)
    let length = entries.reduce(30) { $0 + lines[$1].count + 7 }
    return Set(entries.map { placesOfEntries[$0] }).reduce(length) { $0 + places[$1].count + 2 }
  }

  private func json(of range: Range<Int>) -> [UInt8] {
    let entries = entries(of: range)
    var json = Array("{\"places\":[".utf8)
    json.reserveCapacity(size(of: range))
    var numbers: [Int: Int] = [:]
    for place in entries.map({ placesOfEntries[$0] }) where numbers[place] == nil {
      if !numbers.isEmpty { json += ",\n".utf8 }
      numbers[place] = numbers.count
      json += places[place]
    }
    json += "],\n\"names\":[".utf8
    for (offset, entry) in entries.enumerated() {
      json += (offset > 0 ? ",\n[" : "[").utf8
      json += String(numbers[placesOfEntries[entry]] ?? 0).utf8
      json += lines[entry]
    }
    json += "]}\n".utf8
    return json
  }
}
