import SwiftSyntax

/// The declarations of texts that decide about edits of the texts compiled with them.
struct SampleFacts {
  var optionals = OptionalFacts()
  var classes = ClassFacts()

  init() {}

  init(of tree: SourceFileSyntax) {
    optionals = OptionalFacts(of: tree)
    classes = ClassFacts(of: tree)
  }

  /// Adds the declarations of other texts.
  mutating func add(_ other: SampleFacts) {
    optionals.add(other.optionals)
    classes.add(other.classes)
  }
}
