import Cache

/// A text that is compiled with a sample, so that the sample's edits depend on it.
package struct SampleText: Sendable {
  let bytes: [UInt8]
  let digest: Digest
  /// Whether the parser may read it.
  let isRead: Bool

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    digest = SHA256.hash(bytes)
    isRead = SwiftSampleLimits.refusal(of: bytes) == nil
  }
}
