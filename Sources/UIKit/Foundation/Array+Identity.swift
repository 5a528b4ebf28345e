extension Array where Element: AnyObject {
  /// Takes out an object that the array has once at most, without looking at those behind it: thousands of siblings that go
  /// one after the other cost no more than that many steps.
  mutating func remove(identicalTo element: Element) {
    guard let index = firstIndex(where: { $0 === element }) else { return }
    remove(at: index)
  }
}
