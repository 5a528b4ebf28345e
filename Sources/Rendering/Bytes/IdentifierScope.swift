/// Identifiers that are settled only when everything is written.
package enum IdentifierScope {
  /// Stands for a document's own prefix: a character that XML cannot hold, so nothing else contains it.
  package static let placeholder = "\u{1}"

  /// Puts a prefix made from the content itself in the placeholder's stead.
  ///
  /// - Parameter salt: tells equal contents on one page apart.
  package static func settle(_ bytes: [UInt8], salt: String = "") -> [UInt8] {
    var print = Fingerprint()
    print.combine(bytes)
    print.combine(salt.utf8)
    let name = Array(print.name.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 16)
    var rest = bytes[...]
    while let place = rest.firstIndex(of: 1) {
      result.append(contentsOf: rest[..<place])
      result.append(contentsOf: name)
      rest = rest[(place + 1)...]
    }
    result.append(contentsOf: rest)
    return result
  }
}
