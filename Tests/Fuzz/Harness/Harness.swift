#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The target that the environment names.
private let target: FuzzTarget = {
  guard let name = getenv("ZOETROPE_FUZZ_TARGET").map({ String(cString: $0) }),
    let target = FuzzTarget(rawValue: name)
  else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("set ZOETROPE_FUZZ_TARGET to one of \(names)")
  }
  return target
}()

/// What libFuzzer calls with each input it makes up.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
