import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// What a page says of its listings and figures: which runs which.
@Suite(.enabled(if: Built.hasToolchain))
struct ListingLinksTests {
  private func figure(_ expression: String) -> String {
    "\n```{transition} \(expression)\n:from: a\n:to: b\n```\n"
  }

  private func page(_ text: String, _ files: [String: String] = [:]) throws -> String {
    var files = files
    files["zoetrope.yml"] = files["zoetrope.yml"] ?? "code: on\n"
    files["content/index.md"] = "# Home\n" + FadeSamples.screens + text
    let built = try TestSite(files, listings: .built()).build()
    #expect(built.report == "")
    return try built.text("index.html") ?? ""
  }

  private func fence(_ words: String = "", _ code: String = FadeSamples.fade) -> String {
    "\n```swift\(words)\n\(code)```\n"
  }

  @Test func `a figure leads to the listing that ran it, and the listing to its figures`() throws {
    let html = try page(fence() + figure("Fade(duration: 1)") + figure("Fade(duration: 2)") + figure("fade"))
    #expect(html.contains("<pre id=\"Fade\""))
    #expect(
      html.contains(
        "</code><small class=\"zt-runs\">runs 2 figures: <a href=\"#figure-1\" title=\"Fade from a to b\">1</a>, "
          + "<a href=\"#figure-2\" title=\"Fade from a to b\">2</a></small></pre>"))
    #expect(html.split(separator: "<span>run by <a href=\"#Fade\">Fade</a></span>").count == 3)
  }

  @Test func `names of listings are anchors, and the listing that holds at the figure is meant`() throws {
    let html = try page(
      fence(" name=first") + figure("Fade(duration: 1)") + fence(" replaces=first")
        + figure("Fade(duration: 2)"))
    #expect(html.contains("run by <a href=\"#first\">Fade</a>"))
    #expect(html.contains("run by <a href=\"#Fade\">Fade</a>"))
    #expect(html.contains("<small class=\"zt-runs\">runs <a href=\"#figure-1\">Fade from a to b</a></small>"))
  }

  @Test func `a figure may have the name of what it runs`() throws {
    let named = figure("Fade(duration: 1)").replacing(":from: a", with: ":name: Fade\n:from: a")
    let html = try page(fence() + named)
    #expect(html.contains("<pre id=\"listing-Fade\""))
    #expect(html.contains("runs <a href=\"#Fade\">"))
  }

  @Test func `a figure may have the name of the function that it calls`() throws {
    let pulse = "func pulse(in view: UIView) {\n  view.backgroundColor = .systemRed\n}\n"
    let html = try page(fence("", pulse) + "\n```{run}\n:call: pulse\n:name: pulse\n```\n\n[It](#pulse).\n")
    #expect(html.contains("<pre id=\"listing-pulse\""))
    #expect(html.contains(" id=\"pulse\""))
    #expect(html.contains("runs <a href=\"#pulse\">"))
    #expect(html.contains("run by <a href=\"#listing-pulse\">pulse</a>"))
  }

  @Test func `above all listings of a name, the first is meant`() throws {
    let html = try page(
      figure("Fade(duration: 1)") + fence(" name=first") + fence(" replaces=first")
        + figure("Fade(duration: 2)"))
    #expect(html.contains("id=\"first\""))
    #expect(html.contains("run by <a href=\"#first\">Fade</a>"))
    #expect(html.contains("run by <a href=\"#Fade\">Fade</a>"))
  }

  @Test func `what is hidden has no links`() throws {
    let html = try page(fence(" hidden") + figure("Fade(duration: 1)"))
    #expect(!html.contains("run by"))
  }

  /// The lines of a page's listings that a figure lights.
  private func litLines(_ html: String) -> [String] {
    html.split(separator: "\n").filter { $0.contains("class=\"zt-lit ") }.map { line in
      line.replacing(/<[^>]*>/, with: "").trimmingPrefix { $0 == " " }.description
    }
  }

  @Test func `lines are lit in all listings of the code`() throws {
    let declared = """
      import UIKit
      final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
      }

      """
    let extended = """
      extension Fade {
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          let view = context.view(forKey: .to)!
          context.containerView.addSubview(view)
          view.alpha = 0
          UIView.animate(withDuration: 1) {
            self.show(
              view)
            // Nothing.
          } completion: { _ in
            context.completeTransition(
              !context.transitionWasCancelled)
          }
        }
      }

      """
    let helper = """
      extension Fade {
        func show(_ view: UIView) {
          view.alpha = 1
        }
      }

      """
    let html = try page(
      fence("", declared) + figure("Fade()") + "\nText.\n" + fence("", extended) + fence("", helper))
    #expect(html.contains("<small class=\"zt-runs\">runs <a href=\"#figure-1\">"))
    #expect(html.split(separator: "zt-runs").count == 2)
    #expect(
      litLines(html) == [
        "UIView.animate(withDuration: 1) {", "self.show(", "view)", "// Nothing.",
        "context.completeTransition(", "!context.transitionWasCancelled)", "view.alpha = 1",
      ])
  }

  @Test func `the last line of a method that a block calls is lit as well as the call`() throws {
    let nudge = """
      import UIKit
      func nudge(in view: UIView) {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        box.backgroundColor = .systemRed
        view.addSubview(box)
        UIView.animate(withDuration: 1) {
          shift(box)
        }
      }

      func shift(_ view: UIView) {
        view.center.x += 10
      }

      """
    let lit = litLines(try page(fence("", nudge) + "\n```{run}\n:call: nudge\n```\n"))
    #expect(lit == ["UIView.animate(withDuration: 1) {", "shift(box)", "}", "view.center.x += 10"])
  }

  @Test func `files are listings as well, and what is shown twice is there once`() throws {
    let include = "\n```{literalinclude} Fade.swift\n:lines: 3\n```\n"
    let html = try page(
      include + include + figure("Fade(duration: 1)"), ["content/Fade.swift": FadeSamples.fade])
    #expect(html.contains("run by <a href=\"#Fade\">Fade</a>"))
    let shared = try page(
      "\n```{literalinclude} App/Fade.swift\n```\n" + figure("Fade(duration: 1)"),
      ["zoetrope.yml": "code: App\n", "App/Fade.swift": FadeSamples.fade])
    #expect(shared.contains("run by <a href=\"#Fade\">Fade</a>"))
  }

  @Test func `names lead to their documentation where Swift is run, and nowhere else`() throws {
    let on = try page(fence() + figure("Fade(duration: 1)"))
    #expect(
      on.contains("<a class=\"t\" href=\"https://developer.apple.com/documentation/uikit/uiview\">UIView</a>")
    )
    #expect(on.contains("tabindex=\"0\" data-type=\"let duration: TimeInterval\">duration</span>"))
    let off = try page(fence(), ["zoetrope.yml": "code: off\n"])
    #expect(!off.contains("developer.apple.com") && !off.contains("data-type"))
  }
}
