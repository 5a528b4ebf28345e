/// Distinguishes a site's files from those of tools and editors.
package enum SourceNames {
  /// Names with a leading dot belong to tools, except these, which hosts use.
  private static let visibleDotNames: Set<String> = [".well-known", ".nojekyll", ".htaccess"]

  /// Whether files and folders of this name are part of a site. Others are neither built nor watched.
  package static func isVisible(_ name: String) -> Bool {
    if name.hasPrefix(".") { return visibleDotNames.contains(name) }
    return !name.hasSuffix("~") && !(name.hasPrefix("#") && name.hasSuffix("#"))
  }
}
