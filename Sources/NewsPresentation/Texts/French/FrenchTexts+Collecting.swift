extension FrenchTexts {
  func moreFailures(_ count: Int) -> String {
    "et \(grouped(count)) de plus\u{202F}; -F json les nomme tous"
  }
}
