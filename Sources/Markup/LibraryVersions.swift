import CCmark
import CYAML

/// The versions of the libraries that read Markdown and YAML, as they are linked now.
package enum LibraryVersions {
  package static var cmark: String { String(cString: cmark_version_string()) }
  package static var libYAML: String { String(cString: yaml_get_version_string()) }
}
