import Diagnostics
import Files

/// Reads `zoetrope.yml`.
struct ConfigurationFile: Sendable {
  let root: String
  /// Texts that are read in place of files.
  var unsaved: UnsavedTexts?
  /// Called with the path of each file before it is read, relative to the source folder.
  var willRead: @Sendable (String) -> Void = { _ in }

  func read(_ diagnostics: DiagnosticCollector) -> Configuration {
    willRead(Configuration.fileName)
    let path = root + "/" + Configuration.fileName
    do throws(FileError) {
      guard try FileSystem.kind(of: path) != nil else {
        try warnOfOtherNames(diagnostics)
        return Configuration()
      }
      guard SourceBoundary(root).contains(path) else {
        diagnostics.report(SourceBoundary.refusal(of: Configuration.fileName))
        return Configuration()
      }
      let bytes = try unsaved.read(Configuration.fileName, in: root, limit: SourceLimit.configuration)
      var configuration = Configuration(
        SourceFile(path: Configuration.fileName, bytes: bytes), diagnostics)
      if let file = configuration.versionFile { readVersions(file, into: &configuration, diagnostics) }
      return configuration
    } catch {
      diagnostics.report(SourceTree.problem(error, with: Configuration.fileName))
      return Configuration()
    }
  }

  /// Reads the list of versions, which the sites of all versions can share as a file.
  private func readVersions(
    _ name: Located<String>, into configuration: inout Configuration, _ diagnostics: DiagnosticCollector
  ) {
    guard let path = SitePath.resolve(name.value, from: ""), !path.isEmpty, !name.value.hasPrefix("/") else {
      diagnostics.report(
        .error(
          "config.versions", "“\(name.value)” isn't a file of the site", at: name.range,
          fix: "write a list, such as “[\"2.0\", \"1.0\"]”, or a path, such as “versions.yml”"))
      return
    }
    willRead(path)
    do throws(FileError) {
      guard try FileSystem.kind(of: root + "/" + path) == .file else {
        diagnostics.report(
          .error(
            "config.versions",
            "there is no file “\(path)” in the site's folder, so it has no versions",
            at: name.range, fix: "write the list of versions into it, newest first"))
        return
      }
      guard SourceBoundary(root).contains(root + "/" + path) else {
        diagnostics.report(SourceBoundary.refusal(of: path))
        return
      }
      let bytes = try FileSystem.read(root + "/" + path, limit: SourceLimit.configuration)
      configuration.takeVersions(from: SourceFile(path: path, bytes: bytes), diagnostics)
    } catch {
      diagnostics.report(SourceTree.problem(error, with: path))
    }
  }

  /// Reports files that may be mistaken for the missing configuration.
  private func warnOfOtherNames(_ diagnostics: DiagnosticCollector) throws(FileError) {
    for name in Configuration.otherFileNames {
      willRead(name)
      guard try FileSystem.kind(of: root + "/" + name) == .file else { continue }
      let bytes = (try? FileSystem.read(root + "/" + name, limit: SourceLimit.configuration)) ?? []
      diagnostics.report(ForeignConfiguration(SourceFile(path: name, bytes: bytes)).problem)
    }
  }
}
