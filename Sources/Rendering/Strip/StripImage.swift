/// A strip as a page shows it: an image in a file of its own.
package struct StripImage: Sendable, Equatable {
  /// The address on the page.
  package var address: String
  /// The name of the file.
  package var fileName: String { address.split(separator: "/").last.map(String.init) ?? "" }
  /// The accessible name and description.
  package var alternative: String
  /// In points. A page uses only the aspect ratio.
  package var width, height: Int
  /// The size of the file, in bytes.
  package var bytes: Int

  package init(address: String, alternative: String, width: Int, height: Int, bytes: Int) {
    self.address = address
    self.alternative = alternative
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
