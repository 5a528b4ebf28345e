import Diagnostics
import Directives
import Files
import Hashing
import ImageFiles
import Rasterizing
import Rendering
import Threads

/// The pictures of pages for services that show links, as files.
///
/// A picture's name tells what it shows, so pages can name it before it is made, and one that stands in the output or in
/// the cache is kept.
struct SocialImages {
  private(set) var files: [OutputFile] = []
  private(set) var problems: [Diagnostic] = []

  private static let folder = "assets/social"
  /// Changes with the look of the pictures.
  private static let version = "1"

  /// The path of the picture of a page with a strip.
  static func path(title: String, siteTitle: String, strip: StripImage) -> String {
    var hash = ContentHash()
    for part in [version, title, siteTitle, SitePath.name(of: strip.address)] { hash.add(part) }
    return "\(folder)/\(hash.text).png"
  }

  init() {}

  /// Makes the pictures of all pages with strips, on all cores.
  init(_ pages: RenderedPages, _ tools: RenderingTools, rasterizer: String) {
    let shown = pages.own.filter { pages.content(of: $0).leadStrip != nil }
    let makers = shown.compactMap { page -> Maker? in
      let title = pages.plan.languages[page.language].configuration.title
      return Maker(page, pages.content(of: page), siteTitle: title, tools: tools)
    }
    let kept = Workers.map(makers.count) { makers[$0].kept }
    files = kept.compactMap(\.self)
    let missing = zip(makers, kept).filter { $0.1 == nil }.map(\.0)
    let width = SocialImage.width
    let pictures = Rasterizer(rasterizer).pictures(missing.count, pixels: width * SocialImage.height) {
      Drawing(missing[$0].drawing ?? [], width: width, form: .png)
    }
    for (maker, result) in zip(missing, pictures) {
      switch result {
      case .success(let picture): files.append(maker.keep(picture.bytes))
      case .failure(let problem): problems.append(Self.diagnostic(problem, on: maker.page))
      }
    }
  }

  private static func diagnostic(_ problem: RasterProblem, on page: Page) -> Diagnostic {
    .warning(
      "social.failed", "the page's picture for sharing can't be made", at: page.source?.place,
      explanation: problem.inWords, fix: "show a smaller picture in the page's first figure")
  }

  static let missing = Diagnostic(
    .note, "social.tool-missing",
    "pages get no pictures for sharing: “\(Rasterizer.program)” isn't installed",
    at: nil, fix: "install Zoetrope again: the program belongs to it")

  // MARK: Making

  /// The bytes of a picture that is kept.
  private static let sizeLimit = 16 << 20

  /// Makes the picture of one page.
  private struct Maker {
    let page: Page
    private let path: String
    private let strip: StripImage
    private let image: SocialImage
    private let content: PageContent
    private let tools: RenderingTools

    /// Nil for a page without a strip.
    init?(_ page: Page, _ content: PageContent, siteTitle: String, tools: RenderingTools) {
      guard let strip = content.leadStrip, let row = content.leadFrames else { return nil }
      let title = page.source?.metadata.searchTitle ?? page.title
      path = SocialImages.path(title: title, siteTitle: siteTitle, strip: strip)
      image = SocialImage(title: title, siteTitle: siteTitle, row: row)
      (self.page, self.strip, self.content, self.tools) = (page, strip, content, tools)
    }

    /// The picture in the output or in the cache; nil if it has to be made.
    var kept: OutputFile? {
      if let written { return written }
      guard let cached = tools.figures?.file(named: path), PictureCheck.problem(in: cached) == nil else {
        return nil
      }
      return OutputFile(path: path, content: .bytes(cached), isNamedAfterContent: true)
    }

    /// The file that an earlier build has written, unless it is damaged.
    private var written: OutputFile? {
      guard let output = tools.output,
        let bytes = try? FileSystem.read(output + "/" + path, limit: SocialImages.sizeLimit),
        PictureCheck.problem(in: bytes) == nil
      else { return nil }
      return OutputFile(path: path, content: .copy(of: output + "/" + path), isNamedAfterContent: true)
    }

    /// Nil if the strip isn't there.
    var drawing: [UInt8]? {
      let name = SitePath.name(of: strip.address)
      switch content.files[name] {
      case .bytes(let bytes)?: return image.drawing(with: bytes)
      case .written(let size)?:
        let path = (tools.output ?? "") + "/\(FigureEnvironment.folder)/\(name)"
        return (try? FileSystem.read(path, limit: size)).flatMap(image.drawing)
      case nil: return nil
      }
    }

    func keep(_ bytes: [UInt8]) -> OutputFile {
      tools.figures?.keep(bytes, named: path)
      return OutputFile(path: path, content: .bytes(bytes), isNamedAfterContent: true)
    }
  }
}
