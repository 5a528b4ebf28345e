import Foundation
import Testing

struct PreviewCommandTests {
  /// A running preview, and the requests a browser would make.
  private final class Preview {
    private let process: Process
    private let workspace: Workspace
    private let port: String

    init(_ workspace: Workspace, _ options: [String] = []) throws {
      self.workspace = workspace
      process = try workspace.start(["preview", "--port", "0"] + options)
      let pipe = try #require(process.standardOutput as? Pipe)
      var line = ""
      while !line.contains("\n") {
        let data = pipe.fileHandleForReading.availableData
        guard !data.isEmpty else { break }
        line += String(decoding: data, as: UTF8.self)
      }
      let address = try #require(line.split(separator: " ").first { $0.hasPrefix("http://127.0.0.1:") })
      port = String(address.dropFirst("http://127.0.0.1:".count).dropLast())
    }

    deinit {
      if process.isRunning { process.terminate() }
    }

    func get(_ path: String) throws -> String {
      let request = "GET /\(path) HTTP/1.0\\r\\nHost: 127.0.0.1:\(port)\\r\\n\\r\\n"
      return try workspace.shell("exec 3<>/dev/tcp/127.0.0.1/\(port) && printf '\(request)' >&3 && cat <&3")
        .output
    }

    /// Asks until the answer fits: a rebuild takes its moment.
    func waits(for path: String, toContain text: String) throws -> Bool {
      for _ in 0..<1200 {
        if try get(path).contains(text) { return true }
        usleep(50_000)
      }
      return false
    }

    func interrupt() -> Int32 {
      process.interrupt()
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }
  }

  /// What a preview says on its standard output, up to a text; at most for a minute.
  private func output(of preview: Process, upTo text: String) throws -> String {
    let pipe = try #require(preview.standardOutput as? Pipe)
    let end = DispatchWorkItem { preview.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: end)
    defer { end.cancel() }
    var output = ""
    while !output.contains(text) {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      output += String(decoding: data, as: UTF8.self)
    }
    return output
  }

  @Test func `shows what an author's Swift prints, and shows it anew when it is another`() throws {
    let workspace = try Workspace()
    func page(_ text: String) -> String {
      "# Home\n\n```{run}\nprint(\"\(text)\")\nUIView.animate(withDuration: 1) { view.alpha = 0 }\n```\n"
    }
    try workspace.write("code: on\n", to: "zoetrope.yml")
    try workspace.write(page("one\\u{1B}[2J"), to: "content/index.md")
    let preview = try workspace.start(["preview", "--port", "0", "--no-cache"])
    defer {
      preview.interrupt()
      preview.waitUntilExit()
    }
    let first = try output(of: preview, upTo: "printed: one")
    #expect(first.contains("content/index.md:3: What the code does\n  printed: one\u{FFFD}[2J\n"))
    try workspace.write(page("two"), to: "content/index.md")
    let second = try output(of: preview, upTo: "printed: two")
    #expect(second.contains("  printed: two\n"))
    #expect(!second.contains("one"))
  }

  @Test func `serves, follows changes, keeps the last good page, and ends when asked`() throws {
    let workspace = try Workspace()
    try workspace.write("# Home\n\nfirst\n", to: "content/index.md")
    let preview = try Preview(workspace)
    #expect(try preview.get("").contains("first"))
    #expect(try preview.get("").contains("/.zoetrope/reload.js"))

    try workspace.write("# Home\n\nsecond\n", to: "content/index.md")
    #expect(try preview.waits(for: "", toContain: "second"))
    try workspace.write("# New\n\nthird\n", to: "content/a/new.md")
    #expect(try preview.waits(for: "a/new/", toContain: "third"))

    try workspace.write("# Home\n\nbroken {{ 1 | nothing }}\n", to: "content/index.md")
    try workspace.write("body {}\n", to: "content/a/b.css")
    usleep(400_000)
    #expect(try preview.get("").contains("second"))
    try workspace.write("# Home\n\nfourth\n", to: "content/index.md")
    #expect(try preview.waits(for: "", toContain: "fourth"))

    #expect(preview.interrupt() == 0)
    #expect(!workspace.exists("site"))
  }

  /// To Swift, the accent is one character with the slash before it.
  @Test func `a file's name may start with an accent`() throws {
    let workspace = try Workspace()
    try workspace.write("accented", to: "content/\u{301}.txt")
    let preview = try Preview(workspace)
    // For printf, which sends the request, two percent signs are one.
    #expect(try preview.get("%%CC%%81.txt").contains("accented"))
  }

  @Test func `what a build copies the preview serves and follows, and nothing else`() throws {
    let workspace = try Workspace()
    try workspace.write("# Home\n", to: "content/index.md")
    let names = ["a.swp", "b.swx", "c.txt~", "#d#", ".e.swp", ".#f", ".nojekyll", "g.tmp", "h.bak", "4913"]
    let preview = try Preview(workspace)
    for name in names { try workspace.write("first", to: "content/" + name) }
    #expect(try workspace.run("build", "--quiet").code == 0)
    for name in names {
      let address = name.replacing("#", with: "%%23")
      if workspace.exists("site/" + name) {
        #expect(try preview.waits(for: address, toContain: "first"), "\(name)")
        try workspace.write("second", to: "content/" + name)
        #expect(try preview.waits(for: address, toContain: "second"), "\(name)")
      } else {
        #expect(try preview.get(address).contains(" 404 "), "\(name)")
      }
    }
  }

  @Test func `what links lead to is followed`() throws {
    let workspace = try Workspace()
    try workspace.write("# Home\n\n{{ site.data.t.n }} {{ site.title }}\n", to: "content/index.md")
    try workspace.write("# Shared\n\nfirst\n", to: "shared/y.md")
    try workspace.write("n: number 1", to: "shared/t.yml")
    try workspace.write("title: Title 1", to: "real.yml")
    let links =
      "mkdir content/_data && ln -s ../../shared/t.yml content/_data/t.yml && ln -s real.yml zoetrope.yml"
    #expect(try workspace.shell("\(links) && ln -s ../shared/y.md content/y.md").code == 0)
    let preview = try Preview(workspace)
    #expect(try preview.get("").contains("number 1 Title 1"))
    try workspace.write("n: number 2", to: "shared/t.yml")
    #expect(try preview.waits(for: "", toContain: "number 2 Title 1"))
    try workspace.write("title: Title 2", to: "real.yml")
    #expect(try preview.waits(for: "", toContain: "number 2 Title 2"))
    try workspace.write("# Shared\n\nsecond\n", to: "shared/y.md")
    #expect(try preview.waits(for: "y/", toContain: "second"))
  }

  @Test func `in the network, it names the addresses and warns`() throws {
    let workspace = try Workspace()
    try workspace.write("# Home\n", to: "content/index.md")
    let preview = try workspace.start(["preview", "--port", "0", "--host", "--quiet"])
    defer {
      preview.interrupt()
      preview.waitUntilExit()
    }
    let said = try output(of: preview, upTo: "network")
    #expect(said.hasPrefix("preview at http://127.0.0.1:"))
    if said.contains("in the network at http://") {
      #expect(said.contains("warning: anyone in the network can read"))
    } else {
      #expect(said.contains("no address in a network"))
    }
    // A QR code is for terminals.
    #expect(!said.contains("qrencode") && !said.contains("█"))
  }

  @Test func `drafts and pages of the future are shown and marked`() throws {
    let workspace = try Workspace()
    try workspace.write("# Home\n", to: "content/index.md")
    try workspace.write("---\ndate: 9000-05-01\n---\n# Later\n", to: "content/posts/later.md")
    let preview = try Preview(workspace)
    let created = try workspace.run("new", "A \"fold\": 1/2 🎉")
    #expect(created.code == 0)
    #expect(created.output.contains("created ./content/posts/a-fold-12.md\n"), "\(created.output)")
    #expect(created.output.contains("“zoetrope preview” shows it at /posts/a-fold-12/\n"))
    #expect(try preview.waits(for: "posts/a-fold-12/", toContain: "<strong>Draft</strong> Builds leave"))
    #expect(
      try preview.get("posts/later/").contains(
        "<strong>Scheduled for <time datetime=\"9000-05-01\">1 May 9000"))
    let list = try preview.get("posts/")
    #expect(list.contains("<li class=\"draft\">Draft</li>"))
    #expect(list.contains("<li class=\"draft\">Scheduled for <time datetime=\"9000-05-01\">"))
    let build = try workspace.run("build")
    #expect(
      build.output.contains("left out: 1 draft (“--drafts”), 1 page dated in the future (“--future”)\n"))
    #expect(build.errors.contains("note: this page is left out") && !build.errors.contains("warning"))
    #expect(!workspace.exists("site/posts"))
  }

  @Test func `at the address of a draft it says so, until there is a page`() throws {
    let workspace = try Workspace()
    try workspace.write("# Home\n", to: "content/index.md")
    let preview = try Preview(workspace, ["--published"])
    #expect(try workspace.run("new", "tutorial", "Fold").output.contains("zoetrope preview"))
    #expect(try preview.waits(for: "tutorials/fold/", toContain: "is a draft"))
    let answer = try preview.get("tutorials/fold/")
    #expect(answer.contains(" 404 "))
    #expect(answer.contains("content/tutorials/fold.md"))
    #expect(answer.contains("--published"))
    #expect(try preview.get("tutorials/fold").contains("Location: /tutorials/fold/"))
    try workspace.write("# Fold\n\nwords\n", to: "content/tutorials/fold.md")
    #expect(try preview.waits(for: "tutorials/fold/", toContain: "words"))
    try workspace.write("---\npublished: false\n---\n# Fold\n", to: "content/tutorials/fold.md")
    #expect(try preview.waits(for: "tutorials/fold/", toContain: "published: false"))
    try FileManager.default.removeItem(atPath: workspace.path + "/content/tutorials/fold.md")
    #expect(try preview.waits(for: "tutorials/fold/", toContain: "There is no page at this address"))
  }
}
