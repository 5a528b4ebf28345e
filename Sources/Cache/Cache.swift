/// A cache of results by key, in a folder of this machine, and on a server that machines share.
///
/// A key covers all inputs of its entry, so entries are never outdated. Failures never fail a build: they
/// count as misses, and `finish()` reports them.
package final class Cache: Sendable {
  /// The time that uploads may take after the build.
  private static let uploadTime = Duration.seconds(30)

  let local: LocalStore?
  private let remote: RemoteStore?
  private let uploads: UploadQueue?

  /// - Parameters:
  ///   - folder: the folder of local entries, which may be missing; nil for none.
  ///   - address: the server's address; nil for none.
  package convenience init(folder: String?, address: RemoteAddress?) {
    self.init(local: folder.map { LocalStore($0) }, remote: address.map { RemoteStore($0) })
  }

  init(local: LocalStore?, remote: RemoteStore?) {
    self.local = local
    self.remote = remote
    uploads = remote.map(UploadQueue.init)
  }

  /// The entry for a key; nil if there is none.
  package func entry(for key: Digest) -> [UInt8]? {
    if let payload = local?.entry(for: key) { return payload }
    guard let (sealed, payload) = remote?.entry(for: key) else { return nil }
    local?.keep(sealed, for: key)
    return Array(payload)
  }

  /// Stores an entry, replacing an older one. Returns before the upload.
  package func keep(_ payload: [UInt8], for key: Digest) {
    guard payload.count <= LocalStore.entryLimit - SealedEntry.overhead else { return }
    let sealed = SealedEntry.seal(payload, for: key)
    local?.keep(sealed, for: key)
    if let uploads, remote?.takesEntries == true { uploads.add(sealed, for: key) }
  }

  /// Waits for uploads, and trims the folder. Call this after the last request.
  ///
  /// - Returns: the problems, one sentence each.
  package func finish() -> [String] {
    var notes: [String] = []
    let given = uploads?.finish(within: Self.uploadTime) ?? 0
    if let remote {
      notes += remote.problems.map { "the cache at \(remote.address.shown) \($0)" }
      if given > 0 { notes.append("\(given) entries weren't uploaded to \(remote.address.shown) in time") }
    }
    if let problem = local?.problem {
      notes.append("not all figures could be stored for the next build: \(problem)")
    }
    local?.trim()
    return notes
  }
}
