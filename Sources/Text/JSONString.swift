/// Strings in JSON.
public enum JSONString {
  /// Appends a text in quotes, on one line. Angle brackets and ampersands are escaped, so the JSON can't end
  /// a `<script>` element around it.
  @inlinable public static func append(_ text: some Sequence<UInt8>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): output += "\\\"".utf8
      case UInt8(ascii: "\\"): output += "\\\\".utf8
      case UInt8(ascii: "\n"): output += "\\n".utf8
      case UInt8(ascii: "\r"): output += "\\r".utf8
      case UInt8(ascii: "\t"): output += "\\t".utf8
      case 0..<32, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
        output += "\\u00".utf8
        Hexadecimal.append(byte, to: &output)
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
