import Files

/// What stands in the output folder without having been written there: the data of a checkout, which is in use all the
/// time.
///
/// When the new site takes the old one's place, the data goes to the hidden folder with the old one. So that who asks
/// for it at that moment still finds it, the new site has a symbolic link to where it will be. Then link and data change
/// places, which is one step. Whatever is written meanwhile, it is to the one and only data, and a process that is killed in
/// between leaves a link that leads to it until the next one ends what was begun.
struct CheckoutData {
  static let names = [".git", ".DS_Store"]

  /// The name of the folder beside the output in which sites change places.
  let workFolder: String

  /// What the link says that stands in for something in a stage.
  private func target(of name: String) -> String { "../\(workFolder)/\(CompleteStage.name)/\(name)" }

  private func isLink(_ path: String, for name: String) throws(FileError) -> Bool {
    try FileSystem.target(ofLink: path).map { SitePath.isSame($0, target(of: name)) } ?? false
  }

  /// Prepares a stage to take a site's place.
  func prepare(_ stage: String, for site: String) throws(FileError) {
    for name in Self.names {
      switch try FileSystem.kind(of: site + "/" + name) {
      case nil: break
      // A link would lead elsewhere from where it will be.
      case .symbolicLink?: try FileSystem.link(site + "/" + name, to: stage + "/" + name)
      default: try FileSystem.makeSymbolicLink(stage + "/" + name, to: target(of: name))
      }
    }
  }

  /// Takes data back that has left with an old site, and removes what stood in for it.
  func giveBack(from old: String, to site: String) throws(FileError) {
    var failure = FirstFailure()
    for name in Self.names {
      failure.attempt { () throws(FileError) in try giveBack(name, old + "/" + name, site + "/" + name) }
    }
    try failure.check()
  }

  private func giveBack(_ name: String, _ old: String, _ place: String) throws(FileError) {
    guard let left = try Status(old) else { return }
    // A stage that never became the site, or one whose data is back.
    if try isLink(old, for: name) { return try FileSystem.removeFile(old) }
    guard let there = try Status(place) else { return try FileSystem.move(old, toFree: place) }
    if there.isSame(as: left) { return try FileSystem.removeFile(old) }
    guard try isLink(place, for: name) else { throw FileError("move", old, code: FileError.exists) }
    try FileSystem.exchange(old, place)
    try FileSystem.removeFile(old)
  }
}
