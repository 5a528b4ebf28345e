import Diagnostics
import Directives
import Files
import Hashing
import Screens
import SiteBuilder
import Synchronization
import UIKit

/// The files that a document's figures use: screens, pictures and listings in its folder.
///
/// Nothing outside of the root is read, whatever a path or a symbolic link says.
package final class DocumentFolder: Sendable {
  /// The folders of screens, relative to the root.
  package static let screenFolders = ["screens", "content/screens", "_screens"]

  private let root: String
  private let boundary: SourceBoundary
  /// The pictures that figures show, by the names of their copies.
  private let shown = Mutex<[String: [UInt8]]>([:])

  private let device: Device
  /// The screens, read when a figure first asks for one.
  private let screens = Mutex<(screens: [String: SiteScreen], problems: [Diagnostic])?>(nil)

  /// - Parameters:
  ///   - root: the folder that figures may read from.
  ///   - device: the device of screens that say nothing of their size.
  package init(root: String, device: Device = Screen.standardDevice) {
    (self.root, self.device) = (root, device)
    boundary = SourceBoundary(root)
  }

  /// The problems of the folder's screens, if a figure has asked for one.
  package var problems: [Diagnostic] { screens.withLock { $0?.problems ?? [] } }

  /// The pictures that figures have shown, by the names under which they expect them beside their drawings.
  var pictures: [String: [UInt8]] { shown.withLock { $0 } }

  /// - Parameter directory: the document's folder, relative to the root; empty for the root itself.
  func site(from directory: String) -> FigureSite {
    FigureSite(
      screens: { self.allScreens },
      image: { path, problems in self.image(path, from: directory, problems) },
      picture: { name, problems in self.picture(name, from: directory, problems) })
  }

  // MARK: Screens

  private var allScreens: [String: SiteScreen] {
    screens.withLock { known in
      if let known { return known.screens }
      let problems = DiagnosticCollector()
      let screens = readScreens(problems)
      known = (screens, problems.diagnostics)
      return screens
    }
  }

  private func readScreens(_ diagnostics: DiagnosticCollector) -> [String: SiteScreen] {
    var screens: [String: SiteScreen] = [:]
    for folder in Self.screenFolders {
      for entry in (try? FileSystem.list(root + "/" + folder)) ?? [] {
        guard ["yml", "yaml"].contains(SitePath.fileExtension(of: entry.name)) else { continue }
        let stem = SitePath.stem(of: entry.name)
        guard screens[stem] == nil, let file = read(folder + "/" + entry.name, limit: SourceLimit.screen)
        else { continue }
        screens[stem] = SiteScreen.read(file, named: stem, device: device, diagnostics) { path, problems in
          self.image(path, from: folder, problems)
        }
      }
    }
    return screens
  }

  // MARK: Pictures

  private func image(
    _ path: Located<String>, from directory: String, _ diagnostics: DiagnosticCollector
  ) -> SiteImage? {
    if let image = image(at: path.value, from: directory) { return image }
    diagnostics.report(
      .error(
        "image.missing", "there is no image “\(path.value)” beside this text", at: path.range,
        allowed: [
          "a PNG, JPEG, WebP, GIF or SVG file: its path from this text, or from the folder with a leading slash"
        ]
      ))
    return nil
  }

  private func picture(
    _ name: Located<String>, from directory: String, _ diagnostics: DiagnosticCollector
  ) -> SiteImage? {
    for place in PictureName(name.value).places {
      if let image = image(at: place.path, from: directory, scale: place.scale) { return image }
    }
    diagnostics.report(
      .warning(
        "image.missing", "there is no picture “\(name.value)”", at: name.range,
        allowed: ["a PNG, JPEG or SVG beside this text or in images, with or without its extension"]))
    return nil
  }

  private func image(at path: String, from directory: String, scale: Double = 1) -> SiteImage? {
    let place = path.hasPrefix("/") ? SitePath.resolve(String(path.dropFirst()), from: "") : nil
    guard let place = place ?? SitePath.resolve(path, from: directory),
      let file = read(place, limit: SourceLimit.image)
    else { return nil }
    let name = ContentHash(file.bytes).text + "." + SitePath.fileExtension(of: place).lowercased()
    shown.withLock { $0[name] = file.bytes }
    return SiteImage(url: name, bytes: file.bytes, scale: scale)
  }

  // MARK: Files

  /// A file of the folder; nil if it doesn't exist, can't be read, or lies outside.
  private func read(_ path: String, limit: Int) -> SourceFile? {
    let place = root + "/" + path
    guard boundary.contains(place), let bytes = try? FileSystem.read(place, limit: limit) else { return nil }
    return SourceFile(path: path, bytes: bytes)
  }

  /// A listing that a text shows.
  func listing(
    _ path: Located<String>, from directory: String, _ diagnostics: DiagnosticCollector
  ) -> SourceFile? {
    let place = path.value.hasPrefix("/") ? String(path.value.dropFirst()) : path.value
    let folder = path.value.hasPrefix("/") ? "" : directory
    guard let file = SitePath.resolve(place, from: folder).flatMap({ read($0, limit: SourceLimit.listing) })
    else {
      diagnostics.report(
        .error(
          "listing.file", "there is no file “\(path.value)” beside this text", at: path.range,
          allowed: ["a file: its path from this text, or from the folder with a leading slash"]))
      return nil
    }
    guard let problem = file.notUTF8 else { return file }
    diagnostics.report(problem)
    return nil
  }
}
