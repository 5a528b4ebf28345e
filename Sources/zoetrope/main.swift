#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

EndingSignals.restore()
let console = Console()
exit(console.final(Tool.run(console: console)).rawValue)
