import Diagnostics
import Directives
import Files
import ImageFiles
import Markdown

/// The pictures that a page shows: checks and measures them, and offers versions of them to browsers.
struct PagePictures {
  /// Whether the page shows any.
  private(set) var hasShown = false
  /// The versions of the pictures, by their paths in the site.
  private(set) var files: [String: FigureFile] = [:]
  let problems = DiagnosticCollector()
  private var reportedPaths: Set<String> = []
  private let page: Page
  private let resolver: LinkResolver
  private let tools: RenderingTools
  private let settings: PictureSettings?

  init(_ page: Page, _ resolver: LinkResolver, _ tools: RenderingTools, _ settings: PictureSettings?) {
    (self.page, self.resolver, self.tools, self.settings) = (page, resolver, tools, settings)
  }

  /// Reports a file that browsers can't show.
  mutating func check(_ position: Int, at range: SourceRange) {
    guard let file = resolver.staticFile(at: position), let picture = tools.pictures.picture(in: file) else {
      return
    }
    if let problem = picture.problem, reportedPaths.insert(file.outputPath).inserted {
      problems.report(
        .warning(
          "image.damaged", "can't show this picture: \(problem)", at: range,
          fix: "save or copy the file again"))
    }
    if let header = picture.header, header.isTooLarge, reportedPaths.insert(file.outputPath).inserted {
      problems.report(
        .warning(
          "image.large",
          "this picture is \(header.width) × \(header.height) pixels, which many browsers leave empty",
          at: range, fix: "save it with at most \(PictureHeader.largestSide) pixels a side"))
    }
  }

  /// How the page shows a picture.
  mutating func shown(_ link: LinkReference) -> ShownPicture {
    hasShown = true
    var shown = ShownPicture()
    let destination = LinkDestination(link.destination)
    guard !destination.isExternal, !destination.path.isEmpty,
      let file = resolver.staticFile(at: destination.path, on: page),
      let picture = tools.pictures.picture(in: file), let header = picture.header
    else { return shown }
    (shown.width, shown.height) = (header.width, header.height)
    guard let settings, picture.problem == nil else { return shown }
    add(tools.versions.versions(of: file, header, settings), settings, to: &shown, at: link.range)
    return shown
  }

  private mutating func add(
    _ result: PictureVersions.Result, _ settings: PictureSettings, to shown: inout ShownPicture,
    at range: SourceRange
  ) {
    if let problem = result.problem, reportedPaths.insert(result.path).inserted {
      problems.report(
        .warning(
          "image.versions", "no smaller versions of this picture can be made: \(problem)", at: range,
          explanation: "the page shows the file itself", fix: "save the picture again, or make it smaller"))
    }
    for format in settings.formats {
      let versions = result.versions.filter { $0.format == format }
      guard !versions.isEmpty else { continue }
      let candidates = versions.map {
        ShownPicture.Candidate(address: page.link(to: $0.path), width: $0.width)
      }
      shown.sources.append(.init(mediaType: format.mediaType, candidates: candidates))
      for version in versions { files[version.path] = version.file }
    }
    shown.sizes = settings.sizes
  }
}
