extension Script {
  /// A shorter script for which something still holds: steps are left out as long as that is so.
  package func reduced(while holds: (Script) -> Bool) -> Script {
    var best = self
    var size = max(steps.count / 2, 1)
    while size >= 1 {
      var start = 0
      var isShorter = false
      while start < best.steps.count {
        var candidate = best
        candidate.steps.removeSubrange(start..<min(start + size, candidate.steps.count))
        if holds(candidate) {
          (best, isShorter) = (candidate, true)
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return best }
      size = max(size / 2, 1)
    }
    return best
  }
}
