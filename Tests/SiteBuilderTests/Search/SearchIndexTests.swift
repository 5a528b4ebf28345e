import Testing

@testable import SiteBuilder

struct SearchIndexTests {
  /// Entries as a large site has them: each with a word that all have, and one of its own.
  private static func entries(_ count: Int) -> [SearchEntry] {
    (0..<count).map { number in
      let letters = String(number * 7919 % 1_000_003, radix: 36)
      return SearchEntry(
        group: number.isMultiple(of: 5) ? "Pages" : "Sections", name: "Transition \(letters) of a view",
        page: "posts/\(number)/index.html", context: "A page with a title")
    }
  }

  private func shards(_ entries: [SearchEntry]) -> [SearchShards.Shard] {
    SearchShards(entries) { _ in 0 }.all
  }

  private func text(_ word: SearchWords.Word) -> String { String(decoding: word, as: UTF16.self) }

  @Test func `a small index is one file`() {
    let all = shards(Self.entries(20))
    #expect(all.map(\.name) == ["-"])
    #expect(all[0].start == [])
  }

  @Test func `files are small, sorted, and have distinct names`() {
    let all = shards(Self.entries(5000))
    #expect(all.count > 20)
    #expect(all.allSatisfy { $0.bytes.count <= SearchShards.sizeLimit })
    #expect(Set(all.map(\.name)).count == all.count)
    for (shard, next) in zip(all, all.dropFirst()) {
      #expect(shard.start.lexicographicallyPrecedes(next.start))
    }
  }

  @Test func `each entry is in the files of its words`() {
    let entries = Self.entries(2000)
    let all = shards(entries)
    for entry in entries {
      // The other words have more entries than a file holds.
      let word = SearchWords.words(of: entry.name)[1]
      let shard = all.last { !word.lexicographicallyPrecedes($0.start) } ?? all[0]
      #expect(String(decoding: shard.bytes, as: UTF8.self).contains(entry.page + "\""), "\(text(word))")
    }
  }

  @Test func `a new entry changes few files`() {
    let entries = Self.entries(3000)
    let old = Dictionary(uniqueKeysWithValues: shards(entries).map { ($0.name, $0.bytes) })
    let new = shards(entries + [SearchEntry(group: "Pages", name: "Zebra", page: "zebra/index.html")])
    #expect(new.filter { old[$0.name] != $0.bytes }.count <= 2)
  }

  @Test func `the order of pages doesn't depend on anything else`() {
    let entries = Self.entries(500)
    #expect(
      SearchIndex(entries, .english).files.map(\.path) == SearchIndex(entries, .english).files.map(\.path))
    let groups = SearchIndex(
      entries + [SearchEntry(group: "Options", name: "at", page: "a", id: "at")], .english
    )
    .groups
    #expect(groups.map(\.title) == ["Pages", "Sections", "Options"])
  }

  @Test func `letters of other scripts are hexadecimal in names of files`() {
    let shard = SearchShards.Shard(start: Array("紙a".utf16), bytes: [])
    #expect(shard.name == "-7d19-a")
  }
}
