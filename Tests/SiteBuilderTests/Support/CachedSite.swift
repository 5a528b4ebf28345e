import Cache
import Foundation
import Testing

@testable import Directives
@testable import SiteBuilder

/// A site whose figures are kept from build to build, each build by a program that was started anew.
final class CachedSite {
  let site: TestSite
  let folder: TemporaryFolder
  /// Stands for the program's own bytes.
  var program = "one"
  var standaloneScale: Double?
  /// See `Site.Options`.
  var output: String?

  struct Build {
    var built: BuiltSite
    var counts: FigureCache.Counts
  }

  init(_ files: [String: String]) throws {
    site = try TestSite(files, usesPlainTemplates: false)
    folder = try TemporaryFolder()
  }

  /// A figure that is quick to make, and links from its caption.
  static let page = """
    # Page

    Some prose.

    ```{note} A title
    A note.
    ```

    ```{screen} a
    background: white
    ```

    ```{transition} fade
    :from: a
    :to: b
    A [caption](other.md) with `code`.
    ```

    """

  static let standard = [
    "content/index.md": "# Home\n", "content/deep/page.md": page, "content/deep/other.md": "# Other\n",
    "content/screens/b.yml": "background: black\nstatusBar: dark\n", "zoetrope.yml": "title: Site\n",
  ]

  func build(verifies: Bool = false, shard: Shard = .whole) -> Build {
    let figures = figures(verifies: verifies)
    var options = options
    options.figures = figures
    options.output = output
    options.shard = shard
    let built = Site(options).build()
    return Build(built: built, counts: figures.counts)
  }

  private func figures(verifies: Bool) -> FigureCache {
    FigureCache(Cache(folder: folder.path, address: nil), verifies: verifies) { [program] in
      SHA256.hash(Array(program.utf8))
    }
  }

  /// The strips of a page as files of their own.
  func strips(of page: String, hasCache: Bool) -> [[UInt8]]? {
    var options = options
    if hasCache { options.figures = figures(verifies: false) }
    return Site(options).pages { $0 == page }.parts[page]?.strips.map(\.svg)
  }

  /// A build that has no cache.
  func cleanBuild() -> BuiltSite { Site(options).build() }

  private var options: Site.Options {
    var options = Site.Options(source: site.source.path)
    options.standaloneScale = standaloneScale
    return options
  }
}

/// Same files, same diagnostics.
func expectSame(_ a: BuiltSite, _ b: BuiltSite, _ name: String) throws {
  #expect(a.report == b.report, "\(name)")
  #expect(a.files.map(\.path) == b.files.map(\.path), "\(name)")
  for (left, right) in zip(a.files, b.files) {
    let (leftBytes, rightBytes) = (try left.bytes(), try right.bytes())
    #expect(leftBytes == rightBytes, "\(name): \(left.path)")
  }
}

extension CachedSite {
  /// The records in its cache, and the drawings: by their keys, in order.
  func kept() throws -> (records: [Digest: FigureRecord], drawings: [Digest: [UInt8]]) {
    let cache = Cache(folder: folder.path, address: nil)
    var kept: (records: [Digest: FigureRecord], drawings: [Digest: [UInt8]]) = ([:], [:])
    for name in folder.entries() {
      let key = try #require(Digest(text: name.replacingOccurrences(of: "/", with: "")))
      let entry = try #require(cache.entry(for: key))
      if let record = try? FigureRecord(entry[...]) {
        kept.records[key] = record
      } else {
        kept.drawings[key] = entry
      }
    }
    return kept
  }
}

extension TemporaryFolder {
  /// The entries of a cache.
  func entries() -> [String] { files().filter { $0.utf8.count == 65 && $0.utf8.dropFirst(2).first == 0x2F } }
}
