import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Texts about feeds")
struct FeedTextsTests {
  @Test(
    "of many lines that are left out, the first are named, and the others counted", arguments: InterfaceLanguage.all)
  func leftOut(language: InterfaceLanguage) {
    func text(_ count: Int) -> String {
      let lines = (1...count).map { ImportedLine(LeftOutLine(number: $0, text: "junk\($0)", .address)) }
      return texts(in: language).notice(.linesLeftOut(lines), now: .distantPast)
    }
    #expect(text(20).contains("junk20"))
    #expect(!text(23).contains("junk21"))
    #expect(text(23).contains(language == .french ? "et 3 autres" : "and 3 more"))
    #expect(text(50_000).utf8.count < 2_000)
  }
}
