import Diagnostics
import Directives
import RunCoding
import Screens

extension RunnerAnswer {
  init(to request: RunnerRequest, with library: LoadedLibrary) {
    let diagnostics = DiagnosticCollector()
    let functions = ListingFunctions(request.functions) { function, arguments in
      library.value(of: function, arguments)
    }
    let run = DirectiveCatalogue.standard.run(
      request.directive, screens: request.screens, functions, diagnostics)
    self.init(run: run, diagnostics: diagnostics.diagnostics)
  }
}
