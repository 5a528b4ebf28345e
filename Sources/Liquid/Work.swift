/// The remaining work of a render.
///
/// Each operation is charged by the bytes that it reads and writes, so that all templates reach the limit in
/// about the same time. No clock is read: a template renders on all machines or on none.
final class Work {
  /// Steps of frequent operations, measured on a release build like the efforts of filters.
  enum Cost {
    /// Visits a node, or starts a turn of a loop.
    static let node = 40
    /// Starts a filter.
    static let filter = 150
    /// Enters an included file, plus `parameter` for each of its parameters.
    static let partial = 400
    static let parameter = 60
    /// Looks up a name, or compares one that differs.
    static let lookup = 16
    /// Reads an object's property.
    static let object = 80
    /// Reads or copies an element of a list.
    static let element = 16
    /// Compares two values.
    static let comparison = 24
    /// Prints a date.
    static let date = 400
    /// Makes a diagnostic, which in a loop is mostly thrown away.
    static let diagnostic = 2000
    /// Prints a block of code, which is highlighted later.
    static let codeBlock = 2000
    /// Records the origin of a piece of output.
    static let origin = 160
  }

  @exclusivity(unchecked) private(set) var left: Int

  /// Whether values are printed and read as Ruby does, for templates of Jekyll's.
  let isRuby: Bool

  init(_ steps: Int, isRuby: Bool = false) { (left, self.isRuby) = (steps, isRuby) }

  /// Whether no work is left. The render is stopped, so operations may return anything.
  var isSpent: Bool { left < 0 }

  @inline(__always) func spend(_ steps: Int) { left &-= steps }

  /// Charges steps for a filter. Throws `spent` if none are left.
  func use(_ steps: Int) throws(FilterProblem) {
    left &-= steps
    if left < 0 { throw FilterProblem.spent }
  }
}

extension FilterProblem {
  /// The filter's error when the work is used up. The renderer reports it.
  static let spent = FilterProblem("has no more work left")
}
