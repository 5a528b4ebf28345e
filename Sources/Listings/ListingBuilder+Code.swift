import Cache

extension ListingBuilder {
  /// Swift that becomes a library.
  package enum Code {
    case page(ListingSource)
    /// The site's own Swift, which pages import.
    case site(SiteCode)

    /// The version of cache entries and of the way in which listings are compiled.
    private static let version = "zoetrope listings 3"

    /// Hashes the code and everything that it is compiled with.
    ///
    /// - Parameter identity: the hash of the compiler and its modules.
    func key(_ mode: ListingCompiler.LanguageMode, with identity: Digest) -> Digest {
      var writer = FieldWriter()
      writer.add(Self.version)
      writer.add(identity)
      writer.add(mode.rawValue)
      switch self {
      case .page(let source):
        writer.add(source.bytes)
        writer.add(source.code?.digest) { $0.add($1) }
      case .site(let code): writer.add(code.digest)
      }
      return SHA256.hash(writer.bytes)
    }
  }
}
