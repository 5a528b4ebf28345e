import Files

/// Data of a checkout in the output folder, which no build has written, and which is always in use.
///
/// When the new site replaces the old one, the data moves to the hidden folder with it. To stay accessible at
/// that moment, it gets a symbolic link to its future path in the new site. Then the link and the data are
/// exchanged atomically. So all processes write to the same data, and if this process is killed, the link
/// leads to the data until the next one completes the exchange.
struct CheckoutData {
  static let names = [".git", ".DS_Store"]

  /// The name of the hidden folder beside the output.
  let workFolder: String

  /// The target of the link that replaces an item in a stage.
  private func target(of name: String) -> String { "../\(workFolder)/\(CompleteStage.name)/\(name)" }

  private func isLink(_ path: String, for name: String) throws(FileError) -> Bool {
    try FileSystem.target(ofLink: path).map { SitePath.isSame($0, target(of: name)) } ?? false
  }

  /// Prepares a stage to replace a site.
  func prepare(_ stage: String, for site: String) throws(FileError) {
    for name in Self.names {
      switch try FileSystem.kind(of: site + "/" + name) {
      case nil: break
      // In the hidden folder a relative link would lead elsewhere, so the stage gets a hard link to it.
      case .symbolicLink?: try FileSystem.link(site + "/" + name, to: stage + "/" + name)
      default: try FileSystem.makeSymbolicLink(stage + "/" + name, to: target(of: name))
      }
    }
  }

  /// Moves data from an old site back to the new one, and removes its replacements.
  func giveBack(from old: String, to site: String) throws(FileError) {
    var failure = FirstFailure()
    for name in Self.names {
      failure.attempt { () throws(FileError) in try giveBack(name, old + "/" + name, site + "/" + name) }
    }
    try failure.check()
  }

  private func giveBack(_ name: String, _ old: String, _ place: String) throws(FileError) {
    guard let left = try Status(old) else { return }
    // The stage never became the site, or the data is back.
    if try isLink(old, for: name) { return try FileSystem.removeFile(old) }
    guard let there = try Status(place) else { return try FileSystem.move(old, toFree: place) }
    if there.isSame(as: left) { return try FileSystem.removeFile(old) }
    guard try isLink(place, for: name) else { throw FileError("move", old, code: FileError.exists) }
    try FileSystem.exchange(old, place)
    try FileSystem.removeFile(old)
  }
}
