/// A pattern of paths, as in shells: `*` and `?` stand for parts of a name, and `**` for any folders.
struct PathPattern {
  private let pattern: [UInt8]
  private let crossesFolders: Bool

  /// - Parameter crossesFolders: whether a single `*` also stands for slashes.
  init(_ pattern: String, crossesFolders: Bool = false) {
    self.pattern = Array(pattern.utf8)
    self.crossesFolders = crossesFolders
  }

  /// Takes time in proportion to the product of both lengths.
  func matches(_ path: String) -> Bool {
    let path = Array(path.utf8)
    // Whether the pattern up to a position matches the path up to another, row by row.
    var row = [Bool](repeating: false, count: path.count + 1)
    row[0] = true
    var index = 0
    while index < pattern.count {
      let isStar = pattern[index] == UInt8(ascii: "*")
      let isDouble = isStar && index + 1 < pattern.count && pattern[index + 1] == UInt8(ascii: "*")
      var next = [Bool](repeating: false, count: path.count + 1)
      if isStar {
        next[0] = row[0]
        for position in path.indices {
          let mayPass = isDouble || crossesFolders || path[position] != UInt8(ascii: "/")
          next[position + 1] = row[position + 1] || next[position] && mayPass
        }
        index += isDouble ? 2 : 1
        // `**/` also stands for no folder at all.
        if isDouble, index < pattern.count, pattern[index] == UInt8(ascii: "/") {
          for position in path.indices where path[position] == UInt8(ascii: "/") {
            row[position + 1] = row[position + 1] || next[position]
          }
          next = row
          index += 1
        }
      } else {
        for position in path.indices {
          let fits =
            pattern[index] == UInt8(ascii: "?")
            ? path[position] != UInt8(ascii: "/") : path[position] == pattern[index]
          next[position + 1] = row[position] && fits
        }
        index += 1
      }
      row = next
    }
    return row[path.count]
  }
}
