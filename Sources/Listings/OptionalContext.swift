/// The texts that are compiled together, where one of them has a protocol with optional requirements: which types have such a
/// requirement, and what a call of it means, is not seen in a text alone.
package struct OptionalContext: Sendable {
  /// Nothing where no text has such a protocol.
  package private(set) var texts: [[UInt8]] = []
  /// All of them.
  private var all: [[UInt8]] = []

  init() {}

  /// - Parameter other: of what is imported.
  init(of texts: [[UInt8]], and other: OptionalContext? = nil) {
    all = (other?.all ?? []) + texts
    if other?.texts.isEmpty == false || texts.contains(where: Self.hasOptional) { self.texts = all }
  }

  private static func hasOptional(_ text: [UInt8]) -> Bool {
    let word = Array("optional ".utf8)
    return text.indices.contains { text[$0] == word[0] && text[$0...].starts(with: word) }
  }
}
