import Diagnostics
import Files
import Hashing
import Liquid
import YAML

/// A site for Jekyll that is built as it is: what its `_config.yml` says, and where its files lie.
struct JekyllSite: Sendable {
  static let fileName = "_config.yml"

  /// All keys and values of the file in order.
  var values: [YAMLEntry] = []
  /// The host's address, without a slash at its end; empty if unknown.
  var url = ""
  /// The folder of the site on its host, `/blog`; empty at the root.
  var baseurl = ""
  /// The collections, that of posts included, by label.
  var collections: [JekyllCollection] = [.posts]
  var defaults: [JekyllDefaults] = []
  /// The pattern of posts' addresses, or the name of one, such as `pretty`.
  var permalink = Located("date", at: SourceRange(startOf: SourceFile(path: fileName, bytes: [])))
  var exclusion = JekyllExclusion()
  var includesFuture = false
  var showsDrafts = false
  /// Whether pages with `published: false` are published.
  var showsUnpublished = false
  /// The time of the build; nil if pages have no date to be compared with.
  var time: DateTime?
  /// The number of posts, the newest ones; nil for all.
  var postLimit: Int?
  /// The text that ends an excerpt; an empty line if nil.
  var excerptSeparator: String?
  /// The posts on each page of the list of posts; nil if it isn't divided.
  var paginate: Int?
  /// The path of the second and further pages.
  var paginatePath = Located("/page:num/", at: SourceRange(startOf: SourceFile(path: fileName, bytes: [])))
  var timeZone = JekyllTimeZone.utc
  var plugins: [Located<String>] = []
  /// The path of the feed in the site; nil for that of this program.
  var feedPath: String?
  /// The number of the feed's entries, by default as many as `jekyll-feed` has.
  var feedLimit = 10
  /// The theme that the configuration names, and the key's place.
  var themeName: Located<String>?
  /// The theme's files; nil without one, and if they aren't found.
  var theme: JekyllTheme?
  var layoutFolder = "_layouts"
  var includeFolder = "_includes"
  var dataFolder = "_data"
  var sassFolder = "_sass"
  /// The folder of the folders of collections; empty for the source folder.
  var collectionFolder = ""
  /// Whether quotes and dashes become typographic, which is kramdown's default.
  var smart = true
  /// How blocks of code are written.
  var code = RougeCode()
  /// The hash of the file and of the theme's place.
  var fingerprint = ContentHash()

  /// A site behind a reference, so that copies of what holds one cost the same for all other sites.
  final class Reference: Sendable {
    let site: JekyllSite

    init(_ site: JekyllSite) { self.site = site }
  }

  /// Whether a plugin is named; the site itself is its only source of them.
  func has(plugin name: String) -> Bool { plugins.contains { $0.value == name } }

  /// The collection of a label; nil if there is none.
  subscript(collection label: String) -> JekyllCollection? { collections.first { $0.label == label } }

  /// The keys that hold for a page of a type, from general to special.
  ///
  /// - Parameter type: `pages`, or the label of a collection.
  func defaults(for path: String, type: String) -> [YAMLEntry] {
    var merged: [YAMLEntry] = []
    for scope in defaults where scope.holds(for: path, type: type) {
      merged = merged.merged(with: scope.values)
    }
    return merged
  }
}

/// A group of documents in a folder of its own.
struct JekyllCollection: Sendable {
  var label: String
  /// Whether its documents have pages.
  var isPublished: Bool
  var permalink: Located<String>?
  /// The keys of the configuration, for templates.
  var values: [YAMLEntry] = []

  static let posts = JekyllCollection(label: "posts", isPublished: true)

  /// The folder with the documents.
  var folder: String { "_" + label }
}

extension [YAMLEntry] {
  /// The entries with those of `others`, whose values count where both have a key.
  func merged(with others: [YAMLEntry]) -> [YAMLEntry] {
    guard !isEmpty else { return others }
    let names = Set(others.compactMap(\.key.string))
    return filter { $0.key.string.map { !names.contains($0) } ?? true } + others
  }
}
