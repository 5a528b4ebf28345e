extension Pygments {
  /// The first message of the script.
  static let greeting = "zoetrope-pygments 1"

  /// A program in Python that `pygmentize -x` loads as if it were a lexer, since that works with every installation.
  ///
  /// It answers messages until its input ends: `k` and a language with whether Pygments knows it; `t`, a language, a line
  /// feed and code with the code's tokens: for each, a letter and four bytes of length, lowest first. The letters are
  /// those of `HighlightToken.Kind`; a space is plain. Lengths add up to the code's.
  static let script = #"""
    import os
    from pygments.lexers import get_lexer_by_name
    from pygments.token import Token, Comment, Keyword, Name, Literal, Operator, Generic
    from pygments.util import ClassNotFound

    KINDS = {
        Token: " ", Comment: "c", Comment.Preproc: "m", Comment.PreprocFile: "s",
        Keyword: "k", Keyword.Type: "t", Operator.Word: "k",
        Name.Class: "t", Name.Exception: "t", Name.Builtin: "f", Name.Builtin.Pseudo: "k",
        Name.Function: "f", Name.Decorator: "a", Name.Attribute: "a", Name.Tag: "g",
        Name.Variable: "v", Name.Constant: "v", Name.Property: "v", Name.Label: "v", Name.Entity: "n",
        Literal: "s", Literal.Number: "n", Literal.Date: "n", Literal.String: "s",
        Literal.String.Doc: "c", Literal.String.Interpol: "v", Literal.String.Symbol: "v",
        Generic.Heading: "g", Generic.Subheading: "g", Generic.Prompt: "p", Generic.Output: "o",
    }

    def kind(token):
        known = KINDS.get(token)
        if known is None:
            known = KINDS[token] = kind(token.parent)
        return known

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

    def lexer(name):
        return get_lexer_by_name(name, stripnl=False, ensurenl=False)

    def knows(name):
        try:
            lexer(name)
            return b"1"
        except ClassNotFound:
            return b"0"

    def tokens(name, code):
        # Some lexers find a comment only before a line feed.
        missing = 0 if code.endswith("\n") else 1
        code += "\n" * missing
        runs = []
        for _, token, text in lexer(name).get_tokens_unprocessed(code):
            size = len(text.encode("utf-8"))
            if runs and runs[-1][0] == kind(token):
                runs[-1][1] += size
            else:
                runs.append([kind(token), size])
        if missing:
            runs[-1][1] -= 1
        return b"".join(kind.encode() + size.to_bytes(4, "little") for kind, size in runs)

    def answer(message):
        if message[:1] == b"k":
            return knows(message[1:].decode("utf-8"))
        name, _, code = message[1:].partition(b"\n")
        return tokens(name.decode("utf-8"), code.decode("utf-8"))

    write(b"zoetrope-pygments 1")
    while True:
        message = read(int.from_bytes(read(8), "little"))
        try:
            reply = answer(message)
        except Exception:
            reply = b"!"
        write(reply)

    """#
}
