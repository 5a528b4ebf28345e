extension FormulaProgram {
  /// The first message of the script.
  static let greeting = "zoetrope-formulas 1"

  /// A program in Python that answers messages until its input ends: `b` or `i` and a formula, with `m` and MathML, or with
  /// `e` and what is wrong with the formula.
  ///
  /// Python's `site` imports it in place of a site's settings, in the environment of the program that was found.
  static let script = #"""
    import os
    import sys

    def read(count):
        data = b""
        while len(data) < count:
            part = os.read(0, min(count - len(data), 1 << 20))
            if not part:
                os._exit(0)
            data += part
        return data

    def write(data):
        data = len(data).to_bytes(8, "little") + data
        while data:
            data = data[os.write(1, data):]

    def main():
        from html import escape, unescape
        from latex2mathml import converter, exceptions

        class Problem(Exception):
            pass

        def text(element, value):
            value = unescape(value)
            if value.startswith("\\") and len(value) > 1 and element.tag != "mtext":
                raise Problem("unknown command “%s”" % value)
            return escape(value, quote=False)

        def markup(element, parts):
            attributes = "".join(' %s="%s"' % (name, escape(unescape(value)))
                                 for name, value in element.attrib.items() if name != "xmlns")
            parts.append("<%s%s>" % (element.tag, attributes))
            if element.text:
                parts.append(text(element, element.text))
            for child in element:
                markup(child, parts)
            parts.append("</%s>" % element.tag)

        def check(formula):
            depth = 0
            escaped = False
            for character in formula:
                if escaped:
                    escaped = False
                elif character == "\\":
                    escaped = True
                elif character == "{":
                    depth += 1
                elif character == "}":
                    depth -= 1
                if depth < 0:
                    raise Problem("“}” has no “{”")
            if depth:
                raise Problem("“{” has no “}”")

        def reason(error):
            if isinstance(error, RecursionError):
                return "it is nested too deep"
            name = type(error).__name__
            if type(error).__module__ != exceptions.__name__:
                return "it isn't LaTeX that “latex2mathml” knows"
            words = "".join(" " + c.lower() if c.isupper() else c for c in name[:-5]).strip()
            return words + (" (%s)" % error if str(error) else "")

        def answer(message):
            formula = message[1:].decode("utf-8").strip()
            try:
                check(formula)
                display = "block" if message[:1] == b"b" else "inline"
                element = converter.convert_to_element(formula, display=display)
                parts = []
                markup(element, parts)
                return b"m" + "".join(parts).encode("utf-8")
            except Problem as problem:
                return b"e" + str(problem).encode("utf-8")
            except Exception as error:
                return b"e" + reason(error).encode("utf-8")

        write(b"zoetrope-formulas 1")
        while True:
            write(answer(read(int.from_bytes(read(8), "little"))))

    try:
        import latex2mathml.converter
    except ImportError:
        # A wrapper's own Python, which starts the right one.
        pass
    else:
        try:
            main()
        finally:
            os._exit(1)

    """#
}
