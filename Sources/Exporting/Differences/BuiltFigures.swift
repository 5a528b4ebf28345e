import Diagnostics
import Files
import JSON
import SiteBuilder

/// The figures of a built site, as its `figures.json` lists them.
package struct BuiltFigures: Sendable {
  /// A figure is known by its page and its anchor.
  struct Name: Hashable, Sendable {
    var page: String
    var id: String
  }

  struct Call: Hashable, Sendable {
    var code: String
    var start: Double
    var end: Double
  }

  struct Figure: Sendable {
    var name: Name
    var title: String
    /// The motion in words.
    var description: String
    var duration: Double
    /// The paths of the strips, whose names are hashes of their content.
    var strips: [String]
    var calls: [Call]
    /// Each finding of lint as its rule and its message.
    var lint: [String]
  }

  private(set) var figures: [Figure] = []
  let folder: String
  private let boundary: SourceBoundary

  private static let limit = 256 << 20

  /// - Parameter folder: the output of a build.
  package init(in folder: String) throws(Diagnostic) {
    self.folder = folder
    boundary = SourceBoundary(folder)
    let path = SitePath.join(folder, FigureList.path)
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes =
        try FileSystem.kindFollowingLinks(of: path) == nil
        ? nil : FileSystem.read(path, limit: Self.limit)
    } catch {
      throw .error("diff.list", error.description, at: nil)
    }
    guard let bytes else {
      throw .error(
        "diff.list", "the folder “\(folder)” has no “\(FigureList.path)”", at: nil,
        fix: "give the folders of two builds, made with “figures” in “machine_readable”")
    }
    figures = try Self.read(bytes, at: path)
  }

  private static func read(_ bytes: [UInt8], at path: String) throws(Diagnostic) -> [Figure] {
    let file = SourceFile(path: path, bytes: bytes)
    let json: JSONValue
    do throws(JSONError) { json = try JSONValue(reading: bytes) } catch {
      throw .error(
        "diff.list", "this isn't a list of figures: \(error.message)",
        at: SourceRange(file, min(error.position, bytes.count)..<min(error.position + 1, bytes.count)),
        fix: "build the site again")
    }
    guard let list = json["figures"]?.array, let version = json["version"]?.integer else {
      throw .error(
        "diff.list", "this isn't a list of figures", at: SourceRange(startOf: file),
        fix: "build the site again")
    }
    guard version == FigureList.version else {
      throw .error(
        "diff.list",
        "this list of figures has version \(version), and this program reads version \(FigureList.version)",
        at: SourceRange(startOf: file), fix: "build both sites with this version of Zoetrope")
    }
    return list.compactMap(Figure.init)
  }

  /// The bytes of a figure's file; nil if it isn't there, or is outside of the folder.
  func bytes(of path: String) -> [UInt8]? {
    guard let inner = SitePath.resolve(path, from: "") else { return nil }
    let place = SitePath.join(folder, inner)
    return boundary.contains(place) ? try? FileSystem.read(place, limit: Self.limit) : nil
  }
}

extension BuiltFigures.Figure {
  fileprivate init?(_ json: JSONValue) {
    guard let page = json["page"]?.string, let id = json["id"]?.string, let title = json["title"]?.string
    else { return nil }
    name = BuiltFigures.Name(page: page, id: id)
    self.title = title
    description = json["description"]?.string ?? ""
    duration = json["duration"]?.number ?? 0
    let files = json["files"]?.array ?? []
    strips = files.filter { $0["kind"]?.string == "strip" }.compactMap { $0["path"]?.string }
    calls = (json["calls"]?.array ?? []).map { call in
      BuiltFigures.Call(
        code: call["code"]?.string ?? "", start: call["start"]?.number ?? 0, end: call["end"]?.number ?? 0)
    }
    lint = (json["lint"]?.array ?? []).map { finding in
      "\(finding["rule"]?.string ?? ""): \(finding["message"]?.string ?? "")"
    }
  }
}
