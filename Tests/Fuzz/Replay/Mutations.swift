/// Damaged versions of an input, always the same ones: a fuzzer in small, for every run of the tests.
struct Mutations {
  private let original: [UInt8]
  private var state: UInt64

  init(of bytes: [UInt8]) {
    original = bytes
    // FNV-1a: the bytes themselves are the seed.
    state = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The next version: one to three changes away.
  mutating func next() -> [UInt8] {
    var bytes = original
    for _ in 0...below(2) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes.append(UInt8(below(255))) }
    let start = below(bytes.count - 1)
    let end = min(bytes.count, start + 1 + below(15))
    switch below(5) {
    case 0: bytes[start] ^= 1 << UInt8(below(7))
    case 1: bytes[start] = Self.telling[below(Self.telling.count - 1)]
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: below(bytes.count))
    case 4: bytes.insert(Self.telling[below(Self.telling.count - 1)], at: start)
    default: bytes.removeSubrange(start...)
    }
  }

  /// What means something in one language or another.
  private static let telling: [UInt8] =
    Array("\0\t\n\r \"#%&'()*+,-./0:;<=>?@[\\]^_`{|}~".utf8) + [0x7F, 0x80, 0xFF]

  /// A number from 0 to a limit. SplitMix64.
  private mutating func below(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit + 1))
  }
}
