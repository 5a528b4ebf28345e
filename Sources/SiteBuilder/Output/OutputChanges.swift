import Files

/// The changes to an output folder, as sorted paths in it.
package struct OutputChanges: Sendable, Equatable {
  package var written: [String] = []
  package var removed: [String] = []
  /// An error after the new site was in place; nil if there was none.
  package var leftover: FileError?
}
