import SwiftSyntax

/// The declarations of texts that decide about edits of the texts compiled with them.
struct SampleFacts {
  var optionals = OptionalFacts()
  var classes = ClassFacts()
  var paths = PathParameters()

  init() {}

  init(of tree: SourceFileSyntax) {
    optionals = OptionalFacts(of: tree)
    classes = ClassFacts(of: tree)
    paths = PathParameters(of: tree)
  }

  /// Adds the declarations of other texts.
  mutating func add(_ other: SampleFacts) {
    optionals.add(other.optionals)
    classes.add(other.classes)
    paths.add(other.paths)
  }
}
