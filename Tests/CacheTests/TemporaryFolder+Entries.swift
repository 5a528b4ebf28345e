import BasicTestSupport

/// The tests' folder: the product has a type of this name, too.
typealias TemporaryFolder = BasicTestSupport.TemporaryFolder

extension TemporaryFolder {
  /// The paths of a cache's entries, sorted.
  var entries: [String] {
    files().filter { !$0.hasPrefix(".") && !$0.contains("/.") && $0 != "CACHEDIR.TAG" }
  }
}
