import Liquid

/// A table in CSV (RFC 4180) or TSV. Its first line names the columns.
enum DelimitedTable {
  /// A list with a dictionary of texts for each line.
  static func value(of bytes: ArraySlice<UInt8>, separator: UInt8) -> Value {
    let rows = rows(of: bytes, separator: separator)
    guard let names = rows.first else { return .array([]) }
    return .array(
      rows.dropFirst().map { row in
        .dictionary(
          OrderedMap(
            names.enumerated().map { position, name in
              (name, position < row.count && !row[position].isEmpty ? .string(row[position]) : .null)
            }))
      })
  }

  private static func rows(of bytes: ArraySlice<UInt8>, separator: UInt8) -> [[String]] {
    let quote = UInt8(ascii: "\"")
    var rows: [[String]] = []
    var row: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var hasField = false
    func endField() {
      row.append(String(decoding: field, as: UTF8.self))
      field.removeAll(keepingCapacity: true)
      hasField = false
    }
    func endRow() {
      guard hasField || !row.isEmpty || !field.isEmpty else { return }
      endField()
      rows.append(row)
      row = []
    }
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if isQuoted {
        guard byte == quote else {
          field.append(byte)
          continue
        }
        if index < bytes.endIndex, bytes[index] == quote {
          field.append(quote)
          index += 1
        } else {
          isQuoted = false
        }
      } else if byte == quote, field.isEmpty {
        isQuoted = true
        hasField = true
      } else if byte == separator {
        endField()
        hasField = true
      } else if byte == UInt8(ascii: "\n") {
        endRow()
      } else if byte != UInt8(ascii: "\r") {
        field.append(byte)
      }
    }
    endRow()
    return rows
  }
}
