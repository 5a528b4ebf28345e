import Diagnostics
import Files
import YAML

extension Configuration {
  /// The name of the file that holds the list of versions; nil if the configuration does, or there is none.
  var versionFile: Located<String>? {
    guard let node = versionsNode, let name = node.string else { return nil }
    return Located(name, at: node.range)
  }

  private var versionsNode: YAMLNode? {
    values.first { $0.key.string == "versions" && !$0.value.isNull }?.value
  }

  /// Takes the list of versions from the configuration.
  mutating func takeVersions(_ diagnostics: DiagnosticCollector) {
    if let node = versionsNode, node.string == nil { takeVersions(node, diagnostics) }
  }

  /// Takes the list of versions from its own file.
  mutating func takeVersions(from file: SourceFile, _ diagnostics: DiagnosticCollector) {
    fingerprint.add(file.bytes)
    if let yaml = YAMLNode.parse(file, 0..<file.bytes.count, diagnostics) { takeVersions(yaml, diagnostics) }
  }

  /// The address of this site becomes that of its version.
  private mutating func takeVersions(_ list: YAMLNode, _ diagnostics: DiagnosticCollector) {
    let shown = values.first { $0.key.string == "version" && !$0.value.isNull }?.value
    versions = VersionList(list, diagnostics)?.versions(shown: shown, base: baseURL)
    if let versions { baseURL = versions.shownVersion.address }
  }
}
