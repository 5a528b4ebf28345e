import Cache
import Diagnostics

/// The Swift that all pages of a site can use: files of an app or package, compiled once as a module.
package struct SiteCode: Sendable {
  /// The module's name, which a page's file imports.
  package static let module = "SiteCode"
  /// The prefix of the parts' names.
  static let prefix = "code-"

  let files: [ListingSource]
  /// The hash of everything that is compiled.
  let digest: Digest
  /// The context of the files as written.
  let context: ListingContext
  /// Whether a file names values of Foundation, which all files and the pages that import them then have.
  let namesFoundationValues: Bool
  /// The paths of the files, relative to the source folder.
  private let paths: Set<String>

  /// - Parameters:
  ///   - files: the files, in order; nil results from none.
  ///   - edits: replaces a file's Objective-C constructs.
  package init?(_ files: [SourceFile], edits: PageListings.Edits) {
    guard !files.isEmpty else { return nil }
    paths = Set(files.map(\.path))
    let texts = files.map { file in
      // Skips a byte order mark.
      let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return SourceText(file, start..<file.bytes.count)
    }
    let context = ListingContext(of: texts.map(\.bytes))
    self.context = context
    self.files = texts.enumerated().map { number, text in
      ListingSource(file: text.applying(edits(text.bytes, context.texts)), number: number)
    }
    namesFoundationValues = files.contains { FoundationValues.areNamed(in: $0.bytes) }
    var writer = FieldWriter()
    writer.add(self.files) { $0.add($1.bytes) }
    digest = SHA256.hash(writer.bytes)
  }

  /// Whether a file is one of these.
  package func contains(_ file: SourceFile) -> Bool { paths.contains(file.path) }

  /// See `ListingSource.place(in:line:column:)`.
  func place(in name: some StringProtocol, line: Int, column: Int) -> SourceRange? {
    file(named: name)?.place(in: name, line: line, column: column)
  }

  /// See `ListingSource.place(in:line:)`.
  func place(in name: some StringProtocol, line: Int) -> SourceRange? {
    file(named: name)?.place(in: name, line: line)
  }

  /// The file of a part: `code-3-0` belongs to the fourth one.
  private func file(named name: some StringProtocol) -> ListingSource? {
    guard name.hasPrefix(Self.prefix),
      let number = Int(name.dropFirst(Self.prefix.count).prefix { $0 != "-" }), files.indices.contains(number)
    else { return nil }
    return files[number]
  }

  /// The place of a message about any of the files.
  package func place(of message: CompilerMessage) -> SourceRange? {
    place(in: message.file, line: message.line, column: message.column)
  }
}
