/// The texts compiled together, if one of them declares optional requirements of an Objective-C protocol:
/// then the meaning of a call depends on all texts.
package struct OptionalContext: Sendable {
  /// The texts; empty if none declares optional requirements.
  package private(set) var texts: [[UInt8]] = []
  /// All texts, with and without optional requirements.
  private var all: [[UInt8]] = []

  init() {}

  /// - Parameter other: the context of the imported module.
  init(of texts: [[UInt8]], and other: OptionalContext? = nil) {
    all = (other?.all ?? []) + texts
    if other?.texts.isEmpty == false || texts.contains(where: Self.hasOptional) { self.texts = all }
  }

  private static func hasOptional(_ text: [UInt8]) -> Bool {
    let word = Array("optional ".utf8)
    return text.indices.contains { text[$0] == word[0] && text[$0...].starts(with: word) }
  }
}
