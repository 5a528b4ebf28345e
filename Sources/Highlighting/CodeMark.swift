/// What is said of a stretch of code.
package struct CodeMark {
  package enum Meaning: Hashable {
    /// How the page declares it.
    case declared(String)
    /// The address of its documentation.
    case documented(String)
  }

  /// Byte offsets into the code.
  package var range: Range<Int>
  package var meaning: Meaning

  package init(range: Range<Int>, meaning: Meaning) {
    self.range = range
    self.meaning = meaning
  }
}
