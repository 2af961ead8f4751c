extension EnglishTexts {
  func moreFailures(_ count: Int) -> String { "and \(grouped(count)) more; -F json lists them all" }
}
