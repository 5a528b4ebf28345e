/// What writing a site has changed, as paths in it, sorted.
package struct OutputChanges: Sendable, Equatable {
  package var written: [String] = []
  package var removed: [String] = []
}
