import Diagnostics
import Liquid
import Testing

@Suite struct JekyllTagTests {
  @Test(arguments: [
    ("{% highlight objc %}\n[a b];\n{% endhighlight %}\n", "```objc\n[a b];\n```\n"),
    ("a {% highlight objc %}x{% endhighlight %} b", "a \n```objc\nx\n```\n b"),
    ("{% highlight swift linenos %}\n  a\n\n  b\n{% endhighlight %}", "```swift linenos\n  a\n\n  b\n```"),
    ("{% highlight md %}\n```\ncode\n```\n{% endhighlight %}", "````md\n```\ncode\n```\n````"),
    ("{% highlight liquid %}{{ x }} {% if %}{% endhighlight %}", "```liquid\n{{ x }} {% if %}\n```"),
    ("{% highlight liquid %}{% raw %}{{ x }}{% endraw %}{% endhighlight %}", "```liquid\n{{ x }}\n```"),
    ("{% highlight text %}{% endhighlight %}", "```text\n```"),
    ("- a\n  {% highlight c %}\n  x\n  {% endhighlight %}\n", "- a\n  ```c\n  x\n  ```\n"),
  ])
  func highlight(source: String, expected: String) {
    #expect(render(source) == expected)
  }

  @Test func references() {
    let source = "[a]({% link tutorials/fold.md %}) [b]({% post_url 2013-09-20-flip %})"
    let output = render(source) {
      $0.linkURL = { $0 == "tutorials/fold.md" ? "/fold/" : nil }
      $0.postURL = { $0 == "2013-09-20-flip" ? "/flip/" : nil }
    }
    #expect(output == "[a](/fold/) [b](/flip/)")
  }

  @Test func includesOfPlugins() {
    let includes = [
      "gist.html": "{{ include.id }}/{{ include.file }}",
      "avatar.html": "{{ include.user }}@{{ include.size }}",
      "a.html": "[{{ include.x }}]",
    ]
    #expect(render("{% gist a/1f b.swift %} {% gist '2' %}", includes: includes) == "a/1f/b.swift 2/")
    #expect(
      render("{% assign u = 'c' %}{% avatar b size=9 %} {% avatar user=u %}", includes: includes) == "b@9 c@")
    #expect(render("{% include_cached a.html x=1 %}", includes: includes) == "[1]")
    expectProblems("liquid.syntax", "liquid.syntax", in: "«{% gist %}»«{% avatar %}»", includes: includes)
  }

  @Test func namesOfIncludesHaveVariables() {
    let includes = ["parts/a-1.html": "A{{ include.x }}"]
    #expect(
      render("{% assign n = 'a' %}{% include parts/{{ n }}-{{ 1 }}.html x=2 %}", includes: includes) == "A2")
    expectProblems("liquid.unclosed", in: "{% include parts/«{{»n }.html %}", includes: includes)
  }

  @Test func filesWithoutParametersSeeThoseAround() {
    let includes = ["a.html": "{% include b.html %}{% include b.html x=2 %}", "b.html": "{{ include.x }}"]
    #expect(render("{% include a.html x=1 %}", includes: includes) == "12")
  }

  @Test(arguments: [
    ("{% for x in {{page.list}} %}{{ x }}{% endfor %}", "12"),
    ("{% assign a = 'x' «limit 10» %}{{ a }}", "x"), ("{{ 'a' «b» | upcase «c d» | append: '!' }}", "A!"),
    ("{% if page.list «page.b» %}yes{% endif %}", "yes"),
    ("{% for x in page.list «sorted» %}{{ x }}{% endfor %}", "12"),
    ("{% if page.a and «(»page.b or page.list) %}yes{% else %}no{% endif %}", "no"),
    ("{% if «(»page.a or page.list) and true %}yes{% endif %}", "yes"),
    ("{% if page.list «&& page.b» %}yes{% endif %}", "yes"),
    ("{% if «!»page.list %}yes{% endif %}", "yes"),
    ("{% for x in page.list «limit 1» %}{{ x }}{% endfor %}", "12"),
    ("{% for x in page.list «limit 1» offset: 1 %}{{ x }}{% endfor %}", "2"),
    ("{% for x in page.list «cols:2» limit: 1 %}{{ x }}{% endfor %}", "1"),
    ("{% assign x «== 3» %}{{ x }}y", "y"), ("{% assign x «== 3» | default: 4 %}{{ x }}y", "4y"),
    ("{% assign n = 1 %}{{ page.list«.»[n] }}{% if page.list«.»[n] == 2 %}yes{% endif %}", "2yes"),
  ])
  func ignoredMarkup(_ marked: String, _ expected: String) {
    let source = marked.replacing("«", with: "").replacing("»", with: "")
    let diagnostics = DiagnosticCollector()
    let template = Template(SourceFile(path: "a.html", text: source), isLenient: true, diagnostics)
    var context = Context(globals: ["page": ["list": [1, 2]]])
    var output: [UInt8] = []
    template.render(into: &output, context: &context)
    #expect(String(decoding: output, as: UTF8.self) == expected)
    #expect(
      diagnostics.diagnostics.allSatisfy { $0.identifier == "liquid.ignored" && $0.severity == .warning })
    #expect(!diagnostics.diagnostics.isEmpty)
    let strict = DiagnosticCollector()
    _ = Template(SourceFile(path: "a.html", text: source), strict)
    #expect(strict.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: [
    ("{% assign l = page.lists.l | push: page.lists.m %}{{ l.size }}{{ l[2].size }}", "32"),
    (
      "{% assign l = page.lists.l | push: page.lists.m | push: page.lists.m %}{{ l.size }} {{ l | uniq | join }}",
      "4 1 2 x y"
    ),
    ("{% assign l = page.lists.l | unshift: page.lists.m %}{{ l.size }}{{ l[0] | join }}", "3x y"),
  ])
  func listsMayBeElements(_ source: String, _ expected: String) {
    #expect(jekyll(source, ["l": [1, 2], "m": ["x", "y"]]).output == expected)
  }

  @Test func listsOfListsHaveALimit() {
    let source = "{% for i in (1..1000) %}{% assign l = page.lists.l | push: l %}{% endfor %}{{ l.size }}"
    let result = jekyll(source, ["l": [1]])
    #expect(result.problems.contains("liquid.filter"))
  }

  /// What Jekyll renders without what it can't read.
  @Test(arguments: [
    ("a{{#if b}}c{{/if}}", "ac", 2), ("{{ 'a' | nosuch: 1 | upcase }}", "A", 1),
    ("{{ 'abc' | date: %Y }}", "abc", 1),
    ("{{ 'abc' | truncate: 5, }}", "abc", 0), ("{% if page.b %}x{% else if page.c %}y{% endif %}", "y", 1),
    ("{% case 1 %}lost{% when 1 %}x{% endcase %}", "x", 1), ("{{ 'abc' | date: '%Y' }}", "abc", 1),
    ("{{ page.list | strip_html }}", "12", 1), ("{{ 5 | plus: 'a' }}", "5", 1),
    ("{% assign p = page.map | sort %}{% for x in p %}{{ x[0] }}{{ x[1] }}{% endfor %}", "a2b1", 0),
  ])
  func unreadableMarkup(_ source: String, _ expected: String, _ warnings: Int) {
    let diagnostics = DiagnosticCollector()
    let template = Template(SourceFile(path: "a.html", text: source), isLenient: true, diagnostics)
    var context = Context(globals: ["page": ["list": [1, 2], "map": ["b": 1, "a": 2]]])
    var output: [UInt8] = []
    template.render(into: &output, context: &context)
    #expect(String(decoding: output, as: UTF8.self) == expected)
    let all = diagnostics.diagnostics + context.diagnostics
    #expect(all.count == warnings && all.allSatisfy { $0.severity == .warning })
  }

  /// What Jekyll of Debian shows of the same, by Ruby 3.1.
  @Test(arguments: [
    ("{{ page.map }}", #"{"k"=>1, "q u"=>"a\"b", "l"=>[1, 2.5, true, nil, "x"], "n"=>{"a"=>{}}}"#),
    ("{{ page.map.l }} {{ page.map.n }}", #"12.5truex {"a"=>{}}"#),
    (
      "{{ page.map | inspect }}",
      #"{&quot;k&quot;=&gt;1, &quot;q u&quot;=&gt;&quot;a\&quot;b&quot;, "#
        + #"&quot;l&quot;=&gt;[1, 2.5, true, nil, &quot;x&quot;], &quot;n&quot;=&gt;{&quot;a&quot;=&gt;{}}}"#
    ),
    ("{{ page.odd | inspect }} {{ nil | inspect }}", ##"&quot;é\#{a\t&quot; nil"##),
    (
      "{{ page.data | group_by: 'g' }}",
      #"{"name"=>"x", "items"=>[{"n"=>"a", "g"=>"x"}, {"n"=>"c", "g"=>"x"}], "size"=>2}"#
        + #"{"name"=>"y", "items"=>[{"n"=>"b", "g"=>"y"}], "size"=>1}"#
    ),
    (
      "{{ page.data | group_by: 'g' | jsonify }}",
      #"[{"name":"x","items":[{"n":"a","g":"x"},{"n":"c","g":"x"}],"size":2},"#
        + #"{"name":"y","items":[{"n":"b","g":"y"}],"size":1}]"#
    ),
    (
      "{% assign g = page.data | group_by: 'g' %}{{ g[1] }}",
      #"{"name"=>"y", "items"=>[{"n"=>"b", "g"=>"y"}], "size"=>1}"#
    ),
    (
      "{{ '1' | plus: 2 }} {{ '1.5' | plus: '2' }} {{ ' 3' | plus: 1 }} {{ '' | plus: 1 }} {{ nil | plus: 1 }}",
      "3 3.5 4 1 1"
    ),
  ])
  func hashesAndNumbersAreRubys(_ source: String, _ expected: String) {
    #expect(jekyll(source).output == expected)
    #expect(jekyll(source).problems == [])
  }

  /// Ruby takes the digits that a text begins with.
  @Test(arguments: [
    ("{{ 'a' | plus: 1 }}", "1"), ("{{ '1a' | plus: '2' }}", "3"), ("{{ '1e3' | plus: 1 }}", "2"),
    ("{{ '1.' | plus: 1 }}", "2"), ("{{ true | plus: 1 }}", "1"), ("{{ 'x' | times: 2 }}", "0"),
    ("{{ 10 | minus: '-2x' }}", "12"), ("{{ page.map | plus: 1 }}", "1"),
  ])
  func textsThatAreNoNumbersAreReadByTheirDigits(_ source: String, _ expected: String) {
    #expect(jekyll(source).output == expected)
    #expect(jekyll(source).problems == ["liquid.filter"])
  }

  private func jekyll(
    _ source: String, _ lists: Value = .null
  ) -> (output: String, problems: [String]) {
    let diagnostics = DiagnosticCollector()
    let template = Template(SourceFile(path: "a.html", text: source), isLenient: true, diagnostics)
    let map: Value = [
      "k": 1, "q u": "a\"b", "l": [1, 2.5, .bool(true), .null, "x"], "n": ["a": .dictionary([:])],
    ]
    let data: Value = [["n": "a", "g": "x"], ["n": "b", "g": "y"], ["n": "c", "g": "x"]]
    var context = Context(globals: ["page": ["map": map, "data": data, "odd": "é#{a\t", "lists": lists]])
    var output: [UInt8] = []
    template.render(into: &output, context: &context)
    let problems = (diagnostics.diagnostics + context.diagnostics).map(\.identifier)
    return (String(decoding: output, as: UTF8.self), problems)
  }

  @Test func codeIsATemplateInJekyll() {
    let source =
      "a {% highlight c linenos %}\n\n  {{ page.x }}{% raw %}{{ y }}{% endraw %}\n{% endhighlight %} b"
    let diagnostics = DiagnosticCollector()
    let template = Template(SourceFile(path: "a.html", text: source), isLenient: true, diagnostics)
    var context = Context(globals: ["page": ["x": 1]])
    var fenced: [UInt8] = []
    template.render(into: &fenced, context: &context)
    #expect(String(decoding: fenced, as: UTF8.self) == "a \n```c linenos\n  1{{ y }}\n```\n b")
    context.highlight = { info, code in Array("<\(info)|\(String(decoding: code, as: UTF8.self))>".utf8) }
    var element: [UInt8] = []
    template.render(into: &element, context: &context)
    #expect(String(decoding: element, as: UTF8.self) == "a \n<c linenos|  1{{ y }}>\n b")
    #expect(diagnostics.diagnostics.isEmpty)
  }

  @Test func unclosedCodeInJekyll() {
    let diagnostics = DiagnosticCollector()
    _ = Template(SourceFile(path: "a.html", text: "{% highlight c %}x"), isLenient: true, diagnostics)
    #expect(diagnostics.diagnostics.map(\.identifier) == ["liquid.unclosed-block"])
  }

  @Test func unknownReferences() {
    expectProblems(
      "liquid.unknown-page", "liquid.unknown-post", in: "{% link «a.md» %} {% post_url «b» %}"
    ) {
      $0.linkURL = { _ in nil }
      $0.postURL = { _ in nil }
    }
  }

  @Test func highlightWithoutLanguage() {
    expectProblems("liquid.syntax", in: "«{% highlight %}»a{% endhighlight %}")
  }
}
