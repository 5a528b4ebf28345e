import Foundation
import Testing

/// The lists of the files that are inside the program: those of the theme, and the pages of the reference.
struct EmbeddedFilesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  /// The files of some folders in a folder, by their paths in it, sorted.
  private static func files(of folders: [String], in folder: String) throws -> [String] {
    try folders.flatMap { name in
      try FileManager.default.subpathsOfDirectory(atPath: "\(root.path)/\(folder)/\(name)")
        .filter { $0.contains(".") && !$0.hasPrefix(".") }.map { "\(name)/\($0)" }
    }.sorted()
  }

  /// A header in C that holds files and lists them by their names.
  private static func header(of files: [String], in folder: String, name: (String) -> String) -> String {
    let symbols = files.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
    let arrays = zip(files, symbols).map {
      "static const unsigned char \($1)[] = {\n#embed \"../../\(folder)/\($0)\"\n};\n"
    }
    let list = zip(files, symbols).map { "  FILE(\"\(name($0))\", \($1))" }
    return "// Made by EmbeddedFilesTests: RECORD=1 swift test --filter EmbeddedFilesTests\n\n"
      + arrays.joined() + "\n#define FILES(FILE) \\\n" + list.joined(separator: " \\\n") + "\n"
  }

  /// `RECORD=1` writes the list anew, and fails.
  private func check(_ header: String, of module: String) throws {
    let file = Self.root.appendingPathComponent("Sources/\(module)/EmbeddedFiles.h")
    let isRecorded = (try? String(contentsOf: file, encoding: .utf8)) == header
    if !isRecorded, ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try header.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(isRecorded, "RECORD=1 writes Sources/\(module)/EmbeddedFiles.h anew")
  }

  @Test func theThemeHasAllFilesOfTemplates() throws {
    let files = try Self.files(of: ["assets", "includes", "layouts"], in: "templates")
    try check(Self.header(of: files, in: "templates") { $0 }, of: "CTheme")
  }

  @Test func theReferenceHasAllItsPages() throws {
    let files = try Self.files(of: ["lint", "reference"], in: "content")
      .filter { $0.hasSuffix(".md") || $0 == "reference/run.schema.json" }
    let header = Self.header(of: files, in: "content") { name in
      name.hasSuffix(".md") ? String(name.dropLast(".md".count)) : name
    }
    try check(header, of: "CReference")
  }
}
