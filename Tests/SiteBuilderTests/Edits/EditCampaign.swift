import Cache
import Directives
import ListingsTestSupport
import Synchronization
import Testing
import TransitionEngine

@testable import SiteBuilder

/// Random edits one after the other: after each, the site that was kept, with a cache of figures, equals one
/// that is built from nothing.
struct EditCampaign {
  private var author: RandomAuthor
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder
  private let clock: VirtualClock
  private let kept: Site
  private let options: Site.Options
  private var history: [String] = []
  /// What somebody has who takes over nothing but what is told to have changed.
  private var mirror: [String: [UInt8]] = [:]

  /// A clock that only edits move.
  private final class VirtualClock: Sendable {
    /// 25 May 2014.
    private let seconds = Mutex<Int64>(1_400_976_000)

    var now: Int64 { seconds.withLock(\.self) }
    func advance(days: Int) { seconds.withLock { $0 += Int64(days) * 86400 } }
  }

  /// - Parameter subject: whoever writes Swift has it compiled and run.
  init(seed: UInt64, subject: RandomAuthor.Subject = .prose) throws {
    author = RandomAuthor(seed: seed, subject: subject)
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
    clock = VirtualClock()
    var options = Site.Options(source: folder.path)
    options.includesDrafts = seed.isMultiple(of: 2)
    if seed % 4 < 2 { options.now = { [clock] in clock.now } }
    if subject == .swift { options.swiftParser = Built.parser }
    self.options = options
    options.keepsContents = true
    let figures = Cache(folder: cache.path, address: nil)
    options.figures = FigureCache(figures) { SHA256.hash([]) }
    if subject == .swift { options.listings = .built(cache: figures) }
    kept = Site(options)
    for (path, bytes) in author.files { try folder.write(bytes, to: path) }
  }

  /// What differs after some edits, and how it came to that; nil if nothing ever does.
  mutating func firstDifference(edits: Int) throws -> String? {
    try update(kept.build())
    for number in 0..<edits {
      // Now and then several files are saved at once, and now and then nobody knows what has changed.
      var changed: Set<String>? = []
      for _ in 0..<(number % 7 == 6 ? 3 : 1) { changed?.formUnion(try edit()) }
      if number % 5 == 4 { changed = nil }
      let (built, clean) = (kept.build(changed: changed), cleanBuild(number))
      try update(built)
      if let difference = try Self.difference(built, clean) ?? mirrorDifference(clean) {
        return (history + [difference]).joined(separator: "\n")
      }
    }
    return nil
  }

  /// What somebody builds who has nothing, or what was compiled before, or all that is kept.
  private func cleanBuild(_ number: Int) -> BuiltSite {
    var options = options
    let cache = number % 8 == 7 ? nil : Cache(folder: cache.path, address: nil)
    if author.subject == .swift { options.listings = .built(cache: cache) }
    if number % 8 == 3 { options.figures = FigureCache(cache) { SHA256.hash([]) } }
    return Site(options).build()
  }

  private mutating func edit() throws -> Set<String> {
    let edit = author.edit()
    clock.advance(days: 3)
    for (path, bytes) in edit.changes {
      if let bytes {
        try folder.write(bytes, to: path)
      } else if folder.exists(path) {
        try folder.remove(path)
      }
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
    if a.unpublished != b.unpublished {
      return "what is left out differs: \(a.unpublished)\n—\n\(b.unpublished)"
    }
    if told(a) != told(b) { return "what figures say differs: \(told(a))\n—\n\(told(b))" }
    return a.pageCount == b.pageCount ? nil : "the numbers of pages differ"
  }

  /// What is said of figures beside problems: at which line, and what their code has printed.
  private static func told(_ site: BuiltSite) -> [String] {
    site.figures.map { figure in
      let place = "\(figure.place.file.path):\(figure.place.start.line)"
      return ([place, figure.title, "\(figure.stripBytes)"] + figure.notes).joined(separator: ": ")
    }
  }

  private static func bytes(of site: BuiltSite) throws -> [String: [UInt8]] {
    Dictionary(try site.files.map { ($0.path, try $0.bytes()) }) { first, _ in first }
  }

  private static func text(_ bytes: [UInt8]?) -> String {
    bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
  }
}
