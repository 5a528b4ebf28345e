/// What has happened to the watched files since somebody last asked.
struct ChangeBurst {
  private(set) var paths: Set<String> = []
  /// Whether the system lost track, and `paths` is not all.
  private(set) var isEverything = false
  /// Paths that did not exist when the burst began.
  private var newcomers: Set<String> = []
  /// Paths that nobody is writing any more, as far as the system tells.
  private var complete: Set<String> = []

  /// Whether all of it is complete: what was written is closed, and what went has come again.
  var isComplete: Bool { !isEverything && complete.count == paths.count }
  var isEmpty: Bool { paths.isEmpty && !isEverything }

  /// A path exists that did not before.
  mutating func appeared(_ path: String) {
    if paths.insert(path).inserted { newcomers.insert(path) }
    complete.remove(path)
  }

  /// A path has other contents or attributes.
  mutating func changed(_ path: String) {
    paths.insert(path)
  }

  /// A path has other contents, and whoever wrote them is done.
  mutating func completed(_ path: String) {
    paths.insert(path)
    complete.insert(path)
  }

  /// A path has gone. Where it also came in this burst nothing has changed: that is how editors' temporary files
  /// live.
  mutating func vanished(_ path: String) {
    complete.remove(path)
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
