import Diagnostics
import Files
import SiteBuilder
import Text

/// A folder that rsync reaches: over SSH, or as a module of its daemon.
struct RsyncTarget {
  let address: String

  /// Files are compared by their bytes, since a build gives them new dates, and take their places at the end.
  private static let standard = [
    "--recursive", "--checksum", "--delay-updates", "--timeout=120", "--chmod=D755,F644",
    "--out-format=%i %n",
  ]

  func update(_ site: StagedSite, _ options: RemoteUpdate.Options) throws -> RemoteUpdate.Outcome {
    let rsync = try ExternalProgram("rsync", package: "rsync")
    let target = address.hasSuffix("/") ? address : address + "/"
    let removed = options.deletesForeign ? [] : try site.removed(since: manifest(at: target, site, rsync))
    var changes: [String] = []
    if !removed.isEmpty {
      // A file that is listed, but missing here, is removed there.
      let list = site.workPath + "/removed"
      try FileSystem.write(Array(removed.map { $0 + "\0" }.joined().utf8), to: list)
      changes += lines(
        try rsync.run(
          Self.standard + dry(options)
            + ["--from0", "--files-from=\(list)", "--delete-missing-args", "--", site.path + "/", target],
          // A missing file is what the list is for.
          accepts: { $0 == 0 || $0 == 24 }
        ).output)
    }
    let deletion = options.deletesForeign ? ["--delete-delay"] : []
    let sending = Self.standard + deletion + ["--", site.path + "/", target]
    changes += lines(try rsync.run(dry(options) + sending).output)
    if !options.isDry { try verify(sending, rsync) }
    return .init(changes: changes, state: target)
  }

  private func dry(_ options: RemoteUpdate.Options) -> [String] { options.isDry ? ["--dry-run"] : [] }

  /// The list of the files that the last update has sent; empty without one.
  private func manifest(at target: String, _ site: StagedSite, _ rsync: ExternalProgram) throws -> [UInt8] {
    let copy = site.workPath + "/last-manifest"
    // Fails without a list, or without a connection, which the next step reports.
    _ = try rsync.run(["--timeout=120", "--", target + Manifest.fileName, copy], accepts: { _ in true })
    guard try FileSystem.kind(of: copy) == .file else { return [] }
    return try FileSystem.read(copy, limit: 1 << 30)
  }

  /// Compares all files once more.
  private func verify(_ sending: [String], _ rsync: ExternalProgram) throws(Diagnostic) {
    let differing = lines(try rsync.run(["--dry-run"] + sending).output)
    guard differing.isEmpty else {
      throw .error(
        "publish.unverified", "\(differing.count) files at “\(address)” differ from what was sent", at: nil,
        explanation: differing.prefix(5).joined(separator: ", "), fix: "publish again")
    }
  }

  /// The changed files; folders, whose dates alone differ, are left out.
  private func lines(_ output: [UInt8]) -> [String] {
    output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.dropFirst().hasPrefix("f") || $0.hasPrefix("*deleting") }
  }
}
