/// Which names in the source folder are a site's own, and which are those of tools and editors.
package enum SourceNames {
  /// Names with a dot in front are the tools' own, except these, which hosts look for.
  private static let visibleDotNames: Set<String> = [".well-known", ".nojekyll", ".htaccess"]

  /// Whether a file or a folder of this name is part of a site. What is not is neither built nor watched.
  package static func isVisible(_ name: String) -> Bool {
    if name.hasPrefix(".") { return visibleDotNames.contains(name) }
    return !name.hasSuffix("~") && !(name.hasPrefix("#") && name.hasSuffix("#"))
  }
}
