import Testing

@testable import SiteBuilder

/// Where pictures are looked for that code names.
struct PictureNameTests {
  private func paths(_ name: String) -> [String] { PictureName(name).places.map(\.path) }

  @Test func `a name alone is looked for beside the page, then among the images`() {
    #expect(
      paths("photo") == [
        "photo@3x.png", "photo@2x.png", "photo.png", "photo@3x.jpg", "photo@2x.jpg", "photo.jpg",
        "photo@3x.jpeg", "photo@2x.jpeg", "photo.jpeg", "photo.svg", "/images/photo@3x.png",
        "/images/photo@2x.png", "/images/photo.png", "/images/photo@3x.jpg", "/images/photo@2x.jpg",
        "/images/photo.jpg", "/images/photo@3x.jpeg", "/images/photo@2x.jpeg", "/images/photo.jpeg",
        "/images/photo.svg",
      ])
  }

  @Test func `an ending and a scale are taken as they are written`() {
    #expect(
      paths("a/photo.png") == [
        "a/photo@3x.png", "a/photo@2x.png", "a/photo.png", "/images/a/photo@3x.png",
        "/images/a/photo@2x.png", "/images/a/photo.png",
      ])
    #expect(paths("photo.SVG") == ["photo.SVG", "/images/photo.SVG"])
    #expect(paths("/photo@2x.png") == ["/photo@2x.png"])
    #expect(PictureName("photo@2x").places.map(\.scale) == Array(repeating: 2, count: 8))
    #expect(PictureName("photo.png").places.map(\.scale) == [3, 2, 1, 3, 2, 1])
  }

  @Test(arguments: ["", "/", "a/", ".png", String(repeating: "a", count: 1000)])
  func `what can be no name is looked for nowhere`(name: String) { #expect(paths(name).isEmpty) }

  @Test func `files have names, too`() {
    #expect(PictureName.name(ofFile: "a/photo@2x.PNG") == "photo")
    #expect(PictureName.name(ofFile: "a/photo.Jpeg") == "photo")
    #expect(PictureName.name(ofFile: "a/photo.gif") == nil)
  }
}
