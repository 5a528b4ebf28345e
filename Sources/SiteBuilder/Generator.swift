/// The program, as the pages that it makes name it.
package enum Generator {
  package static let version = "0.2.0"
  /// How requests to other sites name the program.
  static let userAgent = "Zoetrope/" + version + " (link check)"
  static let nameAndVersion = "Zoetrope " + version
}
