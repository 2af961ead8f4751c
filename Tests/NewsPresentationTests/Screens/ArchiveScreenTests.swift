import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The archive on a page")
struct ArchiveScreenTests {
  private static let facts: ArchiveFacts = {
    var facts = ArchiveFacts()
    (facts.path, facts.bytes) = ("/a/archive.sqlite", 13_000_000)
    (facts.articles, facts.unread, facts.saved, facts.revised, facts.sources) = (12_345, 678, 9, 3, 42)
    (facts.labels, facts.mutes) = ([LabelCount(label: "climate", count: 4), LabelCount(label: "moon", count: 1)], 2)
    (facts.texts, facts.textBytes) = (57, 300_000)
    facts.since = Date(timeIntervalSince1970: 1_790_000_000)
    facts.oldest = Date(timeIntervalSince1970: 1_500_000_000)
    facts.newest = Date(timeIntervalSince1970: 1_795_000_000)
    facts.articlesPerDay = 211.6
    facts.imported = 635
    return facts
  }()

  @Test("its size, numbers and times are there", arguments: InterfaceLanguage.all)
  func whole(language: InterfaceLanguage) {
    let words = texts(in: language)
    let text = ArchiveScreen(Self.facts, isOn: true).text(language: language)
    #expect(text.hasPrefix(words.archiveTitle + " "))
    let values = [
      "/a/archive.sqlite", words.size(ofBytes: 13_000_000), words.grouped(12_345), " \(words.unreadInArchive(678))\n",
      " 42\n", " 635\n",
      "climate (4), moon (1)", "57 (\(words.size(ofBytes: 300_000)))", words.growth(articlesPerDay: 211.6), "2017",
    ]
    for value in values { #expect(text.contains(value)) }
    for row in ArchiveRow.allCases { #expect(text.contains(words.label(of: row) + " ")) }
    #expect(!text.contains(String(words.archiveIsOff.prefix(10))))
  }

  @Test("an archive without articles says only where it is", arguments: InterfaceLanguage.all)
  func empty(language: InterfaceLanguage) {
    let words = texts(in: language)
    let lines = ArchiveScreen(ArchiveFacts(), isOn: false).lines(language: language)
    #expect(lines.count == 5)
    #expect(lines[1].hasSuffix(words.archiveInMemory))
    #expect(lines.dropFirst(3).joined(separator: " ") == words.archiveIsOff)
  }

  @Test("an archive of imported articles alone does not say that it grows", arguments: InterfaceLanguage.all)
  func imported(language: InterfaceLanguage) {
    var facts = ArchiveFacts()
    (facts.articles, facts.imported) = (7_758, 7_758)
    let words = texts(in: language)
    let text = ArchiveScreen(facts, isOn: true).text(language: language)
    #expect(text.contains(words.label(of: .imported) + " "))
    #expect(!text.contains(words.label(of: .growth)) && !text.contains(words.growth(articlesPerDay: 0)))
  }

  @Test("on its first day it says when it began, but not how it grows", arguments: InterfaceLanguage.all)
  func young(language: InterfaceLanguage) {
    var facts = Self.facts
    facts.articlesPerDay = nil
    let words = texts(in: language)
    let screen = ArchiveScreen(facts, isOn: true)
    let text = screen.text(language: language)
    #expect(text.contains(words.label(of: .since) + " ") && !text.contains(words.label(of: .growth)))
    #expect(screen.objects[0].contains(#""articlesPerDay":null"#))
  }

  @Test("programs get one object with the numbers as they are")
  func records() {
    let screen = ArchiveScreen(Self.facts, isOn: true)
    let expected =
      #"{"type":"archive","file":"/a/archive.sqlite","isOn":true,"bytes":13000000,"articles":12345,"unread":678,"#
      + #""saved":9,"changed":3,"texts":57,"textBytes":300000,"labels":["climate","moon"],"sources":42,"mutes":2,"since":"2026-09-21T14:13:20Z","#
      + #""oldest":"2017-07-14T02:40:00Z","newest":"2026-11-18T11:06:40Z","articlesPerDay":211.6,"imported":635}"#
    #expect(screen.objects == [expected])
    #expect(screen.rows == ["/a/archive.sqlite\t13000000\t12345\t678\t9"])
  }

  @Test("labels cannot harm the terminal")
  func hostile() {
    var facts = Self.facts
    facts.labels = [LabelCount(label: "a\u{1B}[31mb\u{202E}", count: 1)]
    let shown = ArchiveScreen(facts, isOn: true).text().unicodeScalars.filter { $0 != "\n" && isHarmful($0) }
    #expect(shown.isEmpty)
  }
}
