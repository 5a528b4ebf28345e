#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

exit(Tool.run(Array(CommandLine.arguments.dropFirst()), console: Console()).rawValue)
