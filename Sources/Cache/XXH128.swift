import CXXHash

/// XXH3 with 128 bits: tells that bytes are what they were, many times faster than a cryptographic hash. It protects from
/// nobody.
struct XXH128: ~Copyable {
  private let state: OpaquePointer

  /// Nil without memory.
  init?() {
    guard let state = XXH3_createState() else { return nil }
    self.state = state
    XXH3_128bits_reset(state)
  }

  deinit { XXH3_freeState(state) }

  func add(_ bytes: UnsafeRawBufferPointer) { XXH3_128bits_update(state, bytes.baseAddress, bytes.count) }

  /// 16 bytes.
  func finish() -> [UInt8] { Self.bytes(of: XXH3_128bits_digest(state)) }

  static func hash(_ bytes: some ContiguousCollection) -> [UInt8] {
    Self.bytes(of: bytes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) })
  }

  static let count = 16

  /// The same on every machine.
  private static func bytes(of hash: XXH128_hash_t) -> [UInt8] {
    [hash.high64, hash.low64].flatMap { half in withUnsafeBytes(of: half.bigEndian, Array.init) }
  }
}
