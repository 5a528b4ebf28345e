/// A term that a page defines with the role `dfn`.
package struct DefinedTerm: Sendable, Equatable {
  package var name: String
  /// The id of its element.
  package var id: String
  /// The paragraph that defines it, as text.
  package var sentence: String

  /// The id of a term in the glossary, and on its page if nothing else has it.
  package static func id(of name: String) -> String { idStart + Slug.make(name) }

  /// The name in the id of a term, in lower case and without punctuation; nil for other ids.
  package static func name(ofID id: String) -> String? {
    id.hasPrefix(idStart) && id != idStart ? String(id.dropFirst(idStart.count)) : nil
  }

  private static let idStart = "term-"
}
