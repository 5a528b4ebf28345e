import Diagnostics
import Toolchain

extension ListingSource {
  /// Finds the declarations in a Swift text.
  package typealias Declarations = ([UInt8]) -> [SwiftSample.Declaration]

  /// The maximum number of superclasses to search.
  private static let inheritanceLimit = 20

  /// The place of a method in an author's class or its superclasses, or else the place of the class.
  ///
  /// - Returns: nil if the class isn't the author's.
  package func place(of method: Diagnostic.Method, _ declarations: Declarations) -> SourceRange? {
    var classPlace: SourceRange?
    // A run's name of a generic class includes its arguments.
    var type = String(method.type.prefix { $0 != "<" })
    for _ in 0..<Self.inheritanceLimit {
      let found = search(for: method.name, of: type, declarations)
      if let place = found.method { return place }
      if classPlace == nil { classPlace = found.class }
      guard let superclass = found.superclass else { break }
      type = superclass
    }
    return classPlace
  }

  /// The types around a message's place, innermost first, whose members can be named there without a prefix.
  func types(around message: CompilerMessage, _ declarations: Declarations) -> [String] {
    guard let (text, offset) = position(of: message) else { return [] }
    let code = text.bytes
    let scopes = Set(declarations(code).map(\.scope).filter { $0.contains(offset) })
    return scopes.sorted { $0.count < $1.count }.compactMap { Self.owner(of: $0, in: code) }
  }

  /// The outermost superclass of an author's class; any other type itself.
  func root(of type: String, _ declarations: Declarations) -> String {
    var type = type
    for _ in 0..<Self.inheritanceLimit {
      guard let superclass = search(for: "", of: type, declarations).superclass else { break }
      type = superclass
    }
    return type
  }

  private func search(
    for method: String, of type: String, _ declarations: Declarations
  ) -> (method: SourceRange?, class: SourceRange?, superclass: String?) {
    var (place, superclass): (SourceRange?, String?)
    for text in texts {
      let code = text.bytes
      for declaration in declarations(code) {
        let name = String(decoding: code[declaration.name], as: UTF8.self)
        if name == method, Self.owner(of: declaration.scope, in: code) == type {
          return (text.source(of: declaration.name), nil, nil)
        }
        let signature = String(decoding: code[declaration.signature], as: UTF8.self)
        if name == type, signature.hasPrefix("class ") {
          place = text.source(of: declaration.name)
          superclass = Self.words(signature.drop { $0 != ":" }).first.map(String.init)
        }
      }
    }
    return (nil, place, superclass)
  }

  private static func words(_ text: some StringProtocol) -> [Substring] {
    String(text).split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private static let typeKeywords: Set<Substring> = [
    "class", "extension", "struct", "enum", "actor", "protocol",
  ]
  /// The bytes to search before a brace for its declaration's keyword.
  private static let headerLimit = 1000

  /// The name of the type whose members are in a scope, without its outer types.
  private static func owner(of scope: Range<Int>, in code: [UInt8]) -> String? {
    let header = String(decoding: code[..<scope.lowerBound].suffix(headerLimit), as: UTF8.self)
    let parts = header.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    guard let keyword = parts.lastIndex(where: typeKeywords.contains), keyword + 1 < parts.count else {
      return nil
    }
    return parts[keyword + 1].split(separator: ".").last.map(String.init)
  }
}
