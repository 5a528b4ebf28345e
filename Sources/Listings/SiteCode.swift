import Cache
import Diagnostics

/// The Swift that all pages of a site may use: the files of an author's own app or package, compiled once, as a module.
package struct SiteCode: Sendable {
  /// What the files are to the compiler, and what a page's file imports.
  package static let module = "SiteCode"
  /// Starts the names of parts.
  static let prefix = "code-"

  /// In their order.
  let files: [ListingSource]
  /// Changes with all that is compiled.
  let digest: Digest
  /// Of the files as they were written.
  let context: OptionalContext
  /// Of the files, under the source folder.
  private let paths: Set<String>

  /// - Parameters:
  ///   - files: in their order. Nil comes of none.
  ///   - edits: what stands in the stead of what a file says to the Objective-C runtime.
  package init?(_ files: [SourceFile], edits: PageListings.Edits) {
    guard !files.isEmpty else { return nil }
    paths = Set(files.map(\.path))
    let texts = files.map { file in
      // A byte order mark is no part of the code.
      let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return SourceText(file, start..<file.bytes.count)
    }
    let context = OptionalContext(of: texts.map(\.bytes))
    self.context = context
    self.files = texts.enumerated().map { number, text in
      ListingSource(file: text.applying(edits(text.bytes, context.texts)), number: number)
    }
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

  /// The file that a part is of: `code-3-0` is of the fourth.
  private func file(named name: some StringProtocol) -> ListingSource? {
    guard name.hasPrefix(Self.prefix),
      let number = Int(name.dropFirst(Self.prefix.count).prefix { $0 != "-" }), files.indices.contains(number)
    else { return nil }
    return files[number]
  }

  /// For what is said of all files together.
  package func place(of message: CompilerMessage) -> SourceRange? {
    place(in: message.file, line: message.line, column: message.column)
  }
}
