import Foundation
import Testing

struct DoctorCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("# Home\n", to: "content/index.md")
  }

  @Test func `tells what the program runs with`() throws {
    let outcome = try workspace.run("doctor")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let names = outcome.output.split(separator: "\n").compactMap { $0.components(separatedBy: "  ").first }
    #expect(
      names == [
        "zoetrope", "cmark", "libyaml", "expat", "HarfBuzz", "libmicrohttpd", "Nettle", "xxHash",
        "libjansson", "libcurl",
        "Inter", "Swift parser", "Rasterizer", "Swift", "Swift modules", "Swift runner", "pygmentize",
        "latex2mathml",
        "mmdc", "dot", "img2webp", "ffmpeg", "qrencode", "source", "output", "cache",
      ])
    #expect(!outcome.output.contains("–"))
    #expect(!workspace.exists("site"))
    #expect(!workspace.exists(".zoetrope"))
  }

  @Test func `a folder without a site is named, with a way out`() throws {
    let outcome = try workspace.run("doctor", "--source", "content")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("none in “content”"))
    #expect(outcome.output.contains("zoetrope init"))
    #expect(outcome.output.contains("cmark"))
  }

  @Test func `an output that a build would refuse is refused`() throws {
    try workspace.write("mine", to: "notes/todo.txt")
    let outcome = try workspace.run("doctor", "--output", "notes")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("todo.txt"))
  }

  @Test func `a program without its parser says what to do`() throws {
    let outcome = try workspace.shell("cp \"$ZOETROPE\" alone && ./alone doctor")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("the Swift parser doesn't run"))
    #expect(outcome.errors.contains("make build"))
  }

  @Test func `without the tools of animated files, it is said which formats are not made`() throws {
    try workspace.write("#!/bin/sh\n", to: "bin/img2webp")
    let outcome = try workspace.shell("chmod +x bin/img2webp && PATH=$PWD/bin $ZOETROPE doctor")
    func value(of name: String) -> String? {
      outcome.output.split(separator: "\n").first { $0.hasPrefix(name + " ") }
        .map { $0.dropFirst(name.count).trimmingCharacters(in: .whitespaces) }
    }
    #expect(value(of: "img2webp")?.hasSuffix("/bin/img2webp") == true)
    #expect(value(of: "ffmpeg") == "missing: “render --animate” can't make gif, mp4")
  }

  @Test func `without a toolchain, what pages cannot do is said`() throws {
    let outcome = try workspace.shell("PATH=/usr/bin:/bin $ZOETROPE doctor")
    #expect(outcome.output.contains("missing: pages can't run their Swift"))
  }
}
