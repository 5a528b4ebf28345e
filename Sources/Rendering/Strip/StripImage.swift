/// A strip as a page shows it: an image in a file of its own.
package struct StripImage: Sendable, Equatable {
  /// As the page refers to it.
  package var address: String
  /// What the strip is and what happens in it, for those who do not see it.
  package var alternative: String
  /// In points: what of it matters to a page is their ratio.
  package var width, height: Int
  /// Of the file.
  package var bytes: Int

  package init(address: String, alternative: String, width: Int, height: Int, bytes: Int) {
    self.address = address
    self.alternative = alternative
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
