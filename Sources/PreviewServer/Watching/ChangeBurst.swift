/// The changes to watched files since the last report.
struct ChangeBurst {
  private(set) var paths: Set<String> = []
  /// Whether events were lost, so that anything may have changed.
  private(set) var isEverything = false
  /// Paths that did not exist when the burst began.
  private var newcomers: Set<String> = []
  /// Paths that are there and closed by their writer.
  private var complete: Set<String> = []

  /// Whether every path is there, and closed by its writer.
  var isComplete: Bool { !isEverything && complete.count == paths.count }
  var isEmpty: Bool { paths.isEmpty && !isEverything }

  /// Notes a new path.
  mutating func appeared(_ path: String) {
    if paths.insert(path).inserted { newcomers.insert(path) }
    complete.remove(path)
  }

  /// Notes changed contents or attributes.
  mutating func changed(_ path: String) {
    paths.insert(path)
  }

  /// Notes changed contents that nobody writes any more.
  mutating func completed(_ path: String) {
    paths.insert(path)
    complete.insert(path)
  }

  /// Notes a removed path. One that appeared in the same burst, as editors' temporary files do, is no change.
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
