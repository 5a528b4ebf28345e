import Diagnostics
import Directives
import Files
import Rasterizing
import SiteBuilder

/// Replaces the figures in Markdown by HTML, pictures or films.
package struct Weaver: Sendable {
  package var target = WeaveTarget.markdown
  /// What figures become; nil for the target's own form.
  package var form: FigureForm?
  /// How motion becomes pictures and films.
  package var motion: FigureFiles.Motion
  /// The folder of drawings, relative to the output; nil for the target's own.
  package var assets: String?
  /// The address of the drawings' folder on all pages; nil for that of the target.
  package var address: String?
  package var tools: FigureDocument.Tools

  /// - Parameter motion: needed for pictures and films only.
  package init(
    _ tools: FigureDocument.Tools,
    _ motion: FigureFiles.Motion = .init(by: Rasterizer(Rasterizer.program))
  ) {
    (self.tools, self.motion) = (tools, motion)
    self.motion.cache = tools.figures
  }

  var usedForm: FigureForm { form ?? target.form }

  /// A woven text.
  package struct Woven: Sendable {
    package var bytes: [UInt8]
    /// The drawings, by their paths in the output.
    package var files: [String: [UInt8]] = [:]
    package var diagnostics: [Diagnostic] = []
    package var figureCount = 0
  }

  /// A text whose figures are drawn.
  struct DrawnText: Sendable {
    let file: SourceFile
    let path: String
    /// Nil for a text without figures.
    var document: DrawnDocument?
    var catalog: CatalogText?
    /// The reason why the text isn't read.
    var problem: Diagnostic?

    var moves: Bool { document?.blocks.contains { $0.animation != nil } ?? false }
  }

  /// Weaves a text on its own.
  ///
  /// - Parameter path: the path of the text relative to the folder, which is also its path in the output.
  package func weave(_ file: SourceFile, path: String, in folder: DocumentFolder) -> Woven {
    var names = FigureNames()
    return weave(file, path: path, in: folder, &names)
  }

  /// Weaves one of several texts.
  ///
  /// - Parameters:
  ///   - path: the path of the text relative to the folder, which is also its path in the output.
  ///   - names: the names of files, which differ from those of other texts.
  func weave(
    _ file: SourceFile, path: String, in folder: DocumentFolder, _ names: inout FigureNames
  ) -> Woven {
    let problems = nameProblems(of: file, path: path, besides: names)
    guard problems.isEmpty else { return Woven(bytes: file.bytes, diagnostics: problems) }
    let text = draw(file, path: path, in: folder)
    if let problem = missingProgram(for: [text]) { return Woven(bytes: file.bytes, diagnostics: [problem]) }
    return weave(text, &names)
  }

  /// The names of a text's figures that are taken, found before anything is executed.
  func nameProblems(of file: SourceFile, path: String, besides names: FigureNames) -> [Diagnostic] {
    guard file.notUTF8 == nil, FigureDocument.mayHaveFigures(file.bytes) else { return [] }
    let document = document(of: file, target == .docc ? CatalogText(file) : nil, path: path)
    return NameCheck.problems(of: document, besides: target.ownDirectives, names)
  }

  private func document(of file: SourceFile, _ catalog: CatalogText?, path: String) -> FigureDocument {
    catalog.map { FigureDocument($0.text, path: path) } ?? FigureDocument(file, path: path)
  }

  /// Runs and draws the figures of a text.
  func draw(_ file: SourceFile, path: String, in folder: DocumentFolder) -> DrawnText {
    var text = DrawnText(file: file, path: path, problem: file.notUTF8)
    guard text.problem == nil, FigureDocument.mayHaveFigures(file.bytes) else { return text }
    var options = FigureDocument.Options()
    options.assets = address(from: path)
    options.foreignDirectives = target.ownDirectives
    options.keepsLook = target != .docc
    options.reportsOtherDirectives = target.hasNoDirectives
    options.keepsRuns = usedForm != .html
    if target == .docc { text.catalog = CatalogText(file) }
    text.document = document(of: file, text.catalog, path: path).draw(options, tools, in: folder)
    return text
  }

  /// The encoder of films, if a text needs it and it is missing.
  func missingProgram(for texts: [DrawnText]) -> Diagnostic? {
    guard let film = usedForm.film, texts.contains(where: \.moves) else { return nil }
    do throws(Diagnostic) {
      try film.check()
      return nil
    } catch {
      var problem = error
      let other = target == .docc ? "image" : "svg"
      problem.fix = [problem.fix, "or choose “--as \(other)”, which doesn't need it"].compactMap(\.self)
        .joined(separator: ", ")
      return problem
    }
  }

  /// Replaces the figures of a drawn text.
  func weave(_ text: DrawnText, _ names: inout FigureNames) -> Woven {
    var woven = Woven(bytes: text.file.bytes, diagnostics: text.problem.map { [$0] } ?? [])
    guard let document = text.document else { return woven }
    woven.diagnostics += document.diagnostics
    woven.figureCount = document.blocks.count { !$0.html.isEmpty }
    guard usedForm != .html else {
      woven.bytes = html(text, document)
      for (name, bytes) in document.files { woven.files[SitePath.join(folder, name)] = bytes }
      return woven
    }
    let media = media(of: text, document, &names, &woven)
    woven.bytes = replaced(text, document) { block in
      guard let own = media[block.range.bytes.lowerBound] else { return [] }
      guard target == .docc else {
        return MediaMarkup.markdown(own, at: address(from: text.path), for: target)
      }
      let parent = text.catalog?.parent(at: block.range.bytes.lowerBound) ?? ""
      let isInTutorial = SitePath.fileExtension(of: text.path) == "tutorial"
      return CatalogDirective(media: own, parent: parent, isInTutorial: isInTutorial).lines
    }
    return woven
  }

  // MARK: Files

  /// With addresses that begin with the site's folder at its host, as the program's settings in a folder name it.
  func addressed(in source: String) -> Weaver { addressed(below: target.basePath(in: source)) }

  /// The same for a text of its own, whose site has its settings in the text's folder or around it.
  package func addressed(around folder: String) -> Weaver {
    addressed(below: target.basePath(around: folder))
  }

  private func addressed(below base: String) -> Weaver {
    guard address == nil, !base.isEmpty else { return self }
    var weaver = self
    weaver.address = base + target.address(of: folder, from: "")
    return weaver
  }

  /// The folder of drawings, relative to the output.
  var folder: String { assets ?? target.assets }

  private func address(from path: String) -> String { address ?? target.address(of: folder, from: path) }

  /// The pictures and films of the figures, by the places of their blocks.
  private func media(
    of text: DrawnText, _ document: DrawnDocument, _ names: inout FigureNames, _ woven: inout Woven
  ) -> [Int: FigureMedia] {
    guard !document.hasErrors else { return [:] }
    let figures = document.blocks.filter { !$0.html.isEmpty }
    var media: [Int: FigureMedia] = [:]
    for (index, block) in figures.enumerated() {
      do throws(Diagnostic) {
        let name = try names.next(
          for: block, number: figures.count == 1 ? nil : index + 1, in: document.path)
        let parent = text.catalog?.parent(at: block.range.bytes.lowerBound) ?? ""
        let form = CatalogDirective.takesOnlyImages(parent) && usedForm.film != nil ? .png : usedForm
        let own = try FigureMedia(
          of: block, named: name, as: form, motion, for: target)
        for file in own.files { woven.files[SitePath.join(folder, file.name)] = file.bytes }
        media[block.range.bytes.lowerBound] = own
      } catch {
        var problem = error
        problem.range = problem.range ?? block.range
        woven.diagnostics.append(problem)
      }
    }
    return media
  }

  // MARK: Texts

  private func html(_ text: DrawnText, _ document: DrawnDocument) -> [UInt8] {
    var styles = Fragment.styleElement(for: document)
    return replaced(text, document) { block in
      defer { styles = [] }
      return target.raw(styles + Fragment.html(of: block))
    }
  }

  /// - Parameter figure: the lines in place of a figure.
  private func replaced(
    _ text: DrawnText, _ document: DrawnDocument, figure: (DrawnDocument.Block) -> [UInt8]
  ) -> [UInt8] {
    WovenText(text.file, document.blocks) { block in
      var lines = block.listing.map { WovenText.fence($0.shownCode, language: "swift") } ?? []
      guard !block.html.isEmpty else { return lines }
      if !lines.isEmpty { lines.append(0x0A) }
      return lines + figure(block)
    }.bytes
  }
}
