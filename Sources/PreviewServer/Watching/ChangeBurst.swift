/// What has happened to the watched files since somebody last asked.
struct ChangeBurst {
  private(set) var paths: Set<String> = []
  /// Whether the system lost track, and `paths` is not all.
  private(set) var isEverything = false
  /// Paths that did not exist when the burst began.
  private var newcomers: Set<String> = []

  var isEmpty: Bool { paths.isEmpty && !isEverything }

  /// A path exists that did not before.
  mutating func appeared(_ path: String) {
    if paths.insert(path).inserted { newcomers.insert(path) }
  }

  /// A path has other contents.
  mutating func changed(_ path: String) {
    paths.insert(path)
  }

  /// A path has gone. Where it also came in this burst nothing has changed: that is how editors' temporary files
  /// live.
  mutating func vanished(_ path: String) {
    if newcomers.remove(path) != nil {
      paths.remove(path)
    } else {
      paths.insert(path)
    }
  }

  mutating func lostTrack() {
    isEverything = true
  }
}
