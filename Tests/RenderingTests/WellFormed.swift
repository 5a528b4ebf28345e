import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Whether a parser of XML takes a drawing.
func isWellFormed(_ drawing: some Sequence<UInt8>) -> Bool { XMLParser(data: Data(drawing)).parse() }
