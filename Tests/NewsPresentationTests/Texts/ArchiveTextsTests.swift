import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("The archive in words")
struct ArchiveTextsTests {
  static let sizes: [(Int, String, String)] = [
    (0, "0 bytes", "0 octet"), (2, "2 bytes", "2 octets"), (1023, "1023 bytes", "1023 octets"),
    (1024, "1.0 KiB", "1,0 Kio"),
    (1536, "1.5 KiB", "1,5 Kio"), (102_400, "100 KiB", "100 Kio"), (13_000_000, "12.4 MiB", "12,4 Mio"),
    (5 << 30, "5.0 GiB", "5,0 Gio"), (3 << 50, "3072 TiB", "3072 Tio"),
  ]

  @Test("a size is in the largest unit that it fills", arguments: sizes)
  func sizeInWords(bytes: Int, english: String, french: String) {
    let expected = [english, french].map { $0.replacing(" ", with: "\u{A0}") }
    #expect(InterfaceLanguage.all.map { texts(in: $0).size(ofBytes: bytes) } == expected)
  }

  static let growth: [(Double, String, String)] = [
    (0, "0.0 articles a day", "0,0 article par jour"), (0.44, "0.4 articles a day", "0,4 article par jour"),
    (1.94, "1.9 articles a day", "1,9 article par jour"), (1.96, "2.0 articles a day", "2,0 articles par jour"),
    (9.06, "9.1 articles a day", "9,1 articles par jour"),
    (1234.5, "1,235 articles a day", "1\u{202F}235 articles par jour"),
  ]

  @Test("a small growth has a decimal", arguments: growth)
  func growthInWords(articles: Double, english: String, french: String) {
    #expect(InterfaceLanguage.all.map { texts(in: $0).growth(articlesPerDay: articles) } == [english, french])
  }

  @Test("each question says what goes and what stays", arguments: InterfaceLanguage.all)
  func questions(language: InterfaceLanguage) {
    let words = texts(in: language)
    let all = [Forgetting.before(.distantPast), .source("Le Monde"), .unsaved].map {
      words.forgetQuestion($0, Forgotten(count: 1234, kept: 56))
    }
    let everything = words.forgetQuestion(
      .all, Forgotten(count: 1234, kept: 0, marks: MarkCounts(saved: 56, follows: 7)))
    #expect(Set(all + [everything]).count == 4)
    #expect(all[1].contains("Le Monde"))
    for question in all + [everything] {
      #expect(question.contains("56") && question.contains(words.grouped(1234)) && question.contains("["))
    }
    #expect(everything.contains("7"))
    let own = words.forgetQuestion(.all, Forgotten(count: 0, kept: 0, marks: MarkCounts(mutes: 1)))
    #expect(own.contains("1") && !own.contains("0"))
    #expect(
      words.removeQuestion(ArchiveReader(name: "anna", login: .other, marks: MarkCounts(read: 8))).contains("anna"))
  }
}
