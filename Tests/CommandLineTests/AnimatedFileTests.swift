import Foundation
import Testing

/// Animated files are made by programs that need not be there: what takes one says so where it is missing.
struct AnimatedFileTests {
  private let workspace: Workspace
  private static let page = """
    # Page

    ```{screen} a
    size: 80x160
    background: systemRed
    ```

    ```{screen} b
    size: 80x160
    background: systemBlue
    ```

    ```{transition} push
    :from: a
    :to: b
    :duration: 0.2s
    :name: one
    ```

    ```{compare}
    :from: a
    :to: b
    :duration: 0.2s
    :name: two
    fade
    push
    ```

    ```{curve}
    easeIn
    ```

    """

  init() throws {
    workspace = try Workspace()
    try workspace.write(Self.page, to: "content/page.md")
    try workspace.write("# Home\n", to: "content/index.md")
  }

  private static func isThere(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  private static let formats = ["webp", "gif", "mp4", "avif"].map { ($0, ["ffmpeg"]) }

  private func render(_ format: String, _ more: String...) throws -> Workspace.Outcome {
    try workspace.run(
      ["render", "content/page.md", "--output", "out", "--animate", format, "--width", "40", "--rate", "10"]
        + more)
  }

  @Test(arguments: formats)
  func `figures that move become files`(format: String, tools: [String]) throws {
    let outcome = try render(format)
    guard tools.allSatisfy(Self.isThere) else {
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains("[render.tool-missing]"), "\(outcome.errors)")
      #expect(!workspace.exists("out"))
      return print("\(tools.joined(separator: " or ")) is not there: nothing is known of \(format) files")
    }
    #expect(outcome.code == 0, "\(outcome.errors)")
    let names = try workspace.shell("ls out").output.split(separator: "\n").map(String.init)
    #expect(names.filter { $0.hasSuffix("." + format) } == ["one." + format, "two." + format])
    let before = try workspace.state(of: "out")
    let again = try render(format)
    #expect(again.code == 0)
    #expect(again.output == "")
    #expect(try workspace.state(of: "out") == before)
  }

  @Test func `an SVG plays by itself, beside the figure's strip`() throws {
    let outcome = try workspace.shell(
      "PATH=/bin \"$ZOETROPE\" render content/page.md --output out --animate svg --width 40 --rate 10")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let names = try workspace.shell("ls out/*.animated.svg").output.split(separator: "\n").map(String.init)
    #expect(names == ["out/one.animated.svg", "out/two.animated.svg"])
    #expect(workspace.exists("out/one.svg"))
    let before = try workspace.state(of: "out")
    #expect(try render("svg").output == "")
    #expect(try workspace.state(of: "out") == before)
  }

  /// FFmpeg takes the path of its pictures as a pattern.
  @Test(.enabled(if: isThere("ffmpeg")))
  func `the temporary folder may have any name`() throws {
    let outcome = try workspace.shell(
      "mkdir 'a %d %% b' && TMPDIR=\"$PWD/a %d %% b\" \"$ZOETROPE\" render content/page.md --output out --animate gif --width 40 --rate 10"
    )
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(workspace.exists("out/one.gif"))
  }

  @Test(.enabled(if: isThere("ffmpeg")))
  func `a WebP is whole, and as large and long as asked for`() throws {
    #expect(try render("webp").code == 0)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: workspace.path + "/out/one.webp"))
    // A RIFF file tells its length without the first eight bytes; frames are in chunks, each with 24 bits of milliseconds.
    let number = { (at: Int, count: Int) in
      (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }
    #expect(number(4, 4) + 8 == bytes.count)
    var (place, durations, names): (Int, [Int], [String]) = (12, [], [])
    while place + 8 <= bytes.count {
      let name = String(decoding: bytes[place..<(place + 4)], as: UTF8.self)
      names.append(name)
      if name == "VP8X" { #expect(number(place + 12, 3) + 1 == 40 && number(place + 15, 3) + 1 == 80) }
      if name == "ANMF" { durations.append(number(place + 20, 3)) }
      place += 8 + (number(place + 4, 4) + 1) / 2 * 2
    }
    #expect(place == bytes.count)
    #expect(names.last == "TEXT")
    #expect(durations == [500, 100, 900])
  }

  @Test(.enabled(if: isThere("ffmpeg"))) func `dark files have DocC's names`() throws {
    #expect(try render("gif", "--style", "both").code == 0)
    let names = try workspace.shell("cd out && ls *.gif").output.split(separator: "\n").map(String.init)
    #expect(names.sorted() == ["one.gif", "one~dark.gif", "two.gif", "two~dark.gif"])
  }

  @Test func `frames become pictures, with a poster, without an encoder`() throws {
    func render() throws -> Workspace.Outcome {
      try workspace.shell(
        "PATH= \"$ZOETROPE\" render content/page.md --output out --animate png --width 40 --rate 10 --style dark"
      )
    }
    let outcome = try render()
    #expect(outcome.code == 0, "\(outcome.errors)")
    for name in ["one~dark.png", "one-0001~dark.png", "one-0003~dark.png", "two-0001~dark.png"] {
      #expect(workspace.exists("out/" + name), "\(name)")
    }
    #expect(!workspace.exists("out/one-0004~dark.png"))
    #expect(try render().output == "")
    // The mark is a chunk of its own before the last one.
    let bytes = try Data(contentsOf: URL(fileURLWithPath: workspace.path + "/out/one~dark.png"))
    #expect(bytes.suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
    #expect(try workspace.shell("printf x >> out/one~dark.png").code == 0)
    #expect(try render().errors.contains("render.foreign-file"))
  }

  @Test func `a missing program is told before anything is built`() throws {
    let outcome = try workspace.shell(
      "PATH= \"$ZOETROPE\" render content/page.md --output out --animate gif")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("“ffmpeg” is missing [render.tool-missing]"))
    #expect(outcome.errors.contains("apt install ffmpeg"))
    #expect(!workspace.exists("out"))
  }

  @Test func `a program that fails is told with its own words`() throws {
    #expect(
      try workspace.shell(
        "mkdir bin && cd bin && printf '#!/bin/sh\\necho no ink\\nexit 3' > ffmpeg && chmod +x *"
      ).code == 0)
    let outcome = try workspace.shell(
      "PATH=$PWD/bin \"$ZOETROPE\" render content/page.md --output out --animate webp")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("failed for “one” [render.tool-failed]"), "\(outcome.errors)")
    #expect(outcome.errors.contains("no ink"))
    #expect(!workspace.exists("out"))
  }

  /// The rasterizer's libraries would leave it out, and draw the rest.
  @Test(.enabled(if: isThere("ffmpeg"))) func `a damaged picture is told`() throws {
    let screen = "content:\n  - image: {file: a.png, size: 40}"
    try workspace.write(Self.page.replacing("background: systemRed", with: screen), to: "content/page.md")
    // The checksum of its pixels is another one.
    let picture =
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAQCAIAAACk6KkqAAAAE0lEQVR4nGMQUDDAihhGJQZCAgBzuzABHP2VdQAAAABJRU5ErkJggg=="
    #expect(try workspace.shell("echo \(picture) | base64 -d > content/a.png").code == 0)
    let outcome = try render("webp")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.contains("can't read a picture of “one” [render.tool-failed]"), "\(outcome.errors)")
    #expect(outcome.errors.contains("IDAT"), "\(outcome.errors)")
    #expect(!workspace.exists("out"))
  }

  @Test func `a program that uses up its memory is told`() throws {
    #expect(
      try workspace.shell(
        "mkdir bin && cd bin && printf '#!/bin/sh\\n[ $3 = -h ] && exec echo Encoder libwebp_anim\\nexec dd if=/dev/zero of=/dev/null bs=4G count=1' > ffmpeg && chmod +x *"
      ).code == 0)
    let outcome = try workspace.shell(
      "PATH=$PWD/bin:$PATH \"$ZOETROPE\" render content/page.md --output out --animate webp")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.contains("needs more than 2048 MiB of memory for “one” [render.tool-failed]"),
      "\(outcome.errors)")
  }

  @Test func `too many pictures are refused`() throws {
    try workspace.write(Self.page.replacing("0.2s", with: "59s"), to: "content/page.md")
    #expect(
      try workspace.shell(
        "mkdir bin && cd bin && printf '#!/bin/sh\\necho Encoder libwebp_anim\\n' > ffmpeg && chmod +x *"
      ).code == 0)
    let outcome = try workspace.shell(
      "PATH=$PWD/bin \"$ZOETROPE\" render content/page.md --output out --animate webp --rate 60")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("[render.too-long]"), "\(outcome.errors)")
  }

  @Test(arguments: ["--animate mov", "--style sepia", "--width 8", "--rate 0", "--rate 61"])
  func `values are checked`(option: String) throws {
    let outcome = try workspace.run(
      ["render", "content/page.md"] + option.split(separator: " ").map(String.init))
    #expect(outcome.code == 2, "\(outcome.errors)")
  }
}
