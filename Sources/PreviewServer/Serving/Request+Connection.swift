import CMicroHTTPD

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Request {
  /// Creates a request from the library's parsed one.
  init(
    of connection: OpaquePointer, method: UnsafePointer<CChar>, target: UnsafePointer<CChar>
  ) {
    let headers = Self.headers(of: connection)
    // A list may be spread over several headers.
    func header(_ name: String) -> String? { headers[name]?.joined(separator: ", ") }
    self.init(
      method: String(cString: method),
      target: Array(UnsafeRawBufferPointer(start: target, count: strlen(target))),
      hasBody: header("transfer-encoding") != nil || (header("content-length") ?? "0") != "0",
      hosts: headers["host"] ?? [], ifMatch: header("if-match"), ifNoneMatch: header("if-none-match"),
      range: header("range"), ifRange: header("if-range"), fetchSite: header("sec-fetch-site"),
      origin: header("origin"))
  }

  /// All headers by their lowercase names.
  private static func headers(of connection: OpaquePointer) -> [String: [String]] {
    var headers: [String: [String]] = [:]
    withUnsafeMutablePointer(to: &headers) { pointer in
      _ = CMicroHTTPDVisit(
        connection, .HEADER_KIND,
        { context, _, name, value in
          guard let headers = context?.assumingMemoryBound(to: [String: [String]].self), let name else {
            return .NO
          }
          let text = value.map { String(cString: $0) } ?? ""
          headers.pointee[String(cString: name).lowercased(), default: []].append(text)
          return .YES
        }, pointer)
    }
    return headers
  }
}
