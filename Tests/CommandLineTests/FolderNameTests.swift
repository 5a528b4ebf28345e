import Foundation
import Testing

/// A folder that is named on the command line is that folder, or nothing is done.
struct FolderNameTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("# Home\n", to: "content/index.md")
  }

  /// With the name in the place of the sign.
  private static let commands = [
    "build --output @", "publish @", "merge @ shard", "init @", "render content/index.md --output @",
    "doctor --output @",
  ]

  @Test(
    arguments: commands + ["build --source @", "check --source=@", "new tutorial @", "--source @", "@"])
  func `a name that is no UTF-8 is refused`(_ command: String) throws {
    let before = try workspace.state(of: ".")
    let outcome = try workspace.shell(
      "\"$ZOETROPE\" \(command.replacing("@", with: "$'sit\\xe9'"))")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("sit\\xE9” isn't valid UTF-8"))
    #expect(try workspace.state(of: ".") == before)
  }

  @Test(arguments: ["build", "check", "publish ../out", "build --source content/.."])
  func `a current folder that is no UTF-8 is no source`(_ command: String) throws {
    // Foundation cannot list such a folder.
    let line = "mkdir $'sit\\xe9' && cp -r content $'sit\\xe9' && cd $'sit\\xe9' && \"$ZOETROPE\" \(command)"
    let outcome = try workspace.shell(line)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("isn't valid UTF-8"))
    #expect(try workspace.shell("ls -A $'sit\\xe9'; rm -r $'sit\\xe9'; ls -A").output == "content\ncontent\n")
  }

  @Test(arguments: ["build --source .. --output out", "publish --source .. out"])
  func `a folder in one that is no UTF-8 leads nowhere else`(_ command: String) throws {
    let outcome = try workspace.shell(
      "mkdir $'sit\\xe9' && cd $'sit\\xe9' && timeout -s KILL 60 \"$ZOETROPE\" \(command) --no-cache; code=$?; cd ..; "
        + "find . -mindepth 1 -maxdepth 1 | wc -l; rm -r $'sit\\xe9'; exit $code")
    #expect(outcome.code == 1)
    #expect(outcome.output == "2\n")
    #expect(outcome.errors.contains("nothing was"))
  }

  @Test func `a folder in one that was removed is nowhere`() throws {
    let outcome = try workspace.shell(
      "mkdir gone && cd gone && rmdir ../gone && timeout -s KILL 60 \"$ZOETROPE\" build --source \(workspace.path) --output out"
    )
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("nothing was written"))
  }

  @Test(arguments: [
    ("s3://bucket/site", "aws s3 sync --delete FOLDER s3://bucket/site"),
    ("gs://bucket", "gcloud storage rsync"),
    ("me@host:/var/www", "rsync -a --delete FOLDER/ me@host:/var/www"),
    ("host:site", "rsync -a"), ("rsync://host/site", "rsync -a"), ("https://host/site", "rclone"),
    ("HTTPS://host/site", "rclone"),
    ("git@github.com:me/repo.git", "git clone git@github.com:me/repo.git FOLDER"),
    ("https://github.com/me/repo", "git clone https://github.com/me/repo FOLDER"),
    ("ssh://me@host/srv/repo.git", "git clone ssh://me@host/srv/repo.git FOLDER"),
    ("ssh://me@host/www", "rsync -a --delete FOLDER/ me@host:/www"),
    ("me@host:it_is", "rsync -a --delete FOLDER/ me@host:it_is"),
  ])
  func `an address is no folder`(_ address: String, _ way: String) throws {
    // What `publish` makes of addresses: `RemotePublishTests`.
    for command in Self.commands where !command.hasPrefix("publish") {
      let outcome = try workspace.shell(
        "\"$ZOETROPE\" \(command.replacing("@", with: address))")
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains(way), "\(outcome.errors)")
      #expect(outcome.errors.contains("./\(address)"))
    }
    #expect(try workspace.shell("ls -A").output == "content\n")
  }

  @Test func `what is proposed is one word to a shell`() throws {
    let outcome = try workspace.run("build", "--output", "me@host:it's a folder")
    #expect(outcome.errors.contains("FOLDER/ 'me@host:it'\\''s a folder'”"), "\(outcome.errors)")
  }

  @Test func `a site is published to a repository as the message says`() throws {
    let outcome = try workspace.shell(
      """
      set -e
      git init -q --bare repo.git && git clone -q repo.git checkout 2>/dev/null && "$ZOETROPE" publish --quiet checkout
      git -C checkout add --all && git -C checkout -c user.name=a -c user.email=a@b commit -qm Publish
      git -C checkout push -q origin HEAD && rm -rf checkout && git clone -q repo.git checkout
      echo '# Again' > content/again.md && "$ZOETROPE" publish checkout && git -C checkout status --short
      """)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("?? again/"), "\(outcome.output)")
  }

  @Test func `a folder may be named like an address`() throws {
    #expect(try workspace.run("publish", "./s3:/site").code == 0)
    #expect(workspace.exists("s3:/site/index.html"))
    #expect(try workspace.run("publish", workspace.path + "/me@host:").code == 0)
    #expect(workspace.exists("me@host:/index.html"))
  }
}
