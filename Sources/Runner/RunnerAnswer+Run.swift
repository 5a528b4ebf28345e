import Diagnostics
import Directives
import RunCoding
import Runs

extension RunnerAnswer {
  init(to request: RunnerRequest, with library: LoadedLibrary) {
    let diagnostics = DiagnosticCollector()
    let functions = ListingFunctions(request.functions) { function, isForward in
      library.value(of: function, isForward: isForward)
    }
    let run = DirectiveCatalogue.standard.run(
      request.directive, screens: request.screens, functions, diagnostics)
    self.init(run: run, diagnostics: diagnostics.diagnostics)
  }
}
