import Text

/// The place of a section in a table.
struct TableSection {
  var header: CGRect
  /// The upper edges of the rows, and the lower edge of the last.
  var edges: [CGFloat]
  var footer: CGRect

  /// The first row whose lower edge is below a coordinate, by binary search: edges ascend.
  func firstRow(below y: CGFloat) -> Int { edges.dropFirst().partitioningIndex { $0 > y } - 1 }
}
