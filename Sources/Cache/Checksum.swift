/// The 64-bit xxHash (XXH64): sees damage at the speed of memory; no protection against intent.
struct Checksum: Equatable {
  /// Of its bytes.
  static let count = 8
  let value: UInt64

  private static let first: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let third: UInt64 = 0x1656_67B1_9E37_79F9
  private static let fourth: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let fifth: UInt64 = 0x27D4_EB2F_1656_67C5

  init(_ bytes: some ContiguousCollection) { self.init(bytes.withUnsafeBytes { Self.hash($0) }) }

  private init(_ value: UInt64) { self.value = value }

  /// The most significant first.
  var bytes: [UInt8] { (0..<Self.count).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) } }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var place = 0
    func next<Word: FixedWidthInteger>(_: Word.Type) -> UInt64 {
      defer { place += Word.bitWidth / 8 }
      let word = bytes.loadUnaligned(fromByteOffset: place, as: Word.self)
      return UInt64(truncatingIfNeeded: Word(littleEndian: word))
    }
    var hash = fifth
    if bytes.count >= 32 {
      // Four lanes, since one multiplication can begin before another has ended.
      var lanes = (first &+ second, second, UInt64(0), 0 &- first)
      while place + 32 <= bytes.count {
        lanes.0 = round(lanes.0, next(UInt64.self))
        lanes.1 = round(lanes.1, next(UInt64.self))
        lanes.2 = round(lanes.2, next(UInt64.self))
        lanes.3 = round(lanes.3, next(UInt64.self))
      }
      hash = rotated(lanes.0, 1) &+ rotated(lanes.1, 7) &+ rotated(lanes.2, 12) &+ rotated(lanes.3, 18)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
        hash = (hash ^ round(0, lane)) &* first &+ fourth
      }
    }
    hash &+= UInt64(bytes.count)
    while place + 8 <= bytes.count {
      hash = rotated(hash ^ round(0, next(UInt64.self)), 27) &* first &+ fourth
    }
    while place + 4 <= bytes.count {
      hash = rotated(hash ^ next(UInt32.self) &* first, 23) &* second &+ third
    }
    while place < bytes.count { hash = rotated(hash ^ next(UInt8.self) &* fifth, 11) &* first }
    hash = (hash ^ hash >> 33) &* second
    hash = (hash ^ hash >> 29) &* third
    return hash ^ hash >> 32
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* second, 31) &* first
  }

  private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value << bits | value >> (64 - bits)
  }
}
