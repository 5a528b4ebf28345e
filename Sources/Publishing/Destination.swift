import Files
import Text

/// Where a site is published to.
package enum Destination: Sendable, Equatable {
  case folder(String)
  /// A branch of a repository; nil stands for the repository of the site's source.
  case branch(String, of: String?)
  /// An address of rsync: `me@host:/var/www`, `rsync://host/module`.
  case rsync(String)
  /// A remote of rclone with a path: `remote:bucket/path`.
  case rclone(String)
  /// An address that no program here writes to.
  case unknown(String, fix: String)

  /// The branch of addresses that name none.
  package static let standardBranch = "gh-pages"

  /// Reads a destination of the command line. A colon before the first slash makes it an address.
  package init(_ text: String) {
    let first = text.utf8.prefix { $0 != UInt8(ascii: "/") }
    guard let colon = first.firstIndex(of: UInt8(ascii: ":")) else {
      self = Self.local(text)
      return
    }
    let scheme = String(Substring(first[..<colon])).lowercased()
    let rest = String(Substring(text.utf8[text.utf8.index(after: colon)...]))
    switch scheme {
    case "git" where !rest.hasPrefix("//"):
      self = .branch(rest.isEmpty ? Self.standardBranch : rest, of: nil)
    case "rclone": self = .rclone(rest)
    case "rsync": self = .rsync(text)
    default:
      if let branch = Self.branch(of: text, scheme) {
        self = branch
      } else if ["s3", "gs", "http", "https", "ftp", "ftps", "sftp", "webdav", "file", "ssh", "scp"].contains(
        scheme)
      {
        self = .unknown(text, fix: Self.remedy(for: text, scheme))
      } else {
        self = .rsync(text)
      }
    }
  }

  /// A folder, or the branch of a repository on this machine, such as `../site.git#pages`.
  private static func local(_ path: String) -> Destination {
    let parts = path.split(separator: "#", maxSplits: 1).map(String.init)
    guard parts.count == 2, path.contains("#"), !path.hasPrefix("#") else { return .folder(path) }
    let isRepository =
      parts[0].hasSuffix(".git") || FileSystem.realPath(parts[0] + "/.git") != nil
      || FileSystem.realPath(parts[0] + "/HEAD") != nil
    // Commands of git run in another folder.
    return isRepository ? .branch(parts[1], of: FileSystem.realPath(parts[0]) ?? parts[0]) : .folder(path)
  }

  /// The branch of a repository's address, if it is one: `git@host:me/site.git#pages`.
  private static func branch(of address: String, _ scheme: String) -> Destination? {
    let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
    let repository = parts.first ?? address
    let isGit = scheme.hasPrefix("git@") || scheme == "git" || repository.hasSuffix(".git")
    guard isGit || parts.count == 2 else { return nil }
    return .branch(parts.count == 2 ? parts[1] : standardBranch, of: repository)
  }

  private static func remedy(for address: String, _ scheme: String) -> String {
    switch scheme {
    case "ssh", "scp":
      let rest = address.dropFirst(scheme.utf8.count + 1).drop { $0 == "/" }
      let host = rest.prefix { $0 != "/" }
      return
        "write “\(host):\(rest.dropFirst(host.count))” for rsync, or add “#BRANCH” for a repository of git"
    default: return "add “#BRANCH” for a repository of git, or name a remote of rclone: “rclone:REMOTE:PATH”"
    }
  }
}
