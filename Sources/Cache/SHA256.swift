import CNettle
import Hashing

/// Computes SHA-256 (FIPS 180-4) by Nettle, which uses the processor's instructions for it.
package struct SHA256 {
  private var context = sha256_ctx()

  package init() { nettle_sha256_init(&context) }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    nettle_sha256_update(&context, bytes.count, start.assumingMemoryBound(to: UInt8.self))
  }

  package consuming func finish() -> Digest {
    var context = context
    let bytes = [UInt8](unsafeUninitializedCapacity: Digest.count) { buffer, count in
      nettle_sha256_digest(&context, Digest.count, buffer.baseAddress)
      count = Digest.count
    }
    return Digest(known: bytes)
  }

  package static func hash(_ bytes: some ContiguousCollection) -> Digest {
    var hash = SHA256()
    bytes.withUnsafeBytes { hash.add($0) }
    return hash.finish()
  }
}
