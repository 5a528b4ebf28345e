/// What was computed before, by key: in a folder of this machine, and on a server that several share.
///
/// The key names everything that the entry was made from, so an entry is either right or not asked for.
/// Nothing here ever fails a build: what goes wrong is a miss, and a note at the end.
package final class Cache: Sendable {
  /// What uploads may take after the build is done.
  private static let uploadTime = Duration.seconds(30)

  private let local: LocalStore?
  private let remote: RemoteStore?
  private let uploads: UploadQueue?

  /// - Parameters:
  ///   - folder: of this machine's entries; need not exist. Nil for none.
  ///   - address: of the server; nil for none.
  package convenience init(folder: String?, address: RemoteAddress?) {
    self.init(local: folder.map { LocalStore($0) }, remote: address.map { RemoteStore($0) })
  }

  init(local: LocalStore?, remote: RemoteStore?) {
    self.local = local
    self.remote = remote
    uploads = remote.map(UploadQueue.init)
  }

  /// What was kept for a key; nil for nothing.
  package func entry(for key: Digest) -> [UInt8]? {
    if let payload = local?.entry(for: key) { return payload }
    guard let (sealed, payload) = remote?.entry(for: key) else { return nil }
    local?.keep(sealed, for: key)
    return Array(payload)
  }

  /// Keeps an entry, in place of any that has the key already. Returns before it is uploaded.
  package func keep(_ payload: [UInt8], for key: Digest) {
    guard payload.count <= LocalStore.entryLimit - SealedEntry.overhead else { return }
    let sealed = SealedEntry.seal(payload, for: key)
    local?.keep(sealed, for: key)
    if let uploads, remote?.takesEntries == true { uploads.add(sealed, for: key) }
  }

  /// To be called once no more is asked for: waits for uploads, and removes what is too much.
  ///
  /// - Returns: what did not work, one sentence each.
  package func finish() -> [String] {
    var notes: [String] = []
    let given = uploads?.finish(within: Self.uploadTime) ?? 0
    if let remote {
      notes += remote.problems.map { "the cache at \(remote.address.shown) \($0)" }
      if given > 0 { notes.append("\(given) entries were not uploaded to \(remote.address.shown) in time") }
    }
    if let problem = local?.problem { notes.append("not all could be kept for the next build: \(problem)") }
    local?.trim()
    return notes
  }
}
