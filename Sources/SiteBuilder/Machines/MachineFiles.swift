import Diagnostics

/// The files of a site for programs that read it.
enum MachineFiles: String, CaseIterable, Sendable {
  /// Each page as Markdown, beside its HTML.
  case markdown
  /// The list of all pages (llmstxt.org), and their whole text.
  case llms
  /// The list of all figures.
  case figures

  /// Reads `true`, `false`, or a list of the files.
  static func set(_ value: TypedValue) -> Set<MachineFiles>? {
    if let isOn = value.node.bool { return isOn ? Set(allCases) : [] }
    guard let words = value.words() else { return nil }
    let all = allCases.map(\.rawValue)
    for word in words where !all.contains(word) {
      value.diagnostics.report(
        .unknown(
          "part", word, "config.machine-readable", at: value.node.range, allowed: ["true", "false"] + all))
    }
    return Set(words.compactMap(MachineFiles.init))
  }
}
