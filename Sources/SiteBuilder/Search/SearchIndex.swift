import Files
import Hashing
import Localization
import Text

/// The search index of a site: the files that `search.js` loads, and the groups of the search page.
final class SearchIndex: Sendable {
  static let folder = "search"
  static let scriptPath = "assets/search.js"

  /// With more sections, the search page lists only pages and names: each page has its own table of contents.
  private static let sectionLimit = 5_000

  /// The groups that the search page lists, with their entries sorted by name.
  let groups: [(title: String, entries: [SearchEntry])]
  let files: [OutputFile]

  /// - Parameters:
  ///   - entries: the entries of all pages, in the order of the site.
  ///   - words: the texts of the site's language, in which the groups have their titles.
  ///   - folder: the folder of the files.
  init(_ entries: [SearchEntry], _ words: Localization, folder: String = folder) {
    let titles = Self.titles(of: entries)
    let ranks = Dictionary(uniqueKeysWithValues: zip(titles, 0...))
    var groups = titles.map { (title: $0, entries: [SearchEntry]()) }
    for entry in entries { groups[ranks[entry.group] ?? 0].entries.append(entry) }
    self.groups = groups.filter { group in
      let isTooLong = group.title == SearchEntry.sections && group.entries.count > Self.sectionLimit
      return !group.entries.isEmpty && !isTooLong
    }.map { (Self.shown($0.title, words), Self.sorted($0.entries)) }
    let shards = SearchShards(Self.ranked(groups)) { ranks[$0] ?? 0 }.all
    var version = ContentHash()
    for shard in shards { version.add(shard.bytes) }
    let start = OutputFile(
      path: folder + "/index.json",
      content: .bytes(Self.start(titles.map { Self.shown($0, words) }, shards, version)))
    files =
      [start]
      + shards.map { OutputFile(path: "\(folder)/words/\($0.name).json", content: .bytes($0.bytes)) }
  }

  /// Pages and sections, then the authors' groups.
  private static func titles(of entries: [SearchEntry]) -> [String] {
    let own = Set(entries.map(\.group)).subtracting([SearchEntry.pages, SearchEntry.sections])
    return [SearchEntry.pages, SearchEntry.sections] + own.sorted(by: SitePath.precedes)
  }

  private static func shown(_ title: String, _ words: Localization) -> String {
    switch title {
    case SearchEntry.pages: words[.pages]
    case SearchEntry.sections: words[.sections]
    default: title
    }
  }

  private static func sorted(_ entries: [SearchEntry]) -> [SearchEntry] {
    let keys = SearchWords.words(of: entries).map { Array($0.joined(separator: [UInt16(UInt8(ascii: " "))])) }
    return entries.indices.sorted { a, b in
      keys[a] == keys[b] ? a < b : keys[a].lexicographicallyPrecedes(keys[b])
    }.map { entries[$0] }
  }

  /// The entries in the order in which a word that many have keeps them: sections come last, and short names
  /// before long ones.
  private static func ranked(_ groups: [(title: String, entries: [SearchEntry])]) -> [SearchEntry] {
    let isLast = { (group: (title: String, entries: [SearchEntry])) in group.title == SearchEntry.sections }
    return (groups.filter { !isLast($0) } + groups.filter(isLast)).flatMap { group in
      group.entries.enumerated().sorted { a, b in
        (a.element.name.utf8.count, a.offset) < (b.element.name.utf8.count, b.offset)
      }.map(\.element)
    }
  }

  /// What the script loads first: the groups' titles, and the first word of each shard.
  private static func start(
    _ titles: [String], _ shards: [SearchShards.Shard], _ version: ContentHash
  ) -> [UInt8] {
    var json: [UInt8] = []
    func append(_ list: [String]) {
      json += "[".utf8
      for (offset, text) in list.enumerated() {
        if offset > 0 { json += ",".utf8 }
        JSONString.append(text.utf8, to: &json)
      }
      json += "]".utf8
    }
    json += "{\"version\":\"\(version.text)\",\"groups\":".utf8
    append(titles)
    json += ",\"starts\":".utf8
    append(shards.map { String(decoding: $0.start, as: UTF16.self) })
    json += "}\n".utf8
    return json
  }
}
