import Text

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An IPv4 address, as four numbers.
package struct NetworkAddress: Sendable, Hashable {
  let bytes: [UInt8]

  /// The address that only this machine reaches.
  package static let loopback = NetworkAddress(bytes: [127, 0, 0, 1])
  /// All addresses of this machine.
  package static let all = NetworkAddress(bytes: [0, 0, 0, 0])

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Nil for a text that isn't four numbers from 0 to 255, without leading zeros, between periods.
  package init?<Text: StringProtocol>(_ text: Text) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var bytes: [UInt8] = []
    for part in parts {
      guard (1...3).contains(part.count), part.allSatisfy(\.isDigit), part.count == 1 || part.first != 0x30,
        let byte = UInt8(String(decoding: part, as: UTF8.self))
      else { return nil }
      bytes.append(byte)
    }
    self.bytes = bytes
  }

  package var text: String { bytes.map(String.init).joined(separator: ".") }

  package var isLoopback: Bool { bytes[0] == 127 }

  /// Whether the address is in the range that containers and virtual machines usually have.
  private var isVirtual: Bool { bytes[0] == 172 && (16...31).contains(bytes[1]) }

  /// The addresses of this machine in networks, those of containers last.
  package static func ofThisMachine() -> [NetworkAddress] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [NetworkAddress] = []
    var next = first
    while let entry = next {
      next = entry.pointee.ifa_next
      guard let general = entry.pointee.ifa_addr, general.pointee.sa_family == sa_family_t(AF_INET) else {
        continue
      }
      let number = UnsafeRawPointer(general).loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr
      let address = NetworkAddress(bytes: withUnsafeBytes(of: number) { Array($0) })
      // Without a server of addresses, machines choose one that no phone reaches.
      let isLinkLocal = address.bytes[0] == 169 && address.bytes[1] == 254
      if !address.isLoopback, !isLinkLocal, !found.contains(address) { found.append(address) }
    }
    return found.filter { !$0.isVirtual } + found.filter(\.isVirtual)
  }

  /// The address in the order of the network.
  var number: in_addr_t { bytes.withUnsafeBytes { $0.loadUnaligned(as: in_addr_t.self) } }
}
