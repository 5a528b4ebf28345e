import TestSupport
import Testing

@testable import Screens
@testable import UIKit

/// A device says how large its screen is, and what of the device is in it.
struct DeviceScreenTests {
  @Test(arguments: Device.allCases)
  func `a screen on a device has its size`(_ device: Device) throws {
    let screen = try #require(ReadScreen("device: \(device.rawValue)").screen)
    #expect(screen.size == device.size)
    #expect(Device(size: screen.size) == device)
  }

  @Test func `today's phone has room for its camera and its home indicator`() {
    let insets = UIEdgeInsets(ofDevice: Device.phone.size)
    #expect((insets.top, insets.bottom) == (59, 34))
    let tablet = UIEdgeInsets(ofDevice: Device.tablet.size)
    #expect((tablet.top, tablet.bottom) == (24, 20))
  }

  @Test func `the camera stays while the status bar is hidden`() throws {
    let run = Run(size: Device.phone.size)
    try run.perform {
      let bar = StatusBar(height: 59, color: .black, on: .phone, hasHomeIndicator: true)
      bar.look = StatusBar.Look(color: .black, isHidden: true)
      let shown = bar.subviews.filter { $0.alpha > 0 }
      #expect(shown.count == 2)
      #expect(bar.alpha == 1)
      let camera = try #require(shown.first)
      #expect(camera.frame == CGRect(x: 133.5, y: 11, width: 126, height: 37))
    }
  }

  @Test func `a screen without a size follows another device, and one with a size does not`() throws {
    let free = try #require(ReadScreen("title: A").screen)
    #expect(free.size == Device.homeButtonPhone.size)
    #expect(free.shown(on: .phone).size == Device.phone.size)
    let own = try #require(ReadScreen("size: 390x844").screen)
    #expect(own.shown(on: .phone).size == own.size)
  }
}
