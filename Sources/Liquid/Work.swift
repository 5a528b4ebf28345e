/// What is left of the work that a render may do.
///
/// Everything that a template makes happen is charged here, in proportion to what it reads and writes. A step is about
/// what it takes to read a byte and write it elsewhere, so that the limit is reached in about the same time by whatever
/// template. Steps are counted and no clock is read: a template that renders on one machine renders on all.
final class Work {
  /// Steps of what is done often. Measured on a release build, as all efforts of filters are.
  enum Cost {
    /// To look at a node of the template, and to take a turn of a loop.
    static let node = 40
    /// To start a filter.
    static let filter = 150
    /// To enter a file that is included, and for each of its parameters.
    static let partial = 400
    static let parameter = 60
    /// To look up a name, to look at one that is not it.
    static let lookup = 16
    /// To ask an object.
    static let object = 80
    /// To look at an element of a list, to copy one.
    static let element = 16
    /// To compare two values.
    static let comparison = 24
    /// To print a date.
    static let date = 400
    /// To make a diagnostic, which is mostly thrown away in a loop.
    static let diagnostic = 2000
    /// To print a block of code, which somebody has to colour.
    static let codeBlock = 2000
    /// To remember where a piece of the output came from.
    static let origin = 160
  }

  @exclusivity(unchecked) private(set) var left: Int

  init(_ steps: Int) { left = steps }

  /// Whether all work was done: what is left undone is of no use to anybody.
  var isSpent: Bool { left < 0 }

  /// Takes steps away.
  @inline(__always) func spend(_ steps: Int) { left &-= steps }

  /// Takes steps away, within a filter, which ends if there are none left.
  func use(_ steps: Int) throws(FilterProblem) {
    left &-= steps
    if left < 0 { throw FilterProblem.spent }
  }
}

extension FilterProblem {
  /// The work of the render is done. The renderer says so itself.
  static let spent = FilterProblem("has no more work left")
}
