/// The part of a stage's samples in which an epoch takes place.
///
/// Samples stand at equal steps of the stage's whole duration. Before its epoch everything stands as it begins, and after it
/// as it ends: a sample outside has the values of the nearest one inside. Work that looks at `inside` alone adds up to the
/// stage's samples over all epochs, however many there are.
struct SampleWindow: Hashable {
  /// The number of all samples of the stage; at least 2.
  let count: Int
  /// The epoch's samples, and the ones before and after it.
  let inside: ClosedRange<Int>

  init(count: Int, inside: ClosedRange<Int>) {
    self.count = count
    self.inside = inside
  }

  /// All of a stage's samples.
  init(count: Int) { self.init(count: count, inside: 0...(count - 1)) }

  /// The number of the stage's last sample.
  var last: Int { count - 1 }

  /// The index of a sample's values among those inside.
  func place(of index: Int) -> Int {
    min(max(index, inside.lowerBound), inside.upperBound) - inside.lowerBound
  }

  /// The samples inside, and the ends of the stage.
  var insideAndEnds: [Int] { [0] + inside + [last] }
}
