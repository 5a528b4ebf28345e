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
      return Configuration(
        SourceFile(path: Configuration.fileName, bytes: bytes), diagnostics)
    } catch {
      diagnostics.report(SourceTree.problem(error, with: Configuration.fileName))
      return Configuration()
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
