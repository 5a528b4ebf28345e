import Diagnostics
import RunCoding

extension RunnerAnswer {
  init(to request: RunnerRequest, with library: LoadedLibrary) {
    self.init(run: nil, diagnostics: [])
  }
}
