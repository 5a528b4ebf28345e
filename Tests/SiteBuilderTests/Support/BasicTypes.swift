import BasicTestSupport

/// The tests' folder: the product has a type of this name, too.
typealias TemporaryFolder = BasicTestSupport.TemporaryFolder
typealias SeededGenerator = BasicTestSupport.SeededGenerator
typealias JSONSchema = BasicTestSupport.JSONSchema
