@testable import NewsPresentation

extension PseudoTexts {
  func moreFailures(_ count: Int) -> String { bracketed(english.moreFailures(count)) }
}
