internal import CXXHash

/// XXH3 with 128 bits: tells that bytes are what they were, many times faster than a cryptographic hash. It protects from
/// nobody.
package struct XXH128: ~Copyable {
  private let state: OpaquePointer

  /// Nil without memory.
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

  /// How many bytes a hash has.
  package static let count = 16

  /// Of the library.
  package static var version: String {
    let number = XXH_versionNumber()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}

/// The same on every machine.
private func bytes(of hash: XXH128_hash_t) -> [UInt8] {
  [hash.high64, hash.low64].flatMap { half in withUnsafeBytes(of: half.bigEndian, Array.init) }
}

/// Arrays of bytes, and their parts.
package protocol ContiguousCollection {
  func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
}

extension [UInt8]: ContiguousCollection {}
extension ArraySlice<UInt8>: ContiguousCollection {}
