#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Opens the preview's port.
enum ListeningSocket {
  /// The number of ports to try after the wanted one, before the system chooses.
  private static let attempts: UInt16 = 64

  /// Listens on the wanted port or, if that is taken, on the next free one.
  ///
  /// - Parameters:
  ///   - port: the wanted port; 0 lets the system choose.
  ///   - address: the address of this machine to listen at.
  static func open(port: UInt16, at address: NetworkAddress) throws(PosixError) -> (
    descriptor: Int32, port: UInt16
  ) {
    let last = port > UInt16.max - attempts ? UInt16.max : port + attempts
    let candidates = port == 0 ? [0] : Array(port...last) + [0]
    for candidate in candidates {
      do {
        return try listen(at: address, candidate)
      } catch let error where error.code == EADDRINUSE && candidate != 0 {
        continue
      }
    }
    throw PosixError(code: EADDRINUSE)
  }

  private static func listen(
    at address: NetworkAddress, _ port: UInt16
  ) throws(PosixError) -> (descriptor: Int32, port: UInt16) {
    #if canImport(Darwin)
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw PosixError() }
    do {
      return (descriptor, try bind(descriptor, to: address, port))
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Binds a socket, listens, and returns the port.
  private static func bind(
    _ descriptor: Int32, to network: NetworkAddress, _ port: UInt16
  ) throws(PosixError) -> UInt16 {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    // A preview can restart at once, while old connections linger.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = network.number
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        #if canImport(Darwin)
        let bound = Darwin.bind(descriptor, general, length)
        #else
        let bound = Glibc.bind(descriptor, general, length)
        #endif
        return bound != 0 || listenForConnections(descriptor) != 0
          || getsockname(descriptor, general, &length) != 0
      }
    }
    if failed { throw PosixError() }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func listenForConnections(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
    Darwin.listen(descriptor, SOMAXCONN)
    #else
    Glibc.listen(descriptor, SOMAXCONN)
    #endif
  }
}
