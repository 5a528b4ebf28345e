import Diagnostics
import YAML

/// A configuration with another name or of another program, in a site without `zoetrope.yml`.
struct ForeignConfiguration {
  let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
  }

  var problem: Diagnostic {
    .warning(
      "config.name", "“\(file.path)” is ignored", at: SourceRange(startOf: file),
      explanation: explanation, fix: fix)
  }

  private var isOurs: Bool { file.path == "zoetrope.yaml" }

  /// The keys with values, if the file is YAML.
  private var keys: [String] {
    let isYAML = file.path.hasSuffix(".yml") || file.path.hasSuffix(".yaml")
    guard isYAML, file.notUTF8 == nil else { return [] }
    let node = YAMLNode.parse(file, 0..<file.bytes.count, DiagnosticCollector())
    return (node?.entries ?? []).compactMap { $0.value.isNull ? nil : $0.key.string }
  }

  private static func list(_ names: [String]) -> String { names.map { "“\($0)”" }.joined(separator: ", ") }

  private var explanation: String? {
    let strange = isOurs ? [] : keys.filter { !KnownKeys.configuration.names.contains($0) }
    return strange.isEmpty
      ? nil : "\(Self.list(strange)) would have no effect in “\(Configuration.fileName)”, either"
  }

  private var fix: String {
    if isOurs { return "rename it to “\(Configuration.fileName)”" }
    let shared = keys.filter { KnownKeys.configuration.names.contains($0) }
    return shared.isEmpty
      ? "write a “\(Configuration.fileName)” with the title and the “url” of the site"
      : "write a “\(Configuration.fileName)” with \(Self.list(shared))"
  }
}
