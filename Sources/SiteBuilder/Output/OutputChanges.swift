import Files

/// What writing a site has changed, as paths in it, sorted.
package struct OutputChanges: Sendable, Equatable {
  package var written: [String] = []
  package var removed: [String] = []
  /// What could not be done after the new site was in its place; nil if all is clean.
  package var leftover: FileError?
}
