import Text

/// An output folder's name on the command line.
enum FolderName {
  /// Checks a folder's name. Rejects remote addresses: with a scheme, or, as in rsync and scp, with a colon
  /// before the first slash.
  static func checked(_ name: String) throws(UsageError) -> String {
    let first = name.utf8.prefix { $0 != UInt8(ascii: "/") }
    guard let colon = first.firstIndex(of: UInt8(ascii: ":")) else { return name }
    let scheme = String(Substring(first[..<colon])).lowercased()
    throw UsageError(
      "“\(name)” is an address, but \(Tool.name) writes only to folders of this machine",
      fix: remedy(for: name, scheme), allowed: ["a folder; for a folder of this name, “./\(name)”"])
  }

  private static func remedy(for address: String, _ scheme: String) -> String {
    if let repository = repository(address, scheme) {
      return
        "run “git clone \(repository) FOLDER” and “\(Tool.name) publish FOLDER”, and then commit and push FOLDER"
    }
    return "use a folder, and then run “\(upload(to: address, scheme))”"
  }

  /// The quoted address, if it is that of a git repository.
  private static func repository(_ address: String, _ scheme: String) -> String? {
    let isGit = scheme.hasPrefix("git@") || scheme == "git" || scheme.hasPrefix("git+")
    let hosts = ["github.com", "gitlab.com", "codeberg.org", "bitbucket.org"]
    let isWeb = ["http", "https", "ssh"].contains(scheme)
    guard isGit || address.hasSuffix(".git") || (isWeb && hosts.contains { address.contains("/\($0)/") })
    else {
      return nil
    }
    return quoted(address)
  }

  private static func upload(to address: String, _ scheme: String) -> String {
    switch scheme {
    case "s3": return "aws s3 sync --delete FOLDER \(quoted(address))"
    case "gs": return "gcloud storage rsync --recursive FOLDER \(quoted(address))"
    case "http", "https", "ftp", "ftps", "sftp", "file": return "rclone sync FOLDER REMOTE:PATH"
    case "ssh", "scp":
      // rsync doesn't know this scheme: “ssh://me@host/www” is “me@host:/www” to it.
      let rest = Substring(address.utf8.dropFirst(scheme.utf8.count + 1).drop { $0 == UInt8(ascii: "/") })
      let host = rest.prefix { $0 != "/" }
      return "rsync -a --delete FOLDER/ \(quoted("\(host):\(rest.dropFirst(host.count))"))"
    default: return "rsync -a --delete FOLDER/ \(quoted(address))"
    }
  }

  /// A word quoted for a shell.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { $0.isWord || "@%+=:,./-".utf8.contains($0) }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
