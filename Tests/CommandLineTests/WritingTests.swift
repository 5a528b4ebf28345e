import Foundation
import Testing

/// What the program does to a folder that others use as well, or that takes no more.
struct WritingTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("# Home\n", to: "content/index.md")
    try workspace.write("# Page\n", to: "content/page.md")
  }

  @Test func `a second build waits for the first, says so, and then builds what is there by then`() throws {
    // The first build is stopped while it has the folder.
    for page in 0..<300 { try workspace.write("# Page \(page)\n", to: "content/p\(page).md") }
    let first = try workspace.start(["build"])
    while first.isRunning, !isLocked(".site.zoetrope/lock") { usleep(1000) }
    kill(first.processIdentifier, SIGSTOP)
    let second = try workspace.start(["build"])
    // It says so once it waits.
    let errors = try #require(second.standardError as? Pipe).fileHandleForReading
    let said = String(decoding: errors.availableData, as: UTF8.self)
    #expect(said == "another build writes to “./site”: waiting for it\n")
    #expect(second.isRunning)
    try workspace.write("# Changed\n", to: "content/page.md")
    kill(first.processIdentifier, SIGCONT)
    #expect(try Workspace.finish(first).code == 0)
    let outcome = try Workspace.finish(second)
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(try workspace.read("site/page/index.html").contains("Changed"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workspace.path).sorted() == ["content", "site"])
  }

  private func isLocked(_ name: String) -> Bool {
    let descriptor = open(workspace.path + "/" + name, O_RDWR)
    defer { close(descriptor) }
    return descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }

  @Test func `builds at once do not disturb each other`() throws {
    let builds = try (0..<4).map { _ in try workspace.start(["build", "--quiet"]) }
    for build in builds { #expect(try Workspace.finish(build).code == 0) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workspace.path).sorted() == ["content", "site"])
    #expect(try workspace.run("build").output.contains("0 files written, 0 removed"))
  }

  @Test func `in place the folder stays the same one`() throws {
    _ = try workspace.run("build")
    func inode() throws -> Int? {
      let attributes = try FileManager.default.attributesOfItem(atPath: workspace.path + "/site")
      return attributes[.systemFileNumber] as? Int
    }
    let before = try inode()
    for name in ["index", "page", "more"] { try workspace.write("# Else\n", to: "content/\(name).md") }
    #expect(try workspace.run("build", "--in-place").code == 0)
    #expect(try inode() == before)
    #expect(try workspace.read("site/more/index.html").contains("Else"))
    try workspace.write("# Again\n", to: "content/index.md")
    try workspace.write("# Again\n", to: "content/page.md")
    #expect(try workspace.run("build").code == 0)
    #expect(try inode() != before)
  }

  @Test func `a folder stays that the command runs in`() throws {
    let line = "mkdir -p out && cd out && \"$ZOETROPE\" build --quiet --source .. --output ."
    #expect(try workspace.shell(line).code == 0)
    try workspace.write("# Else\n", to: "content/index.md")
    try workspace.write("# Else\n", to: "content/page.md")
    let outcome = try workspace.shell(line + " && test . -ef ../out && cat page/index.html")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Else"))
  }

  // MARK: Needing rights

  @Test(.enabled(if: Rights.canMount, "mounting needs root, and a container that permits it"))
  func `a full disk leaves the old site, and says so`() throws {
    let pages = String(repeating: "words and more words\n\n", count: 3000)
    try workspace.write(pages, to: "content/long.md")
    try mount(size: "700k") {
      #expect(try workspace.run("build", "--output", "disk/out").code == 0)
      let before = try workspace.state(of: "disk")
      for number in 0..<6 { try workspace.write(pages + "\(number)", to: "content/long\(number).md") }
      let outcome = try workspace.run("build", "--output", "disk/out")
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains("No space left on device"))
      #expect(outcome.errors.contains("the earlier site is unchanged"))
      #expect(try workspace.state(of: "disk") == before)
      #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/disk") == ["out"])
    }
  }

  @Test(.enabled(if: Rights.canMount, "mounting needs root, and a container that permits it"))
  func `a mount is written to in place`() throws {
    try mount(size: "20m") {
      #expect(try workspace.run("build", "--output", "disk").code == 0)
      try workspace.write("# Else\n", to: "content/index.md")
      try workspace.write("# Else\n", to: "content/page.md")
      let outcome = try workspace.run("build", "--output", "disk")
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(try workspace.read("disk/page/index.html").contains("Else"))
      #expect(!workspace.exists("disk/.zoetrope-work"))
      #expect(!workspace.exists(".disk.zoetrope"))
    }
  }

  @Test(.enabled(if: Rights.canRunAsNobody, "another user has to be able to run the program"))
  func `a folder of someone else is left as it is`() throws {
    let build = "\(Rights.asNobody) \"$ZOETROPE\" build --output out/site"
    #expect(try workspace.shell("chmod 755 . && mkdir out && chown nobody out && \(build)").code == 0)
    let before = try workspace.state(of: "out")
    _ = try workspace.shell("chown root out/site/page && rm content/page.md")
    let outcome = try workspace.shell(build)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("can't write to"))
    #expect(outcome.errors.contains("the earlier site is unchanged"))
    #expect(try workspace.state(of: "out") == before)
    // Rights around the folder are none of the build's business: then it writes in place.
    let around = try workspace.shell("chown nobody out/site/page && chown root out && \(build)")
    #expect(around.code == 0, "\(around.errors)")
    #expect(!workspace.exists("out/site/page"))
  }

  @Test(.enabled(if: Rights.canBindFiles, "mounting needs root, and a container that permits it"))
  func `what is mounted inside of the folder is not carried off`() throws {
    try workspace.write("conf", to: "content/robots.txt")
    try workspace.write("mounted", to: "other")
    #expect(try workspace.run("build").code == 0)
    try #require(try workspace.shell("mount --bind other site/robots.txt").code == 0)
    defer { _ = try? workspace.shell("umount site/robots.txt") }
    for name in ["index", "page"] { try workspace.write("# Else\n", to: "content/\(name).md") }
    for arguments in [["build"], ["build", "--in-place"], ["publish", "site"]] {
      let outcome = try workspace.run(arguments)
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains("contains mount points: “robots.txt”"))
      #expect(try workspace.read("site/robots.txt") == "mounted")
      #expect(try !workspace.read("site/page/index.html").contains("Else"))
    }
  }

  private func mount(size: String, _ body: () throws -> Void) throws {
    let mounted = try workspace.shell("mkdir disk && mount -t tmpfs -o size=\(size) none disk")
    try #require(mounted.code == 0, "\(mounted.errors)")
    defer { _ = try? workspace.shell("umount disk") }
    try body()
  }
}
