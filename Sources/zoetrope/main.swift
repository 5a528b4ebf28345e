import Diagnostics
import SiteBuilder
let site = Site(.init(source: CommandLine.arguments[1]))
let built = site.build()
let formatter = DiagnosticFormatter()
for d in built.diagnostics { print(formatter.format(d), terminator: "") }
let out = OutputFolder(CommandLine.arguments[2], source: CommandLine.arguments[1])
let problems = out.problems()
for d in problems { print(formatter.format(d), terminator: "") }
if problems.isEmpty, !built.hasFailed(strict: false) { print(try out.write(built.files).written.count) }
