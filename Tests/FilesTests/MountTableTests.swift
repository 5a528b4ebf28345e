import Testing

@testable import Files

struct MountTableTests {
  private let table = MountTable(
    mountInfo: Array(
      """
      22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
      23 22 0:20 / /srv/www/site rw - tmpfs none rw
      24 22 8:1 /x /srv/www/site/two\\040words/caf\u{e9} rw - ext4 /dev/sda1 rw
      25 22 8:1 /x /srv/www/site/.git rw - ext4 /dev/sda1 rw
      26 22 8:1 /x /srv/www/site-two rw - ext4 /dev/sda1 rw
      nonsense
      27 22 8:1 /x /end\\

      """.utf8))

  @Test func `what is mounted in a folder is found, and not the folder itself`() {
    #expect(table.paths(in: "/srv/www/site") == [".git", "two words/caf\u{e9}"])
    #expect(table.paths(in: "/srv/www/site-two") == [])
    #expect(table.paths(in: "/srv/www/si") == [])
    #expect(table.paths(in: "/").count == 5)
  }

  @Test func `this machine's own is read`() throws {
    #expect(try !MountTable().paths(in: "/").isEmpty)
  }
}
