/// The cases of each suite that stay apart on purpose, by name, with the reason.
let suiteExceptions: [String: [String: String]] = [
  "python-liquid": exceptions(of: [
    "Jekyll’s “sort” puts missing values first": [
      "sort filter, array of objects with missing key"
    ],
    "Jekyll’s “where” with nil finds what has no value": [
      "where filter, second argument is undefined",
      "where filter, both arguments are undefined",
      "where filter, value is explicit nil",
    ],
    "a bound that is no number is an error, not 0": [
      "range objects, start is not a number",
      "range objects, end is not a number",
    ],
    "a condition in “when” is an error": [
      "case tag, unexpected when token"
    ],
    "a dictionary is no number": [
      "sum filter, hashes without property argument"
    ],
    "a dictionary is no text": [
      "replace filter, left value is an object"
    ],
    "a tag in a comment of one line is an error": [
      "inline comment tag, can't comment tags"
    ],
    "a text of a negative number is a time, as one of a positive number": [
      "date filter, negative timestamp string"
    ],
    "a value that is no number is an error, not 0": [
      "abs filter, string not a number",
      "abs filter, not a string, int or float",
      "at least filter, left value not a number",
      "at least filter, left value not a number negative argument",
      "at least filter, argument string not a number",
      "at most filter, left value not a number",
      "ceil filter, string not a number",
      "ceil filter, not a string, int or float",
      "divided by filter, string not a number",
      "divided by filter, not a string, int or float",
      "floor filter, string not a number",
      "floor filter, not a string, int or float",
      "minus filter, string not a number",
      "minus filter, arg string not a number",
      "minus filter, not a string, int or float",
      "modulo filter, string not a number",
      "modulo filter, not a string, int or float",
      "plus filter, string not a number",
      "plus filter, arg string not a number",
      "plus filter, not a string, int or float",
      "round filter, argument is a string",
    ],
    "a variable whose name is a number could never be read": [
      "identifiers, only digits",
      "identifiers, capture only digits",
    ],
    "a “when” is rendered once, even if several of its values match": [
      "case tag, evaluate multiple matching blocks",
      "case tag, mix or and comma separated when expression",
    ],
    "as in Jekyll, a name without quotes is a file": [
      "include tag, name from identifier"
    ],
    "only in python-liquid: a name after brackets without a dot": [
      "output statement, chained bracketed identifier index no dot"
    ],
    "only in python-liquid: data about the file": [
      "include tag, template drop",
      "include tag, template drop no parent",
      "include tag, template drop no suffix",
      "include tag, template drop no suffix or extension",
      "render tag, template drop",
      "render tag, template drop no parent",
      "render tag, template drop no suffix",
      "render tag, template drop no suffix or extension",
    ],
    "only in python-liquid: the time as a variable (write \"now\" in quotes)": [
      "echo tag, render the special built in variable 'now'",
      "echo tag, render the special built in variable 'today'",
      "output statement, render the special built in variable 'now'",
      "output statement, render the special built in variable 'today'",
    ],
  ])
]

private func exceptions(of namesByReason: [String: [String]]) -> [String: String] {
  Dictionary(
    namesByReason.flatMap { reason, names in names.map { ($0, reason) } },
    uniquingKeysWith: { first, _ in first })
}
