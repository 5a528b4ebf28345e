extension Array where Element: AnyObject {
  /// Removes an object that the array contains at most once. The search ends at the object, so removing
  /// thousands of siblings from front to back takes only as many comparisons.
  mutating func remove(identicalTo element: Element) {
    guard let index = firstIndex(where: { $0 === element }) else { return }
    remove(at: index)
  }
}
