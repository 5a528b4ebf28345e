import BasicTestSupport
import BuiltTestSupport
import Diagnostics
import Foundation
import Testing
import Toolchain

@testable import Listings

/// Compiles listings with the edits that pages make, and collects the compiler's messages.
enum ListingProblems {
  static let toolchain = SwiftToolchain(searchPath: Built.searchPath)
  private static let parser = SwiftSampleParser(executable: Built.parser)

  /// The errors and warnings of listings, each with its line.
  static func all(in listings: [String], asFolder: Bool = false) throws -> [String] {
    let folder = try TemporaryFolder()
    let texts = listings.enumerated().map { number, text in
      SourceFile(path: "\(number).swift", bytes: Array(text.utf8))
    }
    let edits = { (code: [UInt8], texts: [SampleText]) in
      texts.isEmpty
        ? parser.parse(code, DiagnosticCollector()).edits : parser.edits(of: code, beside: texts)
    }
    let compiler = ListingCompiler(try #require(toolchain), modules: Built.modules)
    let result: ListingCompiler.Result
    let place: (CompilerMessage) -> SourceRange?
    if asFolder {
      let code = try #require(SiteCode(texts, edits: edits))
      result = compiler.compile(
        code, .swift5, in: folder.path, library: folder.path("a.so"), module: folder.path("a.swiftmodule"))
      place = code.place
    } else {
      let context = ListingContext(of: texts.map(\.bytes))
      var source = ListingSource()
      for text in texts { source.add(listing: SourceText(text).applying(edits(text.bytes, context.texts))) }
      result = compiler.compile(source, .swift5, in: folder.path, library: nil)
      place = { [source] in source.place(in: $0.file, line: $0.line, column: $0.column) }
    }
    return result.messages.filter { $0.severity != .note }.map { message in
      let line = place(message).map { range in
        "\(range.file.path):\(range.file.bytes[..<range.bytes.lowerBound].count { $0 == 0x0A } + 1)"
      }
      return "\(line ?? "nowhere"): \(message.text)"
    }
  }
}
