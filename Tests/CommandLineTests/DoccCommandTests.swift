import BuiltTestSupport
import Foundation
import ListingsTestSupport
import Testing

/// Catalogs are written for DocC, so DocC reads them here.
@Suite(.serialized)
struct DoccCommandTests {
  private let workspace: Workspace

  private static let article = """
    # Fold

    Transitions that fold.

    @Metadata {
        @TechnologyRoot
    }

    ## Overview

    A push moves *both* views.
    ```{transition} push
    :from: a
    :to: b
    :duration: 0.3s
    :name: push

    The new view *slides in*.
    ```

    @Row {
        @Column {
            ```{screen} a
            :show:
            :caption: At rest.
            size: 80x160
            background: systemRed
            ```
        }
    }

    """

  private static let contents = """
    @Tutorials(name: "Folding") {
        @Intro(title: "Fold") {
            Learn to fold.
        }
        @Chapter(name: "Begin") {
            The first chapter.

            ```{transition} fade
            :from: a
            :to: b
            :duration: 0.1s
            ```

            @TutorialReference(tutorial: "doc:Build")
        }
    }

    """

  private static let tutorial = """
    @Tutorial(time: 10) {
        @Intro(title: "Build a fold") {
            Build it.
        }
        @Section(title: "Move the views") {
            @ContentAndMedia {
                Two views.

                ```{transition} push
                :from: a
                :to: b
                :duration: 0.1s
                ```
            }
            @Steps {
                @Step {
                    Push.

                    ```{transition} push
                    :from: a
                    :to: b
                    :duration: 0.1s
                    :name: step

                    The *first* step.
                    ```
                }
                @Step {
                    Write the class.

                    @Code(name: "Slow.swift", file: "slow.swift") {
                        ```{transition} fade
                        :from: a
                        :to: b
                        :duration: 0.1s
                        ```
                    }
                }
            }
        }
    }

    """

  init() throws {
    workspace = try Workspace()
    try workspace.write(Self.article, to: "Fold.docc/Fold.md")
    try workspace.write(Self.contents, to: "Fold.docc/Contents.tutorial")
    try workspace.write(Self.tutorial, to: "Fold.docc/Build.tutorial")
    try workspace.write("final class Slow {}\n", to: "Fold.docc/Resources/slow.swift")
    try workspace.write("size: 80x160\nbackground: systemRed\n", to: "Fold.docc/screens/a.yml")
    try workspace.write("size: 80x160\nbackground: systemBlue\n", to: "Fold.docc/screens/b.yml")
  }

  private static func isThere(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  private func docc(_ more: String..., rate: Int = 10) throws -> Workspace.Outcome {
    try workspace.run(
      ["docc", "Fold.docc", "--output", "Out.docc", "--width", "80", "--rate", "\(rate)", "--no-cache"] + more
    )
  }

  /// Builds the written catalog, without a word from DocC.
  private func convert() throws {
    let outcome = try workspace.shell(
      "docc convert Out.docc --fallback-display-name Fold --fallback-bundle-identifier org.example.fold --fallback-bundle-version 1 --output-path archive --analyze --warnings-as-errors"
    )
    let said = outcome.output + outcome.errors
    #expect(outcome.code == 0, "\(said)")
    #expect(!said.contains("warning") && !said.contains("note:"), "\(said)")
  }

  /// A reference of a page of the archive.
  private func references(_ page: String) throws -> [String: [String: Any]] {
    let data = Data(try workspace.read("archive/data/" + page).utf8)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(json["references"] as? [String: [String: Any]])
  }

  private func addresses(_ reference: [String: Any]?) throws -> Set<String> {
    let variants = try #require(reference?["variants"] as? [[String: Any]])
    return Set(variants.compactMap { ($0["url"] as? String)?.split(separator: "/").last.map(String.init) })
  }

  @Test(.enabled(if: isThere("docc") && isThere("ffmpeg")))
  func `DocC takes articles and tutorials with videos as they are`() throws {
    let outcome = try docc()
    #expect(outcome.code == 0, "\(outcome.errors)")
    try convert()

    let article = try references("documentation/fold.json")
    #expect(try addresses(article["push.mp4"]) == ["push.mp4", "push~dark.mp4"])
    #expect(article["push.mp4"]?["poster"] as? String == "push-poster.png")
    #expect((article["push.mp4"]?["alt"] as? String)?.hasPrefix("Push from a to b") == true)
    #expect(
      try addresses(article["push-poster.png"]) == ["push-poster@2x.png", "push-poster~dark@2x.png"])
    #expect(try addresses(article["Fold-2.png"]) == ["Fold-2@2x.png", "Fold-2~dark@2x.png"])
    #expect(try workspace.read("archive/data/documentation/fold.json").contains("slides in"))

    let tutorial = try references("tutorials/fold/build.json")
    #expect(try addresses(tutorial["step.mp4"]) == ["step.mp4", "step~dark.mp4"])
    #expect(try addresses(tutorial["Build-1.mp4"]) == ["Build-1.mp4", "Build-1~dark.mp4"])
    #expect(tutorial["Build-3.mp4"]?["type"] as? String == "video")
    // The caption of a step.
    #expect(try workspace.read("archive/data/tutorials/fold/build.json").contains(" step."))

    let contents = try references("tutorials/contents.json")
    #expect(contents["Contents.png"]?["type"] as? String == "image")
  }

  @Test(.enabled(if: isThere("docc"))) func `images need no encoder`() throws {
    let outcome = try workspace.shell(
      "PATH= \"$ZOETROPE\" docc Fold.docc --output Out.docc --as image --width 80 --no-cache")
    #expect(outcome.code == 0, "\(outcome.errors)")
    try convert()
    let article = try references("documentation/fold.json")
    #expect(try addresses(article["push.png"]) == ["push@2x.png", "push~dark@2x.png"])
  }

  @Test(.enabled(if: isThere("ffmpeg"))) func `a poster is a frame of its video`() throws {
    #expect(try docc(rate: 60).code == 0)
    let folder = "Out.docc/Resources/zoetrope/"
    #expect(
      try workspace.shell(
        """
        ffmpeg -v error -i \(folder)push.mp4 -f rawvideo -pix_fmt rgb24 film.rgb &&
        ffmpeg -v error -f lavfi -i color=white:80x160 -i \(folder)push-poster@2x.png -filter_complex overlay=format=rgb \
          -frames:v 1 -f rawvideo -pix_fmt rgb24 poster.rgb
        """
      ).code == 0)
    let read = { name in [UInt8](try Data(contentsOf: URL(fileURLWithPath: workspace.path + "/" + name))) }
    let (film, poster) = (try read("film.rgb"), try read("poster.rgb"))
    #expect(poster.count == 80 * 160 * 3)
    #expect(film.count % poster.count == 0 && film.count / poster.count >= 4)
    let differences = stride(from: 0, to: film.count, by: poster.count).map { start in
      zip(film[start..<(start + poster.count)], poster).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    }
    // The poster's instant lies between two frames.
    let least = try #require(differences.min())
    #expect(least < poster.count * 20, "\(differences)")
    #expect(least * 3 < (differences.max() ?? 0))
  }

  @Test func `a second run writes nothing, and a removed figure takes its files along`() throws {
    #expect(try docc("--as", "image").code == 0)
    let before = try workspace.state(of: "Out.docc")
    #expect(try docc("--as", "image").output.contains(" 0 files written, 0 removed"))
    #expect(try workspace.state(of: "Out.docc") == before)
    try workspace.write("# Fold\n", to: "Fold.docc/Fold.md")
    #expect(try docc("--as", "image").code == 0)
    #expect(!workspace.exists("Out.docc/Resources/zoetrope/push@2x.png"))
  }

  @Test func `a missing encoder is told once, with the way without`() throws {
    let outcome = try workspace.shell("PATH= \"$ZOETROPE\" docc Fold.docc --output Out.docc --no-cache")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("“ffmpeg” is missing [render.tool-missing]"), "\(outcome.errors)")
    #expect(outcome.errors.contains("--as image"))
    #expect(outcome.errors.contains("1 error\n"))
    #expect(!workspace.exists("Out.docc"))
  }

  @Test func `a resource of the author keeps its name`() throws {
    try workspace.write("x", to: "Fold.docc/Resources/Push~dark.png")
    let outcome = try docc("--as", "image")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("Fold.md:12:1: error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("“Resources/Push~dark.png” [weave.clash]"), "\(outcome.errors)")
    #expect(!workspace.exists("Out.docc"))
  }

  @Test func `problems are at the author's lines, in spite of indentation`() throws {
    try workspace.write(
      Self.tutorial.replacing("{transition} fade", with: "{transition} fede"), to: "Fold.docc/Build.tutorial")
    let outcome = try docc("--as", "image")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("Build.tutorial:32:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("fede"), "\(outcome.errors)")
  }

  @Test(.enabled(if: Built.hasToolchain))
  func `Swift that does not compile is reported where it is`() throws {
    let swift = """
                      Write the class.

                      ```swift hidden
                      let a = 1
                      func f() -> Int { missing }
                      ```
      """
    try workspace.write(
      Self.tutorial.replacing(
        "                Write the class.", with: swift
      ).replacing("{transition} fade", with: "{transition} Slow()")
        .replacing("                    :duration: 0.1s\n", with: ""),
      to: "Fold.docc/Build.tutorial")
    let outcome = try docc("--as", "image")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("Build.tutorial:33:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("missing"), "\(outcome.errors)")
  }

  @Test(.enabled(if: Built.hasToolchain && isThere("docc")))
  func `the file that a step shows runs without being shown twice`() throws {
    try workspace.write(
      """
      final class Slow: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
          guard let view = context.view(forKey: .to) else { return }
          context.containerView.addSubview(view)
          view.alpha = 0
          UIView.animate(withDuration: 0.4, animations: { view.alpha = 1 }, completion: { _ in
            context.completeTransition(true)
          })
        }
      }

      """, to: "Fold.docc/Resources/slow.swift")
    try workspace.write(
      Self.tutorial.replacing("{transition} fade", with: "{transition} Slow()")
        .replacing("                    :duration: 0.1s\n", with: "")
        + "\n```{literalinclude} Resources/slow.swift\n:hidden:\n```\n", to: "Fold.docc/Build.tutorial")
    let outcome = try docc("--as", "image")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let tutorial = try workspace.read("Out.docc/Build.tutorial")
    #expect(tutorial.contains("alt: \"Slow from a to b"))
    #expect(!tutorial.contains("literalinclude") && !tutorial.contains("final class"))
    try convert()
  }

  @Test(arguments: [
    (["docc", "Fold", "--output", "Out.docc"], "[docc.catalog]"),
    (["docc", "Fold.docc/screens", "--output", "Out.docc"], "[docc.catalog]"),
    (["docc", "Fold.docc", "--output", "Out"], "[docc.output]"),
    (["docc", "Fold.docc", "--output", "Fold.docc/a/Out.docc"], "[docc.output]"),
    (["docc", "Fold.docc/", "--output", "Fold.docc/"], "[docc.output]"),
  ])
  func `a folder that is no catalog is refused`(_ arguments: [String], _ identifier: String) throws {
    let before = try workspace.state(of: ".")
    let outcome = try workspace.run(arguments)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains(identifier), "\(outcome.errors)")
    #expect(try workspace.state(of: ".") == before)
  }
}
