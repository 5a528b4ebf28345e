import Animators
import Testing
import TransitionEngine

@Suite struct CameraContainerTests {
  private let fixture: CameraFixture
  private var container: CameraContainerController { fixture.container }

  init() throws { fixture = try CameraFixture() }

  @Test func itOpensAtTheTabs() {
    #expect(fixture.offset == 390)
    #expect(container.openedPage == .tabs)
    #expect(fixture.run.window.statusBarStyle == .darkContent)
    #expect(abs(container.camera.view.bounds.minX - 49.68) < 1e-9)
  }

  @Test func aFlickToTheRightOpensTheCamera() throws {
    _ = try fixture.flick(150)
    #expect(container.openedPage == .camera)
    #expect(fixture.run.window.statusBarStyle == .lightContent)
    #expect(container.camera.view.bounds.minX == 0)
  }

  @Test func aFlickToTheLeftOpensTheContacts() throws {
    _ = try fixture.flick(-150)
    #expect(container.openedPage == .contacts)
    #expect(fixture.run.window.statusBarStyle == .darkContent)
  }

  @Test func theCameraStaysOnScreen() throws {
    let timeline = try fixture.flick(150)
    let (camera, pages) = (container.camera.view.layer.value(in: fixture.run).id, container.scrollView.layer)
    let pagesID = pages.value(in: fixture.run).id
    for time in timeline.instants(40) {
      let offset = try #require(timeline.presentation(of: pagesID, at: time)).bounds.minX
      let frame = try #require(timeline.presentation(of: camera, at: time)).frame
      #expect(abs(frame.minX - offset) < 1e-6)
    }
  }

  @Test func onAnotherTabNothingIsPushedAside() throws {
    try fixture.tap(tab: 1)
    #expect(container.tabs.selectedIndex == 1)
    _ = try fixture.flick(150)
    #expect(container.openedPage == .tabs)
    #expect(fixture.offset == 390)
    try fixture.tap(tab: 0)
    _ = try fixture.flick(150)
    #expect(container.openedPage == .camera)
  }

  @Test func aFingerOnTheBarPushesNothingAside() throws {
    _ = try fixture.flick(150, y: 785)
    #expect(fixture.offset == 390)
    #expect(container.scrollView.isScrollEnabled)
    _ = try fixture.flick(150)
    #expect(container.openedPage == .camera)
  }

  @Test func allScreensStay() throws {
    let views = fixture.screens.map { $0.viewIfLoaded }
    for distance in [150.0, -150, -150, 150] { _ = try fixture.flick(distance) }
    #expect(container.openedPage == .tabs)
    for (screen, view) in zip(fixture.screens, views) where screen.title != "search" {
      #expect(screen.loads == 1)
      #expect(screen.appearances == 1)
      #expect(screen.viewIfLoaded === view)
    }
  }

  /// The pages are as wide as the screen, which is turned.
  @Test func turningTheScreenKeepsThePage() throws {
    _ = try fixture.flick(-150)
    _ = try fixture.run.record {
      fixture.run.window.frame.size = CGSize(width: 844, height: 390)
      try fixture.run.advance(by: 0)
      #expect(fixture.offset == 1688)
      fixture.run.window.frame.size = CGSize(width: 390, height: 844)
    }
    #expect(fixture.offset == 780)
    #expect(container.openedPage == .contacts)
  }

  @Test func cornersAreRound() {
    let (bar, first) = (container.tabs.tabBar.layer, fixture.screens[1].view.layer)
    #expect((bar.cornerRadius, first.cornerRadius) == (40, 40))
    #expect(bar.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(first.maskedCorners == [.layerMinXMinYCorner, .layerMinXMaxYCorner])
  }

  @Test func theSameFingersGiveTheSameTimeline() throws {
    let other = try CameraFixture()
    #expect(try fixture.flick(150) == other.flick(150))
  }
}
