import Cache
import Files
import Foundation
import Testing

@testable import SiteBuilder

struct CompressedFilesTests {
  private static let hasBoth = Compression.allCases.allSatisfy { FileSystem.program($0.program) != nil }

  private func site(_ compress: String, _ folder: TemporaryFolder, hasReaders: Bool = true) throws
    -> BuiltSite
  {
    try folder.write("compress: \(compress)\n", to: "zoetrope.yml")
    try folder.write("# Home\n\n" + String(repeating: "many words ", count: 500), to: "content/index.md")
    try folder.write(String(repeating: "a{}", count: 1000), to: "content/a.css")
    try folder.write("a{}", to: "content/small.css")
    try folder.write(String(repeating: "a{}", count: 1000), to: "content/own.css")
    try folder.write("mine", to: "content/own.css.gz")
    try folder.write(String(repeating: "picture ", count: 1000), to: "content/a.bin")
    var options = Site.Options(source: folder.path)
    options.hasReaders = hasReaders
    options.cache = Cache(folder: folder.path("cache"), address: nil)
    return Site(options).build()
  }

  private func compressed(_ built: BuiltSite) -> [String] {
    built.files.map(\.path).filter { $0.hasSuffix(".gz") || $0.hasSuffix(".br") }
  }

  @Test(.enabled(if: hasBoth, "needs gzip and brotli"))
  func `text files are compressed where that makes them smaller`() throws {
    let folder = try TemporaryFolder()
    let built = try site("[brotli, gzip]", folder)
    #expect(built.report == "")
    let paths = compressed(built)
    for path in ["index.html", "a.css", "assets/zoetrope.css"] {
      #expect(paths.contains(path + ".gz") && paths.contains(path + ".br"))
    }
    #expect(!paths.contains { $0.hasPrefix("small.css") || $0.hasPrefix("a.bin") })
    // The author's file stays.
    #expect(
      try built.outputs["own.css.gz"].map { OutputFile(path: "", content: $0) }?.bytes() == Array("mine".utf8)
    )
    #expect(built.files.map(\.path) == built.files.map(\.path).sorted(by: SitePath.precedes))
    // Again, from the cache and without it, the bytes are the same.
    let again = try site("[brotli, gzip]", folder)
    try FileManager.default.removeItem(atPath: folder.path("cache"))
    let anew = try site("[brotli, gzip]", folder)
    for file in built.files {
      #expect(again.outputs[file.path] == file.content && anew.outputs[file.path] == file.content)
    }
  }

  @Test(.enabled(if: hasBoth, "needs gzip and brotli"))
  func `what is compressed is the file`() throws {
    let folder = try TemporaryFolder()
    let built = try site("gzip brotli", folder)
    for (ending, program) in [("gz", "gzip"), ("br", "brotli")] {
      let file = try #require(built.files.first { $0.path == "index.html." + ending })
      try Data(try file.bytes()).write(to: URL(fileURLWithPath: folder.path("x." + ending)))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try #require(FileSystem.program(program)))
      process.arguments = ["-d", "-k", folder.path("x." + ending)]
      try process.run()
      process.waitUntilExit()
      let page = try #require(built.files.first { $0.path == "index.html" })
      #expect(try folder.read("x") == String(decoding: try page.bytes(), as: UTF8.self))
      try FileManager.default.removeItem(atPath: folder.path("x"))
    }
  }

  @Test func `nothing is compressed in a preview, nor unless asked for`() throws {
    let folder = try TemporaryFolder()
    #expect(compressed(try site("[gzip]", folder, hasReaders: false)) == ["own.css.gz"])
    #expect(compressed(try site("[]", folder)) == ["own.css.gz"])
  }

  @Test func `an unknown compression is an error with the near miss`() throws {
    let report = try site("[gzip, brotil]", TemporaryFolder()).report
    #expect(report.contains("config.compress") && report.contains("did you mean “brotli”?"))
  }
}
