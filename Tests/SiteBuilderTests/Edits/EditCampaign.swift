import Cache
import Directives
import TransitionEngine
import Testing

@testable import SiteBuilder

/// Random edits one after the other: after each, the site that was kept, with a cache of figures, equals one that is built
/// from nothing.
struct EditCampaign {
  private var author: RandomAuthor
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder
  private let kept: Site
  private let options: Site.Options
  private var history: [String] = []
  /// What somebody has who takes over nothing but what is told to have changed.
  private var mirror: [String: [UInt8]] = [:]

  init(seed: UInt64) throws {
    author = RandomAuthor(seed: seed)
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
    var options = Site.Options(source: folder.path)
    options.includesDrafts = seed.isMultiple(of: 2)
    self.options = options
    options.keepsContents = true
    options.figures = FigureCache(Cache(folder: cache.path, address: nil)) { SHA256.hash([]) }
    kept = Site(options)
    for (path, text) in author.files { try folder.write(text, to: path) }
  }

  /// What differs after some edits, and how it came to that; nil if nothing ever does.
  mutating func firstDifference(edits: Int) throws -> String? {
    try update(kept.build())
    for number in 0..<edits {
      // Now and then several files are saved at once, and now and then nobody knows what has changed.
      var changed: Set<String>? = []
      for _ in 0..<(number % 7 == 6 ? 3 : 1) { changed?.formUnion(try edit()) }
      if number % 5 == 4 { changed = nil }
      let (built, clean) = (kept.build(changed: changed), Site(options).build())
      try update(built)
      if let difference = try Self.difference(built, clean) ?? mirrorDifference(clean) {
        return (history + [difference]).joined(separator: "\n")
      }
    }
    return nil
  }

  private mutating func edit() throws -> Set<String> {
    let edit = author.edit()
    for (path, text) in edit.changes {
      if let text { try folder.write(text, to: path) } else if folder.exists(path) { try folder.remove(path) }
    }
    history.append("\(history.count). \(edit.name): \(edit.changes.keys.sorted().joined(separator: ", "))")
    return Set(edit.changes.keys)
  }

  private mutating func update(_ built: BuiltSite) throws {
    let files = try Self.bytes(of: built)
    for path in built.changed?.map(\.path) ?? Array(files.keys) { mirror[path] = files[path] }
  }

  private func mirrorDifference(_ clean: BuiltSite) throws -> String? {
    let files = try Self.bytes(of: clean)
    let stale = Set(mirror.keys).union(files.keys).sorted().filter { mirror[$0] != files[$0] }
    return stale.isEmpty ? nil : "changed, but not said to be: \(stale.joined(separator: ", "))"
  }

  private static func difference(_ a: BuiltSite, _ b: BuiltSite) throws -> String? {
    if a.report != b.report { return "the reports differ: \(a.report)\n—\n\(b.report)" }
    let (left, right) = (try bytes(of: a), try bytes(of: b))
    for path in Set(left.keys).union(right.keys).sorted() where left[path] != right[path] {
      return "\(path) differs: \(text(left[path]))\n—\n\(text(right[path]))"
    }
    return a.pageCount == b.pageCount ? nil : "the numbers of pages differ"
  }

  private static func bytes(of site: BuiltSite) throws -> [String: [UInt8]] {
    Dictionary(try site.files.map { ($0.path, try $0.bytes()) }) { first, _ in first }
  }

  private static func text(_ bytes: [UInt8]?) -> String {
    bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
  }
}
