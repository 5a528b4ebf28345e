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
        "mmdc", "dot", "ffmpeg", "qrencode", "source", "output", "cache",
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
    func value(_ path: String, _ name: String) throws -> String? {
      try workspace.shell("PATH=$PWD/\(path) $ZOETROPE doctor").output.split(separator: "\n")
        .first { $0.hasPrefix(name + " ") }
        .map { $0.dropFirst(name.count).trimmingCharacters(in: .whitespaces) }
    }
    #expect(try value("none", "ffmpeg") == "missing: “render --animate” can't make webp, gif, mp4, avif")
    try workspace.write("#!/bin/sh\n[ \"$4\" = encoder=gif ] && echo Encoder gif\nexit 0\n", to: "bin/ffmpeg")
    #expect(try workspace.shell("chmod +x bin/ffmpeg").code == 0)
    #expect(try value("bin", "ffmpeg")?.hasSuffix("/bin/ffmpeg, which can't make webp, mp4, avif") == true)
  }

  @Test func `without a toolchain, what pages cannot do is said`() throws {
    let outcome = try workspace.shell("PATH=/usr/bin:/bin $ZOETROPE doctor")
    #expect(outcome.output.contains("missing: pages can't run their Swift"))
  }
}
