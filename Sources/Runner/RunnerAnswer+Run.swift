import Cache
import Diagnostics
import RunCoding
import Screens

extension RunnerAnswer {
  /// - Throws: `DamagedEntry` for a request whose run cannot be decoded.
  init(to request: RunnerRequest, with library: LoadedLibrary, files: CodedFiles) throws(DamagedEntry) {
    let diagnostics = DiagnosticCollector()
    let functions = ListingFunctions(request.functions) { function, arguments in
      library.value(of: function, arguments)
    }
    let run = try request.run(functions, files: files).execute(diagnostics)
    self.init(run: run, diagnostics: diagnostics.diagnostics)
  }
}
