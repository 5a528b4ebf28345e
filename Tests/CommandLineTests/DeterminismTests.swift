import Foundation
import Testing

/// The same source gives the same bytes, whatever the machine is like.
@Suite(.serialized)
struct DeterminismTests {
  private static let pages: [(String, String)] = [
    ("zoetrope.yml", "title: Site\nbase_url: https://example.org/\n"),
    ("content/index.md", "# Home\n\n[All](tutorials/fold.md)\n"),
    ("content/tutorials/fold.md", "---\ntitle: Fold\ntags: [İstanbul, ıssız, Ilk]\n---\n\n" + figures),
    ("content/tutorials/Iğdır.md", "---\ntitle: Second\ntags: [b, a]\ndate: 2024-02-29\n---\n\n# Title\n"),
    ("content/posts/z.md", "---\ndate: 2024-01-01 23:30\ntags: [a]\n---\n\n```swift\nlet i = \"I\"\n```\n"),
    ("content/posts/a.md", "---\ndate: 2024-01-01 23:30\ntags: [b]\n---\n\nText\n"),
    ("content/posts/picture.txt", "copied\n"),
  ]

  private static let figures = """
    ```{screen} one
    background: systemYellow
    content:
      - label: {text: One, font: largeTitle}
    ```

    ```{screen} two
    background: systemIndigo
    content:
      - list: {rows: [{title: Ğ, icon: {symbol: camera.fill}}, {title: Two}]}
    ```

    ```{transition} fold
    :from: one
    :to: two
    :duration: 0.6s
    One becomes two.
    ```

    """

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for (name, text) in Self.pages { try workspace.write(text, to: "source/" + name) }
  }

  private func build(_ prefix: String = "", _ options: String = "", source: String = "source") throws
    -> [String: Data]
  {
    let outcome = try workspace.shell(
      "rm -rf out && \(prefix) \"$ZOETROPE\" build --quiet --source '\(source)' --output out \(options)")
    try #require(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors == "")
    let root = workspace.path + "/out"
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
      contents[name] = FileManager.default.contents(atPath: root + "/" + name) ?? Data()
    }
    return contents
  }

  @Test func `threads, time zones, languages and runs make no difference`() throws {
    let first = try build()
    #expect(
      first["tutorials/fold/index.html"].map { String(decoding: $0, as: UTF8.self).contains("zt-strip") }
        == true)
    #expect(try build() == first)
    #expect(try build("", "--jobs 1") == first)
    #expect(try build("", "--jobs 8") == first)
    #expect(try build("TZ=Pacific/Kiritimati LANG=tr_TR.UTF-8 LC_ALL=tr_TR.UTF-8") == first)
    #expect(try build("TZ=UTC LANG=C LC_ALL=C") == first)
    // What a sanitizer is told to do is no part of the program.
    #expect(
      try build("env -i PATH=\"$PATH\" ASAN_OPTIONS=\"$ASAN_OPTIONS\" TSAN_OPTIONS=\"$TSAN_OPTIONS\"")
        == first)
  }

  @Test func `the path of the source and the order of its folders make no difference`() throws {
    let first = try build()
    // Listings give entries in an order that depends on when they were made.
    for (name, text) in Self.pages.reversed() { try workspace.write(text, to: "else/where it is/" + name) }
    let path = workspace.path + "/else/where it is"
    #expect(try build(source: "else/where it is") == first)
    #expect(try build(source: path) == first)
  }
}
