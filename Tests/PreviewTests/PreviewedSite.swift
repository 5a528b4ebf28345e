import BasicTestSupport
import SiteBuilder

/// A site in a folder of its own, as a preview builds it.
struct PreviewedSite {
  let folder: TemporaryFolder
  let site: Site

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    var options = Site.Options(source: folder.path)
    options.keepsContents = true
    site = Site(options)
  }
}
