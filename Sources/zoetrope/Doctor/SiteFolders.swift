import Files
import SiteBuilder

/// Checks that a build can use the folders of a site.
struct SiteFolders {
  let source: String
  let output: String

  /// The findings; a hint in a folder without a site, since machines can be checked before they have one.
  var findings: [Finding] {
    guard hasContent else {
      return [Finding("site", "none in “\(source)”: “zoetrope init” creates one, “--source” selects another")]
    }
    return [sourceFinding, outputFinding, cacheFinding]
  }

  private var hasContent: Bool { (try? FileSystem.kind(of: source + "/content")) != nil }

  private var sourceFinding: Finding {
    let content = source + "/content"
    guard (try? FileSystem.kind(of: content)) == .folder else {
      return Finding(
        "source", missing: "there is no folder “\(content)”",
        fix: "create a site with “zoetrope init”, or select one with --source")
    }
    guard FileSystem.may(.listFolder, content) else {
      return Finding("source", missing: "can't read “\(content)”", fix: "change its permissions")
    }
    return Finding("source", content)
  }

  private var outputFinding: Finding {
    if let problem = OutputFolder(output, source: source).problems().first {
      var finding = Finding("output", "–")
      finding.problem = problem
      return finding
    }
    return writable("output", output)
  }

  private var cacheFinding: Finding { writable("cache", source + "/.zoetrope") }

  /// Checks that a folder is writable, or can be created.
  private func writable(_ name: String, _ path: String) -> Finding {
    var folder = path
    while (try? FileSystem.kind(of: folder)) == nil, let parent = SitePath.parent(of: folder) {
      folder = parent
    }
    // A relative path without a folder is in the current one.
    if (try? FileSystem.kind(of: folder)) == nil { folder = "." }
    guard FileSystem.may(.changeFolder, folder) else {
      return Finding(
        name, missing: "can't write to the folder “\(folder)”",
        fix: "change its permissions, or its owner")
    }
    return Finding(name, path)
  }
}
