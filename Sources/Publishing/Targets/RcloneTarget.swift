import Diagnostics
import Files
import SiteBuilder
import Text

/// A remote of rclone: a bucket of S3 or of a like service, or a folder over SFTP, WebDAV and others.
struct RcloneTarget {
  /// The remote and the path in it: `remote:bucket/path`.
  let path: String

  private static let standard = ["--checksum", "--retries", "2", "--contimeout", "60s", "--timeout", "120s"]

  func update(_ site: StagedSite, _ options: RemoteUpdate.Options) throws -> RemoteUpdate.Outcome {
    let rclone = try ExternalProgram("rclone", package: "rclone")
    guard path.utf8.contains(UInt8(ascii: ":")) else {
      throw Diagnostic.error(
        "publish.remote", "“\(path)” names no remote of rclone", at: nil,
        fix: "write “rclone:REMOTE:PATH”; “rclone listremotes” lists remotes")
    }
    let removed = options.deletesForeign ? [] : try site.removed(since: manifest(site, rclone))
    let dry = options.isDry ? ["--dry-run"] : []
    let list = site.workPath + "/changes"
    let report = ["--combined", list]
    // 1 stands for differences.
    try rclone.run(["check"] + report + oneWay(options) + ["--", site.path, path], accepts: { _ in true })
    let changes = try self.changes(in: list, options) + removed.map { "- \($0)" }
    let verb = options.deletesForeign ? "sync" : "copy"
    try rclone.run([verb] + Self.standard + dry + ["--", site.path, path])
    if !removed.isEmpty {
      let names = site.workPath + "/removed"
      try FileSystem.write(Array(removed.map { "/" + Self.escaped($0) + "\n" }.joined().utf8), to: names)
      try rclone.run(["delete"] + Self.standard + dry + ["--include-from", names, "--", path])
    }
    if !options.isDry { try rclone.run(["check", "--one-way", "--", site.path, path]) }
    return .init(changes: changes, state: path)
  }

  private func oneWay(_ options: RemoteUpdate.Options) -> [String] {
    options.deletesForeign ? [] : ["--one-way"]
  }

  /// A name without the signs that rclone takes for patterns.
  private static func escaped(_ name: String) -> String {
    name.reduce(into: "") { out, letter in
      if "*?[]{}\\".contains(letter) { out.append("\\") }
      out.append(letter)
    }
  }

  /// The list of the files that the last update has sent; empty without one.
  private func manifest(_ site: StagedSite, _ rclone: ExternalProgram) throws -> [UInt8] {
    let copy = site.workPath + "/last-manifest"
    _ = try rclone.run(["copyto", "--", "\(path)/\(Manifest.fileName)", copy], accepts: { _ in true })
    guard try FileSystem.kind(of: copy) == .file else { return [] }
    return try FileSystem.read(copy, limit: 1 << 30)
  }

  /// The files that differ: `+` only here, `*` different, `-` only there.
  private func changes(in list: String, _ options: RemoteUpdate.Options) throws(FileError) -> [String] {
    guard try FileSystem.kind(of: list) == .file else { return [] }
    let lines = try FileSystem.read(list, limit: 1 << 30).split(separator: UInt8(ascii: "\n"))
    return lines.map { String(decoding: $0, as: UTF8.self) }.filter { !$0.hasPrefix("=") }
  }
}
