import BuiltTestSupport
import Diagnostics
import Directives
import Foundation
import ListingsTestSupport

@testable import SiteBuilder

/// A site made for one test, with templates so plain that what they show is easy to read.
final class TestSite {
  let source: TemporaryFolder
  /// What runs its Swift; nil only shows it.
  let listings: ListingService?
  /// Kept from one build to the next.
  private lazy var site: Site = {
    var options = Site.Options(source: source.path)
    options.keepsContents = true
    options.listings = listings
    options.swiftParser = listings == nil ? nil : Built.parser
    options.rasterizer = Built.rasterizer
    return Site(options)
  }()

  static let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The folder of the sites for Jekyll, which have templates of their own.
  static let jekyllFolder = "JekyllSites"

  init(
    _ files: [String: String] = [:], usesPlainTemplates: Bool = true, listings: ListingService? = nil
  ) throws {
    source = try TemporaryFolder()
    self.listings = listings
    for (name, text) in files { try source.write(text, to: name) }
    if usesPlainTemplates { try addPlainTemplates() }
  }

  /// A copy of one of the sites in `Sites/`, or in another folder.
  convenience init(
    copyOf name: String, in folder: String = "Sites", listings: ListingService? = nil
  ) throws {
    try self.init(usesPlainTemplates: false, listings: listings)
    let origin = Self.testFolder + "/\(folder)/" + name
    if folder == Self.jekyllFolder {
      for item in try FileManager.default.contentsOfDirectory(atPath: origin)
      where !["expected", "diagnostics.txt"].contains(item) {
        try FileManager.default.copyItem(atPath: origin + "/" + item, toPath: source.path + "/" + item)
      }
      return
    }
    for item in ["content", "templates", "zoetrope.yml", "versions.yml"]
    where FileManager.default.fileExists(atPath: origin + "/" + item) {
      try FileManager.default.copyItem(atPath: origin + "/" + item, toPath: source.path + "/" + item)
    }
    try addPlainTemplates()
  }

  private func addPlainTemplates() throws {
    let plain = Self.testFolder + "/PlainTemplates/layouts"
    for name in try FileManager.default.contentsOfDirectory(atPath: plain).sorted() {
      guard !source.exists("templates/layouts/" + name) else { continue }
      try source.write(
        try String(contentsOfFile: plain + "/" + name, encoding: .utf8), to: "templates/layouts/" + name)
    }
  }

  func build(changed: Set<String>? = nil) -> BuiltSite { site.build(changed: changed) }

  /// A build that knows nothing of any before it.
  func cleanBuild() -> BuiltSite { Site(Site.Options(source: source.path)).build() }
}

extension BuiltSite {
  /// The text of a file of the site.
  func text(_ path: String) throws -> String? {
    try files.first { $0.path == path }.map { String(decoding: try $0.bytes(), as: UTF8.self) }
  }

  /// All files but those of the theme.
  var ownFiles: [OutputFile] { files.filter { !Theme.paths.contains($0.path) } }

  var identifiers: [String] { diagnostics.map(\.identifier) }

  /// Diagnostics as a terminal shows them.
  var report: String { diagnostics.map { DiagnosticFormatter().format($0) }.joined() }
}
