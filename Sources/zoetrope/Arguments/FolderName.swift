/// A folder to write to, as it stands on the command line.
enum FolderName {
  /// Takes a folder's name, and refuses what other programs read as an address: with a colon before the first
  /// slash, as rsync and scp do, or with a scheme.
  static func checked(_ name: String) throws(UsageError) -> String {
    let first = name.utf8.prefix { $0 != UInt8(ascii: "/") }
    guard let colon = first.firstIndex(of: UInt8(ascii: ":")) else { return name }
    let scheme = String(Substring(first[..<colon])).lowercased()
    throw UsageError(
      "“\(name)” is an address, and \(Tool.name) writes to folders of this machine only",
      fix: "name a folder, and then run “\(upload(to: name, scheme))”",
      allowed: ["a folder; for one of just this name, “./\(name)”"])
  }

  /// The command that brings a folder to an address.
  private static func upload(to address: String, _ scheme: String) -> String {
    switch scheme {
    case "s3": "aws s3 sync --delete FOLDER \(address)"
    case "gs": "gcloud storage rsync --recursive FOLDER \(address)"
    case "http", "https", "ftp", "ftps", "sftp", "file": "rclone sync FOLDER REMOTE:PATH"
    default: "rsync -a --delete FOLDER/ \(address)"
    }
  }
}
