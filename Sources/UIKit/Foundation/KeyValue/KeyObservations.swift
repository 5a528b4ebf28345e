/// The observations of an object.
struct KeyObservations {
  /// In the order in which they began. Some may be over.
  var all: [KeyObservation] = []
  private var overCount = 0

  /// Removes observations that are over, as soon as they are half of all, so that each costs the same.
  mutating func count(over observation: KeyObservation) {
    overCount += 1
    guard overCount * 2 > all.count else { return }
    all.removeAll(where: \.isOver)
    overCount = 0
  }
}
