import BasicTestSupport

/// Damaged versions of an input, always the same ones: a fuzzer in small, for every run of the tests.
struct Mutations {
  private let original: [UInt8]
  private var random: SeededGenerator

  init(of bytes: [UInt8]) {
    original = bytes
    // FNV-1a: the bytes themselves are the seed.
    random = SeededGenerator(
      seed: bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }

  /// The next version: one to three changes away.
  mutating func next() -> [UInt8] {
    var bytes = original
    for _ in 0...random.below(3) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes.append(UInt8(random.below(256))) }
    let start = random.below(bytes.count)
    let end = min(bytes.count, start + 1 + random.below(16))
    switch random.below(6) {
    case 0: bytes[start] ^= 1 << UInt8(random.below(8))
    case 1: bytes[start] = random.pick(Self.telling)
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count + 1))
    case 4: bytes.insert(random.pick(Self.telling), at: start)
    default: bytes.removeSubrange(start...)
    }
  }

  /// What means something in one language or another.
  private static let telling: [UInt8] =
    Array("\0\t\n\r \"#%&'()*+,-./0:;<=>?@[\\]^_`{|}~".utf8) + [0x7F, 0x80, 0xFF]
}
