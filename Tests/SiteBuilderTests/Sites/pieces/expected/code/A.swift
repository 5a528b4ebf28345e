func foo() {
  bar()
  baz()
}
