extension EnglishTexts {
  func moreFailures(_ count: Int) -> String { "and \(grouped(count)) more; -F json names them all" }
}
