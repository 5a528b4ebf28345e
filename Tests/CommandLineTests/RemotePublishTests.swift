import Foundation
import Testing

/// Publishing to other machines, which are folders of this one: a bare repository, a daemon, a remote.
struct RemotePublishTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("# Home\n", to: "source/content/index.md")
    try workspace.write("# Old\n", to: "source/content/old.md")
  }

  private func has(_ program: String) throws -> Bool {
    try workspace.shell("command -v \(program)").code == 0
  }

  /// Replaces a page by another.
  private func edit() throws {
    #expect(try workspace.shell("rm source/content/old.md").code == 0)
    try workspace.write("# New\n", to: "source/content/new.md")
  }

  // MARK: git

  private func git(_ arguments: String) throws -> String {
    let outcome = try workspace.shell("git -c user.name=Ann -c user.email=ann@example.org \(arguments)")
    #expect(outcome.code == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test func `a branch gets a commit for each update, and keeps the files of others`() throws {
    _ = try git("init -q --bare remote.git")
    _ = try git("init -q source")
    _ = try git("-C source config user.name Ann")
    _ = try git("-C source config user.email ann@example.org")
    _ = try git("-C source remote add origin ../remote.git")
    let dry = try workspace.run("publish", "--source", "source", "git:pages", "--dry-run")
    #expect(dry.code == 0 && dry.output.contains("A old/index.html\n"), "\(dry.errors)")
    #expect(try git("-C remote.git branch") == "")
    #expect(try workspace.run("publish", "--source", "source", "git:pages", "--message", "One").code == 0)
    #expect(try git("-C remote.git log --format=%an:%s pages") == "Ann:One\n")

    _ = try git("clone -q -b pages remote.git other")
    try workspace.write("example.org\n", to: "other/CNAME")
    _ = try git("-C other add -A")
    _ = try git("-C other commit -qm Domain")
    _ = try git("-C other push -q")
    try edit()
    let second = try workspace.run("publish", "--source", "source", "git:pages", "--verbose")
    #expect(second.code == 0 && second.output.contains("D old/index.html\n"), "\(second.errors)")
    let files = try git("-C remote.git ls-tree -r --name-only pages").split(separator: "\n")
    #expect(files.contains("CNAME") && files.contains(".nojekyll") && files.contains("new/index.html"))
    #expect(!files.contains("old/index.html"))
    #expect(try git("-C remote.git show pages:new/index.html").contains("New"))
    #expect(
      try workspace.run("publish", "--source", "source", "git:pages").output.hasPrefix("0 files changed"))
    let address = "file://\(workspace.path)/remote.git#pages"
    #expect(try workspace.run("publish", "--source", "source", address, "--delete").code == 0)
    #expect(try git("-C remote.git ls-tree -r --name-only pages").contains("CNAME") == false)
    #expect(try git("-C remote.git rev-list --count pages") == "4\n")
    #expect(try git("-C source status --short").contains("content/"))
  }

  @Test func `a remote that isn't there is an error with the program's words`() throws {
    _ = try git("init -q source")
    let without = try workspace.run("publish", "--source", "source", "git:pages")
    #expect(without.code == 1 && without.errors.contains("publish.no-origin"))
    _ = try git("-C source remote add origin ../nothing.git")
    let missing = try workspace.run("publish", "--source", "source", "git:pages")
    #expect(missing.code == 1 && missing.errors.contains("“git ls-remote” failed"), "\(missing.errors)")
    #expect(missing.errors.contains("nothing was published"))
    let branch = try workspace.run("publish", "--source", "source", "git:a..b")
    #expect(branch.code == 1 && branch.errors.contains("isn't the name of a branch"))
    let option = try workspace.run("publish", "--source", "source", "git:-x")
    #expect(option.code == 1 && option.errors.contains("isn't the name of a branch"))
  }

  @Test func `a repository of this machine gets a branch, and no folder of that name is made`() throws {
    _ = try git("init -q --bare remote.git")
    _ = try git("init -q source")
    _ = try git("-C source config user.name Ann")
    _ = try git("-C source config user.email ann@example.org")
    let outcome = try workspace.run("publish", "--source", "source", "remote.git#pages")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try git("-C remote.git ls-tree -r --name-only pages").contains("index.html"))
    #expect(try workspace.shell("ls -d remote.git#pages").code != 0)
    #expect(try workspace.run("publish", "--source", "source", "nothing.git#pages").code == 1)
  }

  // MARK: rsync

  @Test func `a daemon of rsync gets the differences, and keeps the files of others`() throws {
    try #require(try has("rsync"), "rsync isn't installed")
    let configuration =
      "use chroot = no\n[site]\npath = \(workspace.path)/www\nread only = no\nuid = \(getuid())\ngid = \(getgid())\n"
    try workspace.write(configuration, to: "rsyncd.conf")
    try workspace.write("mine", to: "www/mine")
    let port = Int.random(in: 20_000..<60_000)
    let daemon = Process()
    daemon.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    daemon.arguments = [
      "rsync", "--daemon", "--no-detach", "--address=127.0.0.1", "--port=\(port)", "--log-file=/dev/null",
      "--config=\(workspace.path)/rsyncd.conf",
    ]
    try daemon.run()
    defer { daemon.terminate() }
    let address = "rsync://127.0.0.1:\(port)/site"
    #expect(
      try workspace.shell(
        "for i in $(seq 100); do rsync \(address)/ >/dev/null 2>&1 && break; sleep 0.05; done"
      ).code == 0)
    let dry = try workspace.run("publish", "--source", "source", address, "--dry-run")
    #expect(
      dry.code == 0 && dry.output.contains("old/index.html") && !workspace.exists("www/index.html"),
      "\(dry.errors)")
    #expect(try workspace.run("publish", "--source", "source", address).code == 0)
    #expect(workspace.exists("www/old/index.html"))
    try edit()
    let second = try workspace.run("publish", "--source", "source", address)
    #expect(second.code == 0, "\(second.errors)")
    #expect(
      workspace.exists("www/new/index.html") && !workspace.exists("www/old/index.html")
        && workspace.exists("www/mine"))
    #expect(try workspace.run("publish", "--source", "source", address, "--delete").code == 0)
    #expect(!workspace.exists("www/mine"))
    daemon.terminate()
    daemon.waitUntilExit()
    let refused = try workspace.run("publish", "--source", "source", address)
    #expect(
      refused.code == 1 && refused.errors.contains("publish.failed") && workspace.exists("www/new/index.html")
    )
  }

  // MARK: rclone

  @Test func `a remote of rclone gets the differences, and keeps the files of others`() throws {
    try #require(try has("rclone"), "rclone isn't installed")
    try workspace.write("mine", to: "bucket/mine")
    func publish(_ options: String = "") throws -> Workspace.Outcome {
      try workspace.shell(
        "RCLONE_CONFIG_HERE_TYPE=alias RCLONE_CONFIG_HERE_REMOTE=$PWD/bucket $ZOETROPE publish --source source rclone:here: \(options)"
      )
    }
    let dry = try publish("--dry-run")
    #expect(
      dry.code == 0 && dry.output.contains("+ old/index.html") && !workspace.exists("bucket/index.html"),
      "\(dry.errors)")
    #expect(try publish().code == 0)
    try edit()
    try workspace.write("# [Brackets]\n", to: "source/content/[x] é.md")
    #expect(try publish().code == 0)
    #expect(
      workspace.exists("bucket/new/index.html") && !workspace.exists("bucket/old/index.html")
        && workspace.exists("bucket/mine"))
    #expect(try workspace.shell("rm 'source/content/[x] é.md'").code == 0)
    let third = try publish("--verbose")
    #expect(
      third.code == 0 && third.output.contains("- [x] é/index.html\n"), "\(third.output)\(third.errors)")
    #expect(!workspace.exists("bucket/[x] é/index.html"))
    #expect(try publish("--delete").code == 0)
    #expect(!workspace.exists("bucket/mine"))
  }

  // MARK: Addresses

  @Test(arguments: [
    ("s3://bucket/x", "rclone:REMOTE:PATH"), ("https://example.org/", "#BRANCH"),
    ("ssh://me@host/www", "“me@host:/www”"),
  ])
  func `other addresses are errors of usage that say what to write`(_ address: String, _ fix: String) throws {
    let outcome = try workspace.run("publish", "--source", "source", address)
    #expect(
      outcome.code == 2 && outcome.errors.contains(fix) && outcome.errors.contains("“./\(address)”"),
      "\(outcome.errors)")
  }

  @Test func `a folder can be looked at first`() throws {
    let outcome = try workspace.run("publish", "--source", "source", "public", "--dry-run")
    #expect(
      outcome.code == 0 && outcome.output.contains("A index.html\n")
        && outcome.output.contains("would publish"))
    #expect(!workspace.exists("public"))
  }
}
