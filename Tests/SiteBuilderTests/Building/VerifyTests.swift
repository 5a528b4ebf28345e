import Cache
import Foundation
import Testing

@testable import Directives
@testable import SiteBuilder

/// `build --verify` executes what the cache gave.
struct VerifyTests {
  private func makeSite() throws -> CachedSite {
    let site = try CachedSite(CachedSite.standard)
    _ = site.build()
    return site
  }

  /// Changes the one record there is, and seals it anew: as somebody does who writes to the cache what is not true.
  private func forge(_ site: CachedSite, _ change: (inout FigureRecord) -> Void) throws {
    var (key, record) = try #require(site.kept().records.first)
    change(&record)
    Cache(folder: site.folder.path, address: nil).keep(record.bytes, for: key)
  }

  @Test func `what is right stays`() throws {
    let site = try makeSite()
    let build = site.build(verifies: true)
    #expect(build.built.report == "")
    #expect(build.counts == .init(kept: 1, executed: 1))
  }

  @Test func `a figure that differs is named, and replaced`() throws {
    let site = try makeSite()
    try forge(site) {
      guard case .run(var run) = $0.drawings[0] else { return }
      run.below += "<p>forged</p>".utf8
      $0.drawings[0] = .run(run)
    }
    #expect(try site.build().built.text("deep/page/index.html")?.contains("forged") == true)
    let build = site.build(verifies: true)
    #expect(build.built.identifiers == ["cache.differs"])
    #expect(build.built.report.contains("content/deep/page.md:13:1"))
    #expect(build.built.hasFailed(strict: false))
    #expect(try build.built.text("deep/page/index.html")?.contains("forged") == false)
    let next = site.build()
    #expect(next.counts.kept == 1)
    try expectSame(next.built, site.cleanBuild(), "afterwards")
  }

  @Test func `styles that differ are an error of the page`() throws {
    let site = try makeSite()
    try forge(site) { $0.colorRules += Array("p{color:red}".utf8) }
    #expect(site.build(verifies: true).built.identifiers == ["cache.differs"])
    #expect(site.build(verifies: true).built.report == "")
  }

  @Test func `a drawing that differs is an error of the page, and replaced`() throws {
    let site = try makeSite()
    let (key, drawing) = try #require(site.kept().drawings.min { $0.key.text < $1.key.text })
    Cache(folder: site.folder.path, address: nil).keep(Array("<svg/>".utf8), for: key)
    #expect(site.build(verifies: true).built.identifiers == ["cache.differs"])
    #expect(try site.kept().drawings[key] == drawing)
    #expect(site.build(verifies: true).built.report == "")
  }

  @Test func `a record names no files but drawings`() throws {
    var record = try #require(makeSite().kept().records.first).value
    #expect(try FigureRecord(record.bytes[...]) == record)
    for name in ["../../index.html", "0123456789abcdef.html", "0123456789ABCDEF.svg", "+123456789abcdef.svg"]
    {
      record.files = [name: 1]
      #expect(throws: DamagedEntry.self) { try FigureRecord(record.bytes[...]) }
    }
  }

  @Test func `whatever an entry holds does no harm`() throws {
    let site = try makeSite()
    let bytes = try #require(site.kept().records.first).value.bytes
    // What the record is made of lies around its long texts: at both ends, and between.
    let ends = Array(0..<60) + Array((bytes.count - 20)..<bytes.count)
    for index in ends + Array(stride(from: 60, to: bytes.count - 20, by: 997)) {
      for change in [0x01, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] ^= change
        _ = try? FigureRecord(damaged[...])
      }
    }
    for count in stride(from: 0, to: bytes.count, by: 997) {
      #expect(throws: DamagedEntry.self) { try FigureRecord(bytes[..<count]) }
    }
  }
}
