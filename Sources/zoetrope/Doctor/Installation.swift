import Cache
import CodeBlocks
import Diagnostics
import Files
import JSON
import PreviewServer
import SiteBuilder
import Toolchain
import Typesetting

/// Checks the program's requirements.
struct Installation {
  /// The path of the Swift parser; nil if the program can't find its own path.
  let swiftParser: String?
  /// The installation for pages' Swift; nil if the program can't find its own path.
  let swift: SwiftInstallation?

  var findings: [Finding] {
    libraries + [font, parser] + (swift?.findings ?? []) + [highlighter] + writingTools + animationTools + [
      codes
    ]
      + openFiles
  }

  private var libraries: [Finding] {
    [
      Finding("cmark", LibraryVersions.cmark), Finding("libyaml", LibraryVersions.libYAML),
      Finding("expat", LibraryVersions.expat),
      Finding("HarfBuzz", FontInstallation.harfBuzzVersion),
      // Only the preview needs libmicrohttpd.
      Finding("libmicrohttpd", HTTPLibrary.version ?? "missing: “preview” can't start"),
      Finding("Nettle", CacheLibraries.nettle),
      Finding("xxHash", CacheLibraries.xxHash),
      // Only the server for editors needs libjansson.
      Finding("libjansson", JSONValue.libraryVersion ?? "missing: “lsp” can't start"),
      // Only a cache on a server needs libcurl.
      Finding("libcurl", CacheLibraries.libcurl ?? "missing: “--cache” can't reach a server"),
    ]
  }

  /// The program that only languages without a lexer need. Asks it, since the file alone doesn't show whether it runs.
  private var highlighter: Finding {
    let pygments = Pygments(cache: nil)
    let isKnown = (try? pygments.knows("python")) ?? false
    return Finding(
      Pygments.program,
      (isKnown ? FileSystem.program(Pygments.program) : nil)
        ?? "missing: languages such as Kotlin and Python have no colors")
  }

  /// The programs that only formulas and diagrams need.
  private var writingTools: [Finding] {
    let programs =
      [(FormulaProgram.program, "formulas")]
      + DiagramLanguage.allCases.map { ($0.program, "“\($0.rawValue)” diagrams") }
    return programs.map { program, what in
      Finding(program, FileSystem.program(program) ?? "missing: \(what) show up as their sources")
    }
  }

  /// The programs that only `render --animate` needs.
  private var animationTools: [Finding] {
    func finding(_ program: String, _ formats: [AnimationFormat]) -> Finding {
      let missing = formats.map(\.rawValue).joined(separator: ", ")
      return Finding(
        program, FileSystem.program(program) ?? "missing: “render --animate” can't make \(missing)")
    }
    let formats = Dictionary(grouping: AnimationFormat.rastered, by: \.encoder)
    return [finding(Rasterizer.program, AnimationFormat.rastered)]
      + formats.sorted { $0.key > $1.key }.map(finding)
  }

  /// The program that only `preview --host` uses.
  private var codes: Finding {
    Finding(
      NetworkNotice.program,
      FileSystem.program(NetworkNotice.program) ?? "missing: “preview --host” shows no QR code")
  }

  private var font: Finding {
    do {
      return Finding("Inter", try FontInstallation.regularFace())
    } catch {
      return Finding(
        "Inter", missing: "text can't be drawn: the font is missing", explanation: "\(error)", fix: nil)
    }
  }

  /// The check that `preview` can find the paths of open files; empty if it can.
  private var openFiles: [Finding] {
    DescriptorPath.isAvailable
      ? []
      : [Finding("/proc", missing: "the system doesn't report the paths of open files", fix: "mount /proc")]
  }

  /// Parses a sample, since the file alone doesn't show whether it finds the toolchain's libraries.
  private var parser: Finding {
    let name = "Swift parser"
    guard let swiftParser else {
      return Finding(name, missing: "the program can't find its own folder", fix: nil)
    }
    let problems = DiagnosticCollector()
    _ = SwiftSampleParser(executable: swiftParser).parse(Array("let answer = 42\n".utf8), problems)
    guard let problem = problems.diagnostics.first else { return Finding(name, swiftParser) }
    return Finding(
      name, missing: problem.summary, explanation: problem.explanation,
      fix:
        "“make build” installs it beside the program; it needs the Swift toolchain that it was built with, in PATH"
    )
  }
}
