import Files
import YAML

/// Front matter that holds for all pages of a scope.
struct JekyllDefaults: Sendable {
  /// A folder, or a pattern with `*`; empty for all pages.
  var path: String
  /// `pages`, or the label of a collection; nil for all types.
  var type: String?
  var values: [YAMLEntry]

  func holds(for file: String, type other: String) -> Bool {
    guard type == nil || type == other else { return false }
    guard !path.isEmpty else { return true }
    if path.utf8.contains(UInt8(ascii: "*")) {
      // A pattern may name a folder above the file.
      var place = file
      while !place.isEmpty {
        if PathPattern(path).matches(place) { return true }
        place = SitePath.directory(of: place)
      }
      return false
    }
    return SitePath.isInside(file, path)
      // Posts of a folder lie in its `_posts`.
      || SitePath.isInside(
        SitePath.components(file).filter { !$0.hasPrefix("_") }.joined(separator: "/"), path)
  }
}
