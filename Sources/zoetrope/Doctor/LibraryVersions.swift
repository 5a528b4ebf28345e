import CCmark
import CExpat
import CYAML

/// The versions of the linked libraries that read Markdown, YAML and SVG.
enum LibraryVersions {
  static var cmark: String { String(cString: cmark_version_string()) }
  static var expat: String {
    let version = XML_ExpatVersionInfo()
    return "\(version.major).\(version.minor).\(version.micro)"
  }
  static var libYAML: String { String(cString: yaml_get_version_string()) }
}
