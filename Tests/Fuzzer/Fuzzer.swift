import Fuzzing
import Glibc

/// What libFuzzer calls with each input; the variable RETITLE_FUZZ names the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func checkInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let name = getenv("RETITLE_FUZZ"), let target = FuzzTarget(rawValue: String(cString: name)) else {
    fatalError("RETITLE_FUZZ must be one of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  do throws(Violation) {
    try target.check(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError("\(target.rawValue): \(error)")
  }
  return 0
}
