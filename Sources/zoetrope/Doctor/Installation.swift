import Cache
import CodeBlocks
import Diagnostics
import Exporting
import Files
import HTML
import JSON
import PreviewServer
import Rasterizing
import SiteBuilder
import Toolchain
import Typesetting

/// Checks the program's requirements.
struct Installation {
  /// The path of the Swift parser; nil if the program can't find its own path.
  let swiftParser: String?
  /// The path of the program that makes pixels; nil if the program can't find its own path.
  let rasterizer: String?
  /// The installation for pages' Swift; nil if the program can't find its own path.
  let swift: SwiftInstallation?

  var findings: [Finding] {
    libraries + [font, parser, rasterizerFinding] + (swift?.findings ?? []) + [highlighter] + writingTools
      + animationTools + [
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

  /// Draws a picture, since the file alone doesn't show whether it finds librsvg.
  private var rasterizerFinding: Finding {
    let name = "Rasterizer"
    guard let rasterizer else {
      return Finding(name, missing: "the program can't find its own folder", fix: nil)
    }
    let size = 2
    let svg = HTMLWriter.html { out in
      out.element("svg") { root in
        root.attribute("xmlns", "http://www.w3.org/2000/svg")
        root.attribute("width", "\(size)")
        root.attribute("height", "\(size)")
      }
    }
    do throws(RasterProblem) {
      _ = try Rasterizer(rasterizer, seconds: 20).picture(of: Drawing(svg, width: size, form: .png))
      return Finding(name, rasterizer)
    } catch {
      return Finding(
        name, missing: "animated files and pictures for links can't be made", explanation: error.inWords,
        fix: "install Zoetrope again; the program needs librsvg, on Debian the package “librsvg2-2”")
    }
  }

  /// The program that only `render --animate` needs, with what it can't make.
  private var animationTools: [Finding] {
    guard let path = FileSystem.program(FilmEncoding.encoder) else {
      let formats = FilmEncoding.allCases.map(\.rawValue).joined(separator: ", ")
      return [Finding(FilmEncoding.encoder, "missing: “render --animate” can't make \(formats)")]
    }
    let missing = FilmEncoding.allCases.filter { (try? $0.check()) == nil }.map(\.rawValue)
    return [
      Finding(
        FilmEncoding.encoder,
        missing.isEmpty ? path : "\(path), which can't make \(missing.joined(separator: ", "))")
    ]
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
