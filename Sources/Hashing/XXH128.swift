internal import CXXHash

/// A 128-bit XXH3 hash, which detects damaged bytes many times faster than a cryptographic hash; not secure
/// against deliberate collisions.
package struct XXH128: ~Copyable {
  private let state: OpaquePointer

  /// Nil if the memory cannot be allocated.
  package init?() {
    guard let state = XXH3_createState() else { return nil }
    self.state = state
    XXH3_128bits_reset(state)
  }

  deinit { XXH3_freeState(state) }

  package func add(_ bytes: UnsafeRawBufferPointer) {
    XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
  }

  package func finish() -> [UInt8] { bytes(of: XXH3_128bits_digest(state)) }

  package static func hash(_ bytes: some ContiguousCollection) -> [UInt8] {
    Hashing.bytes(of: bytes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) })
  }

  /// The size of a hash in bytes.
  package static let count = 16

  /// The version of xxHash.
  package static var version: String {
    let number = XXH_versionNumber()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}

/// The hash in big-endian order, the same on every machine.
private func bytes(of hash: XXH128_hash_t) -> [UInt8] {
  [hash.high64, hash.low64].flatMap { half in withUnsafeBytes(of: half.bigEndian, Array.init) }
}

/// An array of bytes, or a slice of one.
package protocol ContiguousCollection {
  func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
}

extension [UInt8]: ContiguousCollection {}
extension ArraySlice<UInt8>: ContiguousCollection {}
