/// An order of a list's positions that looks random, and is the same in each build.
struct ListSample {
  private let count: Int
  private let step: Int

  init(_ count: Int) {
    self.count = count
    // Steps of about 0.618 of the length spread evenly. Without a common divisor, each position comes once.
    var step = max(count * 618 / 1000, 1)
    while Self.divisor(step, count) > 1 { step += 1 }
    self.step = step
  }

  /// The position of an element of the sample, of a list that isn't empty.
  func position(_ index: Int) -> Int { (index + 1) * step % count }

  private static func divisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b > 0 { (a, b) = (b, a % b) }
    return a
  }
}
