import Diagnostics
import Files
import SiteBuilder
import Text

/// A branch that a host such as GitHub Pages serves. Each update is a commit on top of the last one.
struct GitTarget {
  let branch: String
  /// The address of the repository; nil for that of the source.
  let repository: String?
  let source: String

  /// Keeps GitHub Pages from treating the site as a source for Jekyll, which drops some of its files.
  private static let noJekyll = ".nojekyll"

  func update(_ site: StagedSite, _ options: RemoteUpdate.Options) throws -> RemoteUpdate.Outcome {
    let git = try ExternalProgram("git", package: "git")
    let address = try repository ?? origin(git)
    let reference = "refs/heads/\(branch)"
    // As `git branch`, which takes a name with a hyphen in front for an option.
    guard !branch.hasPrefix("-"),
      try git.run(["check-ref-format", reference], accepts: { $0 <= 1 }).code == 0
    else {
      throw Diagnostic.error(
        "publish.branch", "“\(branch)” isn't the name of a branch", at: nil, fix: "write “git:gh-pages”")
    }
    // A repository of its own, so that the author's stays as it is.
    let store = site.workPath + "/store.git"
    try git.run(["init", "--quiet", "--bare", store])
    let parent = try fetch(address, reference, into: store, git)
    let work = Work(git: git, store: store, site: site)
    let tree = try work.tree(after: parent, keepsForeign: !options.deletesForeign)
    let changes = try work.changes(from: parent, to: tree)
    let place = "“\(branch)” of \(address)"
    if changes.isEmpty || options.isDry { return .init(changes: changes, state: place) }
    let commit = try work.commit(tree, parent, message: options.message, author: try author(git))
    // Not forced: an update by someone else in the meantime isn't overwritten.
    try git.run(Self.transport + ["-C", store, "push", "--quiet", "--", address, "\(commit):\(reference)"])
    guard try head(of: reference, at: address, git) == commit else {
      throw Diagnostic.error(
        "publish.unverified", "\(place) isn't at the commit that was pushed", at: nil, fix: "publish again")
    }
    return .init(changes: changes, state: "commit \(commit.prefix(10)) on \(place)")
  }

  /// Gives up on connections that stall.
  private static let transport = ["-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=60"]

  private func origin(_ git: ExternalProgram) throws(Diagnostic) -> String {
    let found = try git.run(["-C", source, "remote", "get-url", "--push", "origin"], accepts: { _ in true })
    guard found.code == 0 else {
      throw .error(
        "publish.no-origin", "the source isn't in a repository of git with a remote “origin”", at: nil,
        fix: "write the address of the repository: “git@host:me/site.git#\(branch)”")
    }
    let address = String(decoding: found.output, as: UTF8.self).trimmed
    // A path is relative to the source.
    let isPath = !address.contains(":") && !address.hasPrefix("/")
    return isPath ? (FileSystem.realPath(source) ?? source) + "/" + address : address
  }

  /// The commit of the branch at the address; nil without one.
  private func head(of reference: String, at address: String, _ git: ExternalProgram) throws(Diagnostic)
    -> String?
  {
    let found = try git.run(
      Self.transport + ["ls-remote", "--exit-code", "--", address, reference], accepts: { $0 == 0 || $0 == 2 }
    )
    let lines = found.output.split(separator: UInt8(ascii: "\n"))
    // The remote may print messages of its own.
    let line = lines.last { $0.suffix(reference.utf8.count).elementsEqual(reference.utf8) }
    return line.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self) }
  }

  private func fetch(
    _ address: String, _ reference: String, into store: String, _ git: ExternalProgram
  ) throws(Diagnostic) -> String? {
    guard let head = try head(of: reference, at: address, git) else { return nil }
    try git.run(Self.transport + ["-C", store, "fetch", "--quiet", "--depth", "1", "--", address, reference])
    return head
  }

  /// The author's name and address, as the source's repository has them.
  private func author(_ git: ExternalProgram) throws(Diagnostic) -> [String] {
    var options: [String] = []
    for key in ["user.name", "user.email"] {
      let found = try git.run(["-C", source, "config", key], accepts: { _ in true })
      let value = String(decoding: found.output, as: UTF8.self).trimmed
      if found.code == 0, !value.isEmpty { options += ["-c", "\(key)=\(value)"] }
    }
    return options
  }
}

extension GitTarget {
  /// The making of one commit from the files of a site.
  private struct Work {
    let git: ExternalProgram
    let store: String
    let site: StagedSite

    private var index: [String] { ["GIT_INDEX_FILE=\(store)/zoetrope-index"] }

    private func run(_ arguments: [String], input: [UInt8] = []) throws(Diagnostic) -> [UInt8] {
      try git.run(
        [
          "--git-dir", store, "--work-tree", site.path, "-c", "core.autocrlf=false", "-c",
          "core.quotepath=off",
        ] + arguments,
        input: input,
        environment: index, folder: site.path
      ).output
    }

    private func word(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self).trimmed }

    /// The tree of the site, and of the files that others have put beside it.
    func tree(after parent: String?, keepsForeign: Bool) throws -> String {
      if let parent, keepsForeign {
        _ = try run(["read-tree", parent])
        let list = try git.run(
          ["--git-dir", store, "cat-file", "blob", "\(parent):\(Manifest.fileName)"], accepts: { _ in true })
        if list.code == 0 {
          let removed = try site.removed(since: list.output)
          _ = try run(
            ["update-index", "-z", "--force-remove", "--stdin"],
            input: Array(removed.map { $0 + "\0" }.joined().utf8))
        }
      } else {
        _ = try run(["read-tree", "--empty"])
      }
      if try FileSystem.kind(of: site.path + "/" + GitTarget.noJekyll) == nil {
        try FileSystem.write([], to: site.path + "/" + GitTarget.noJekyll)
      }
      _ = try run(["add", "--force", "--ignore-removal", "--", "."])
      return word(try run(["write-tree"]))
    }

    /// The files that differ, as `A path`, `M path` and `D path`.
    func changes(from parent: String?, to tree: String) throws(Diagnostic) -> [String] {
      let listed: [UInt8]
      if let parent {
        listed = try run(["diff-tree", "-r", "--name-status", parent, tree])
      } else {
        listed = try run(["ls-tree", "-r", "--name-only", tree])
      }
      let mark = parent == nil ? "A " : ""
      return listed.split(separator: UInt8(ascii: "\n")).map {
        mark + String(decoding: $0, as: UTF8.self).replacing("\t", with: " ")
      }
    }

    func commit(
      _ tree: String, _ parent: String?, message: String, author: [String]
    ) throws(Diagnostic) -> String {
      let parents = parent.map { ["-p", $0] } ?? []
      return word(try run(author + ["commit-tree", tree, "-m", message] + parents))
    }
  }
}
