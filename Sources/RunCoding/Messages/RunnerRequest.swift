import Cache
import Diagnostics
import Runs
import Screens

/// A request to the program that runs listings.
package struct RunnerRequest: Codable, Sendable {
  /// The version of the message format.
  private var version = "zoetrope run 8"
  /// The path of the library with the page's code.
  package var library: String
  /// The path of the library with the site's own Swift, which the page's library needs; nil where there is
  /// none.
  package var code: String?
  /// The C functions of the library that return an expression's value, by the expression's text.
  package var functions: [String: String]
  /// The request, coded by itself: its functions are those of the loaded library.
  private var run: [UInt8]

  /// The libraries, in the order of call sites' indices.
  package var libraries: [String] { [library] + [code].compactMap(\.self) }

  /// - Parameter files: receives the files of the run's places.
  package init(
    library: String, code: String? = nil, functions: [String: String], run: some RunRequest, files: CodedFiles
  ) {
    self.library = library
    self.code = code
    self.functions = functions
    self.run = ValueEncoder.bytes(of: run.kind, files: files)
  }

  /// The argument that makes the program that runs listings copy itself; each copy handles one request.
  package static let servingArgument = "--serve"

  package var bytes: [UInt8] { ValueEncoder.bytes(of: self) }

  /// - Throws: `DamagedEntry` for any bytes that aren't a request of this version.
  package init(_ bytes: ArraySlice<UInt8>) throws(DamagedEntry) {
    let current = version
    self = try ValueDecoder.value(of: bytes)
    guard version == current else { throw DamagedEntry() }
  }

  /// The run that is requested.
  ///
  /// - Parameters:
  ///   - functions: evaluate the run's expressions.
  ///   - files: receives the files of the run's places, as in the process that has made the request.
  /// - Throws: `DamagedEntry` for bytes that aren't a run.
  package func run(_ functions: ListingFunctions, files: CodedFiles) throws(DamagedEntry) -> any RunRequest {
    try ValueDecoder.value(
      RunRequestKind.self, of: run[...], userInfo: [.files: files, .listingFunctions: functions]
    ).request
  }
}
