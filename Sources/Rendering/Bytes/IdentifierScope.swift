/// Identifiers with a prefix that depends on the complete document.
package enum IdentifierScope {
  /// The placeholder of the prefix: a character that XML doesn't allow, so other text doesn't contain it.
  package static let placeholder = "\u{1}"

  /// Replaces the placeholder by a prefix that is a hash of the content.
  ///
  /// - Parameter salt: distinguishes equal contents on one page.
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
