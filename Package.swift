// swift-tools-version: 6.0
import Foundation
import PackageDescription

// The modules, in the order of the data flow. A target may import only its dependencies: see ARCHITECTURE.md.

/// The toolchain of the `swift` that builds this package. Its Swift parser highlights and checks samples;
/// only the helper executable links it.
let toolchain: String = {
  if let named = Context.environment["ZOETROPE_TOOLCHAIN"] { return named }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
    let usr = swift.deletingLastPathComponent().deletingLastPathComponent()
    let parser = usr.appendingPathComponent("lib/swift/host/SwiftParser.swiftmodule")
    if FileManager.default.fileExists(atPath: parser.path) { return usr.path }
  }
  return "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr"
}()
let parserLibraries = toolchain + "/lib/swift/host"

/// For programs that need a toolchain's libraries. They contain no path to one: the process that starts them
/// provides it (`SwiftToolchain.libraryPath`).
let withoutToolchainPath = LinkerSetting.unsafeFlags(
  ["-no-toolchain-stdlib-rpath"], .when(platforms: [.linux]))

/// The targets of fuzzing. Tests feed them a corpus. `make fuzz` feeds them libFuzzer's inputs, and replaces
/// the program's entry point by libFuzzer's.
let isFuzzing = Context.environment["ZOETROPE_FUZZ"] != nil
let fuzzed: [Target.Dependency] = [
  "Diagnostics", "YAML", "DirectiveParsing", "Highlighting", "CodeBlocks", "Markdown", "Liquid", "UIKit",
  "ImageFiles", "Screens", "Scripts", "Cache", "Directives", "SiteBuilder", "PreviewServer", "Files",
  "RunCoding", "Rendering", "Hashing", "Runs", "TransitionEngine", "HTML", "BasicTestSupport",
]
let fuzzing: Target =
  isFuzzing
  ? .executableTarget(
    name: "Fuzz", dependencies: fuzzed, path: "Tests/Fuzz",
    exclude: ["Corpus", "Dictionaries", "Replay", "fuzz.sh"], sources: ["Targets", "Harness"],
    swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  : .testTarget(
    name: "FuzzTests", dependencies: fuzzed, path: "Tests/Fuzz",
    exclude: ["Corpus", "Dictionaries", "Harness", "fuzz.sh"], sources: ["Targets", "Replay"])

/// Where Homebrew has librsvg. On Linux, it is where all libraries are, and Swift's package manager warns of its flags.
#if os(macOS)
let librsvg: String? = "librsvg-2.0"
#else
let librsvg: String? = nil
#endif

let package = Package(
  name: "zoetrope",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "zoetrope", targets: ["zoetrope"]),
    .executable(name: "zoetrope-swift-parser", targets: ["SwiftSampleParser"]),
    .executable(name: "zoetrope-runner", targets: ["Runner"]),
    .executable(name: "zoetrope-rasterizer", targets: ["Rasterizer"]),
  ],
  targets: [
    // Libraries of the system, a module map for each.
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CMicroHTTPDLibrary", path: "Sources/CMicroHTTPD/Library", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    // Loads libmicrohttpd on demand. On a Mac, its headers have to be found, without linking it.
    .target(
      name: "CMicroHTTPD",
      dependencies: [
        "CLibraryLoading", .target(name: "CMicroHTTPDLibrary", condition: .when(platforms: [.macOS])),
      ],
      exclude: ["Library"]),
    .systemLibrary(
      name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .systemLibrary(
      name: "CRSVG", pkgConfig: librsvg, providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
    .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    // Loads libcurl on demand, without linking it.
    .target(name: "CCurl", dependencies: ["CLibraryLoading"]),
    // Loads libjansson on demand, without linking it.
    .target(name: "CJansson", dependencies: ["CLibraryLoading"]),
    .target(name: "CLibraryLoading"),
    .target(name: "CTheme"),
    .target(name: "CReference"),
    .target(name: "CSystem"),
    .target(name: "CProcesses"),
    .target(name: "CConfinement"),
    .target(name: "CCallStack"),
    .target(name: "CDeterminism"),
    .target(name: "CTasks"),
    .target(name: "CAppleNames", exclude: ["names.txt"]),
    .target(name: "CSymbols", exclude: ["symbols.txt", "LICENSE-Tabler-Icons"]),

    // Text as bytes, and common encodings.
    .target(name: "Text"),
    .target(name: "HTML", dependencies: ["Text"]),
    .target(name: "JSON", dependencies: ["CJansson", "Text"]),

    // The words of pages that authors don't write, in several languages.
    .target(name: "Localization", dependencies: ["Text"]),

    // Hashes. With library evolution, so that importers don't need the header of xxHash.
    .target(
      name: "Hashing", dependencies: ["CXXHash"],
      swiftSettings: [.unsafeFlags(["-enable-library-evolution"])]),

    // Paths, and all calls that read or change files.
    .target(name: "Files", dependencies: ["CSystem"]),

    // Threads and synchronization.
    .target(name: "Threads", dependencies: ["CSystem"]),

    // Memoized queries and their dependencies.
    .target(name: "QueryGraph", dependencies: ["Threads"]),

    // Other programs, and restrictions of a program's rights.
    .target(name: "Processes", dependencies: ["CProcesses", "Threads"]),
    .target(
      name: "Confinement",
      dependencies: ["CConfinement", .target(name: "CSeccomp", condition: .when(platforms: [.linux]))]),

    // Drawings to pixels. Only the program links librsvg.
    .target(name: "Rasterizing", dependencies: ["Processes", "Threads"]),
    .executableTarget(
      name: "Rasterizer", dependencies: ["Rasterizing", "Processes", "Confinement", "Threads", "CRSVG"],
      linkerSettings: [
        .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
      ]),

    // Values.
    .target(name: "Diagnostics", dependencies: ["Text"]),
    .target(name: "TransitionEngine", dependencies: ["Text"]),

    // Options that read, check and document themselves.
    .target(name: "Options", dependencies: ["Diagnostics", "Text"]),

    // The headless UIKit.
    // With library evolution, so that importers don't need HarfBuzz's headers.
    .target(
      name: "FontShaping", dependencies: ["CHarfBuzz"],
      swiftSettings: [.unsafeFlags(["-enable-library-evolution"])]),
    .target(name: "Typesetting", dependencies: ["FontShaping", "TransitionEngine", "Text"]),
    // With library evolution, so that importers don't need the header of `CSymbols`.
    .target(
      name: "SymbolDrawings", dependencies: ["CSymbols"],
      swiftSettings: [.unsafeFlags(["-enable-library-evolution"])]),
    .target(name: "Symbols", dependencies: ["TransitionEngine", "SymbolDrawings"]),
    // With library evolution, so that what imports it need not see the header of expat, nor load `Hashing`.
    .target(
      name: "ImageFiles", dependencies: ["TransitionEngine", "Hashing", "Text", "CExpat"],
      swiftSettings: [.unsafeFlags(["-enable-library-evolution"])]),
    .target(name: "ConstraintSolver", dependencies: ["Text"]),
    // Without the optimizer’s summaries of what functions do: the compiler would read them again for each
    // listing with a subclass, which takes a quarter of its time.
    .target(
      name: "UIKit",
      dependencies: ["TransitionEngine", "Typesetting", "Symbols", "ImageFiles", "ConstraintSolver", "Text"],
      swiftSettings: [
        .unsafeFlags(
          ["-Xllvm", "-sil-disable-pass=compute-side-effects"]
            + ["-Xllvm", "-sil-disable-pass=compute-escape-effects"],
          .when(configuration: .release))
      ]),

    // Rules for the record of a run, and animators.
    .target(name: "Lint", dependencies: ["TransitionEngine", "Text"]),
    .target(name: "Animators", dependencies: ["UIKit", "Lint", "Options"]),

    // The modules that samples import, such as Foundation, as aliases on the compiler's command line.
    .target(name: "FoundationNames", dependencies: ["UIKit"], path: "Sources/FrameworkNames/Foundation"),
    .target(name: "QuartzCoreNames", dependencies: ["UIKit"], path: "Sources/FrameworkNames/QuartzCore"),
    .target(name: "CoreGraphicsNames", dependencies: ["UIKit"], path: "Sources/FrameworkNames/CoreGraphics"),
    .target(name: "DispatchNames", dependencies: ["UIKit"], path: "Sources/FrameworkNames/Dispatch"),
    // Publishers, which only files that import them load.
    .target(name: "CombineNames", dependencies: ["UIKit"], path: "Sources/FrameworkNames/Combine"),

    // Timelines to SVG and CSS.
    .target(
      name: "Rendering",
      dependencies: ["TransitionEngine", "Hashing", "HTML", "Localization", "Text"]),

    // Text to trees.
    .target(name: "Liquid", dependencies: ["Diagnostics", "Localization", "HTML", "Text"]),
    .target(name: "YAML", dependencies: ["Diagnostics", "Text", "CYAML"]),
    .target(name: "SVGInspection", dependencies: ["TransitionEngine", "HTML", "Text", "CExpat"]),
    .target(name: "DirectiveParsing", dependencies: ["YAML", "Options", "Diagnostics", "Text"]),

    // Code to colors: by lexers, and by the toolchain's own parser.
    .target(name: "Highlighting", dependencies: ["DirectiveParsing", "HTML", "Text"]),
    .target(
      name: "Toolchain",
      dependencies: ["Highlighting", "Cache", "Processes", "Threads", "Files", "Diagnostics", "Text"]),
    .target(
      name: "CodeBlocks",
      dependencies: [
        "Toolchain", "Highlighting", "Cache", "Processes", "Files", "Localization", "HTML", "Diagnostics",
        "Text",
      ]),

    // Markdown to HTML.
    .target(
      name: "Markdown",
      dependencies: [
        "CodeBlocks", "Highlighting", "DirectiveParsing", "Localization", "HTML", "Diagnostics", "Text",
        "CCmark",
      ]),

    // Cached results.
    .target(name: "Cache", dependencies: ["Hashing", "CNettle", "CCurl", "Files", "Text", "Threads"]),

    // Authors' screens, gestures and scenarios.
    .target(
      name: "Screens",
      dependencies: [
        "YAML", "SVGInspection", "UIKit", "Symbols", "ImageFiles", "TransitionEngine", "Options",
        "Diagnostics",
        "Text",
      ]),
    .target(
      name: "Scripts",
      dependencies: [
        "DirectiveParsing", "UIKit", "Lint", "TransitionEngine", "Options", "Diagnostics", "Text",
      ]),

    // An author's Swift to libraries.
    .target(
      name: "Listings",
      dependencies: [
        "CodeBlocks", "Toolchain", "Cache", "Diagnostics", "Files", "Processes", "Text", "CAppleNames",
      ]),

    // Animators, screens and scripts to timelines.
    .target(
      name: "Runs",
      dependencies: [
        "Screens", "Scripts", "Animators", "UIKit", "Lint", "TransitionEngine", "Options", "Diagnostics",
        "Text",
      ]),

    // Runs and their requests as bytes, for other processes.
    .target(
      name: "RunCoding",
      dependencies: [
        "Runs", "Screens", "Lint", "TransitionEngine", "Cache", "Diagnostics",
      ]),

    // Directives and pages.
    .target(
      name: "Directives",
      dependencies: [
        "Listings", "RunCoding", "Processes", "Threads", "Runs", "Screens", "Scripts", "Markdown",
        "CodeBlocks", "Highlighting", "DirectiveParsing", "YAML", "Animators", "UIKit", "ImageFiles",
        "Typesetting", "Rendering", "Lint", "TransitionEngine", "Cache", "Options", "Diagnostics",
        "Localization", "HTML", "Text",
      ]),
    .target(
      name: "SiteBuilder",
      dependencies: [
        "Directives", "Listings", "Screens", "Rendering", "Liquid", "Markdown", "CodeBlocks", "Toolchain",
        "DirectiveParsing", "TransitionEngine", "UIKit", "YAML", "SVGInspection", "ImageFiles", "Cache",
        "Diagnostics", "Files",
        "Hashing", "HTML", "Localization", "QueryGraph", "Processes", "Rasterizing", "Text", "Threads",
        "CTheme",
        "CSystem",
      ]),
    .target(name: "PreviewServer", dependencies: ["CMicroHTTPD", "Files", "Hashing", "Text", "Threads"]),
    .target(
      name: "Preview",
      dependencies: [
        "SiteBuilder", "PreviewServer", "Directives", "Diagnostics", "Files", "HTML", "Text",
      ]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "SiteBuilder", "Directives", "Animators", "Screens", "Symbols", "Rendering", "Markdown",
        "DirectiveParsing", "Processes", "JSON", "Options", "Diagnostics", "Files", "Text", "Threads",
      ]),
    .target(
      name: "Publishing", dependencies: ["SiteBuilder", "Processes", "Diagnostics", "Files", "Text"]),
    // Figures for places that aren't sites.
    .target(
      name: "Exporting",
      dependencies: [
        "SiteBuilder", "Directives", "Listings", "Screens", "Rendering", "Markdown", "CodeBlocks",
        "DirectiveParsing", "Highlighting", "Lint", "Localization", "TransitionEngine", "Toolchain", "UIKit",
        "YAML",
        "JSON", "Diagnostics", "Files",
        "Hashing", "HTML", "Options", "Processes", "Rasterizing", "Text", "Threads",
      ]),
    .executableTarget(
      name: "zoetrope",
      dependencies: [
        "Preview", "LanguageServer", "Publishing", "Exporting", "SiteBuilder", "PreviewServer", "Directives",
        "Listings",
        "CodeBlocks",
        "Animators",
        "Rendering", "Cache", "Toolchain", "TransitionEngine", "Typesetting", "Options", "Diagnostics",
        "Files", "HTML", "JSON",
        "Text", "Processes", "Rasterizing", "Threads", "CSystem", "CReference", "CCmark", "CYAML", "CExpat",
      ],
      // A static Swift runtime starts faster, takes less memory, and runs without a toolchain.
      linkerSettings: [
        .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
      ]),
    .executableTarget(
      name: "SwiftSampleParser", dependencies: ["Processes", "Threads"],
      swiftSettings: [.unsafeFlags(["-I", parserLibraries])],
      linkerSettings: [
        .unsafeFlags(["-L", parserLibraries]), withoutToolchainPath,
        .unsafeFlags(["-Xlinker", "-rpath", "-Xlinker", parserLibraries], .when(platforms: [.macOS])),
      ]),

    // Loads and runs an author's Swift. It shares the toolchain's runtime with the libraries of listings, and
    // exports its symbols to them.
    .executableTarget(
      name: "Runner",
      dependencies: [
        "RunCoding", "Runs", "Screens", "Symbols", "Cache", "Processes", "Confinement", "UIKit",
        "FoundationNames",
        "QuartzCoreNames", "CoreGraphicsNames", "DispatchNames", "CombineNames", "Diagnostics", "CCallStack",
        "CDeterminism", "CTasks",
      ],
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux])), withoutToolchainPath,
      ]),

    // Random scripts against all containers: a few in the tests, all by `make campaign`.
    .executableTarget(
      name: "Campaign", dependencies: ["Animators", "UIKit", "TransitionEngine", "BasicTestSupport"],
      path: "Tests/Campaign"),
    .testTarget(name: "CampaignTests", dependencies: ["Campaign"]),

    // Support for the tests of all modules, and of several modules.
    .target(name: "BasicTestSupport", path: "Tests/Support/Basics"),
    .target(name: "BuiltTestSupport", path: "Tests/Support/Built"),
    .target(
      name: "ListingsTestSupport",
      dependencies: ["BuiltTestSupport", "Directives", "Listings", "Toolchain", "Cache"],
      path: "Tests/Support/Listings"),
    .target(
      name: "DiagnosticsTestSupport", dependencies: ["Diagnostics"], path: "Tests/Support/Diagnostics"),
    .target(
      name: "TestSupport", dependencies: ["DiagnosticsTestSupport", "Screens", "Diagnostics"],
      path: "Tests/Support/Screens"),

    .testTarget(name: "TextTests", dependencies: ["Text"]),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization", "Animators", "Lint"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["LanguageServer", "JSON", "SiteBuilder", "Diagnostics", "BasicTestSupport"]),
    .testTarget(name: "HTMLTests", dependencies: ["HTML", "BasicTestSupport"]),
    .testTarget(name: "HashingTests", dependencies: ["Hashing"]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "BasicTestSupport"]),
    .testTarget(name: "QueryGraphTests", dependencies: ["QueryGraph"]),
    // A program that serves copies of itself.
    .executableTarget(name: "Copied", dependencies: ["Processes"], path: "Tests/Support/Copied"),
    .testTarget(name: "ProcessesTests", dependencies: ["Processes", "BuiltTestSupport", "BasicTestSupport"]),
    // A program that confines itself, and then tries what it should not.
    .executableTarget(
      name: "Confined",
      dependencies: ["Confinement", .target(name: "CSeccomp", condition: .when(platforms: [.linux]))],
      path: "Tests/Support/Confined"),
    .testTarget(
      name: "ConfinementTests",
      dependencies: ["Confinement", "Processes", "BuiltTestSupport", "BasicTestSupport"]),
    .testTarget(
      name: "RasterizingTests",
      dependencies: ["Rasterizing", "Processes", "Threads", "BuiltTestSupport", "BasicTestSupport"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "BasicTestSupport"]),
    .testTarget(name: "OptionsTests", dependencies: ["Options"]),
    .testTarget(
      name: "TransitionEngineTests", dependencies: ["TransitionEngine", "BasicTestSupport"],
      exclude: ["Goldens"]),
    .testTarget(name: "LintTests", dependencies: ["Lint", "TransitionEngine"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "BasicTestSupport"]),
    .testTarget(name: "SymbolsTests", dependencies: ["Symbols"]),
    .testTarget(name: "ImageFilesTests", dependencies: ["ImageFiles"]),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], exclude: ["Oracle"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "Lint", "BasicTestSupport"]),
    .testTarget(
      name: "FrameworkNamesTests",
      dependencies: [
        "FoundationNames", "QuartzCoreNames", "CoreGraphicsNames", "DispatchNames", "CombineNames", "UIKit",
        "Listings",
        "BuiltTestSupport", "BasicTestSupport",
      ]),
    .testTarget(name: "AnimatorsTests", dependencies: ["Animators"], exclude: ["Goldens"]),
    .testTarget(
      name: "RenderingTests", dependencies: ["Rendering", "HTML", "TransitionEngine", "BasicTestSupport"],
      exclude: ["Goldens"]),
    .testTarget(name: "LiquidTests", dependencies: ["Liquid", "YAML"], exclude: ["Suite"]),
    .testTarget(name: "YAMLTests", dependencies: ["YAML", "DiagnosticsTestSupport"]),
    .testTarget(name: "SVGInspectionTests", dependencies: ["SVGInspection"]),
    .testTarget(
      name: "DirectiveParsingTests", dependencies: ["DirectiveParsing", "Options", "DiagnosticsTestSupport"]),
    .testTarget(name: "HighlightingTests", dependencies: ["Highlighting", "BasicTestSupport"]),
    .testTarget(
      name: "ToolchainTests", dependencies: ["Toolchain", "Cache", "BuiltTestSupport", "BasicTestSupport"]),
    .testTarget(
      name: "CodeBlocksTests",
      dependencies: [
        "CodeBlocks", "Toolchain", "Highlighting", "Cache", "Files", "DiagnosticsTestSupport",
        "BuiltTestSupport", "BasicTestSupport",
      ]),
    .testTarget(
      name: "MarkdownTests",
      dependencies: [
        "Markdown", "CodeBlocks", "Toolchain", "Highlighting", "DiagnosticsTestSupport", "BuiltTestSupport",
        "BasicTestSupport",
      ]),
    .testTarget(
      name: "CacheTests", dependencies: ["Cache", "Hashing", "BasicTestSupport"], exclude: ["Servers"]),
    .testTarget(name: "ScreensTests", dependencies: ["Screens", "TestSupport"]),
    .testTarget(name: "ScriptsTests", dependencies: ["Scripts", "Text", "TestSupport"]),
    .testTarget(
      name: "RunsTests",
      dependencies: ["Runs", "Scripts", "Animators", "Lint", "Options", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "DirectivesTests",
      dependencies: [
        "Directives", "Animators", "Localization", "Listings", "TestSupport", "ListingsTestSupport",
      ],
      exclude: ["Drawing/Goldens"]),
    .testTarget(
      name: "SiteBuilderTests",
      dependencies: [
        "SiteBuilder", "Directives", "Files", "Hashing", "HTML", "Localization", "Rasterizing", "Text",
        "Threads",
        "ListingsTestSupport", "BuiltTestSupport", "BasicTestSupport",
      ],
      exclude: ["JekyllSites", "Links/Servers", "PlainTemplates", "RunningSites", "Sites"]),
    .testTarget(
      name: "RunCodingTests",
      dependencies: ["RunCoding", "Runs", "Options", "Animators", "UIKit", "ImageFiles", "TestSupport"]),
    .testTarget(
      name: "ListingsTests",
      dependencies: [
        "Listings", "Markdown", "Processes", "FoundationNames", "DiagnosticsTestSupport", "BuiltTestSupport",
        "BasicTestSupport",
      ]),
    .testTarget(name: "PreviewServerTests", dependencies: ["PreviewServer", "Text", "BasicTestSupport"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: ["Preview", "SiteBuilder", "PreviewServer", "Files", "Diagnostics", "BasicTestSupport"]),
    .testTarget(
      name: "ExportingTests",
      dependencies: [
        "Exporting", "SiteBuilder", "Directives", "CodeBlocks", "Rasterizing", "Rendering",
        "TransitionEngine",
        "JSON", "Processes", "Threads", "Files", "Diagnostics", "BuiltTestSupport", "BasicTestSupport",
      ]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["SiteBuilder", "BuiltTestSupport", "ListingsTestSupport", "BasicTestSupport"],
      exclude: ["Editors", "GitHub", "Seeds"]),
    fuzzing,
  ]
)
