import Cache
import Diagnostics
import TransitionEngine
import Markup
import Rendering
import Screens

/// What the directives of one page share: screens, pictures, styles, and the numbering of figures.
package struct PageFigures: Sendable {
  package private(set) var environment: FigureEnvironment
  /// Screens by name: the page's own over the site's.
  package var screens: ScreenRegistry
  /// Pictures that figures refer to; written once, after the last figure.
  package var library: PictureLibrary
  /// Rules for this page's figures only.
  package private(set) var styles: [UInt8] = []
  package private(set) var reports: [FigureReport] = []
  /// The strips as files of their own, where the environment asks for them.
  package private(set) var standaloneStrips: [StandaloneStrip] = []
  private var count = 0

  package init(environment: FigureEnvironment) {
    self.environment = environment
    screens = ScreenRegistry(site: environment.siteScreens, broken: environment.brokenSiteScreens)
    // Headings’ ids have no capitals.
    library = PictureLibrary(scope: "Z", images: .linked(prefix: environment.rootPrefix))
  }

  /// Tells a log of every image and every screen of the site that figures ask for.
  mutating func startLogging(to log: FigureLog) {
    let image = environment.image
    environment.image = { path, diagnostics in
      let found = image(path, &diagnostics)
      log.add(image: path.value, found)
      return found
    }
    screens.log = log
  }

  /// A new figure's scope: a class, and the start of its ids. Counting keeps figures apart, and pages stable when others change.
  package mutating func nextScope() -> String {
    count += 1
    return "f\(count)"
  }

  /// Figures of a page. Each is bounded, so this bounds the time that a page takes.
  package static let limit = 200

  /// Whether the page can hold no further figure.
  package var isFull: Bool { count >= Self.limit }

  /// Whether the page has no figure.
  package var isEmpty: Bool { count == 0 }

  /// The element that holds what figures refer to; to be written once, after the last of them.
  package mutating func definitions() -> [UInt8] { library.isEmpty ? [] : library.definitionsElement() }

  /// All rules of the page's figures, those for the dark style included.
  package var styleSheet: [UInt8] { styles + library.styles.styleSheet }

  package mutating func add(styles css: [UInt8]) { styles += css }
  package mutating func add(_ report: FigureReport) { reports.append(report) }
  package mutating func add(_ strip: StandaloneStrip) { standaloneStrips.append(strip) }
}

/// What the site around a page hands to its directives.
package struct FigureEnvironment: Sendable {
  /// Leads from the page to the site's root: `../../`, or nothing.
  package var rootPrefix: String
  package var siteScreens: [String: Screen]
  /// Where the site has screens with an error that keeps them from being made, by their names.
  package var brokenSiteScreens: [String: SourceRange] = [:]
  /// Change with anything that the site's screens are made of, by their names.
  package var siteScreenDigests: [String: Digest] = [:]
  /// Shown width of a strip's frame over the screen's own, for strips as files of their own; nil for none.
  package var standaloneScale: Double?
  /// Reads an image named by a page; nil with a diagnostic where there is none, or it lies outside of the source.
  package var image: SiteImage.Loader

  package init(
    rootPrefix: String = "", siteScreens: [String: Screen] = [:],
    image: @escaping SiteImage.Loader = { _, _ in nil }
  ) {
    self.rootPrefix = rootPrefix
    self.siteScreens = siteScreens
    self.image = image
  }
}

/// A strip that needs no page.
package struct StandaloneStrip: Sendable {
  /// The figure's anchor.
  package var id: String
  /// A complete SVG file.
  package var svg: [UInt8]
}

/// What one figure weighs and how true it is, for `build --verbose`.
package struct FigureReport: Sendable {
  package var place: SourceRange
  package var title: String
  package var stripBytes: Int
  package var stage: StageReport?
  /// What the lint says of its run without a warning.
  package var notes: [String] = []
}
