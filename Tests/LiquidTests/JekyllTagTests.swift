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
