/// The program, as the pages that it makes name it.
package enum Generator {
  package static let version = "0.1.0"
  static let nameAndVersion = "Zoetrope " + version
}
