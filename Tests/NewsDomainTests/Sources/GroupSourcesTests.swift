import TestSupport
import Testing

@testable import NewsDomain

@Suite("Sources in groups")
struct GroupSourcesTests {
  private func names(_ groups: [SourceGroup]) -> [String] { groups.map { $0.name ?? "-" } }
  private func ids(_ groups: [SourceGroup]) -> [[String]] { groups.map { $0.sources.map(\.id) } }

  @Test("without a grouping there is one list without a name, in alphabetical order")
  func all() {
    let groups = GroupSources()(NewsSource.samplesAndLesEchos, by: .all, in: TestNames.english)
    #expect(groups.count == 1)
    #expect(groups.first?.name == nil)
    #expect(
      ids(groups) == [["abc-news", "al-jazeera", "bbc-news", "bbc-sport", "le-monde", "les-echos", "unsaid"]])
  }

  @Test("languages are in alphabetical order, and sources without a language last")
  func byLanguage() {
    let groups = GroupSources()(NewsSource.samplesAndLesEchos, by: .byLanguage, in: TestNames.english)
    #expect(names(groups) == ["Arabic", "English", "French", "-"])
    #expect(
      ids(groups) == [["al-jazeera"], ["abc-news", "bbc-news", "bbc-sport"], ["le-monde", "les-echos"], ["unsaid"]])
  }

  @Test("groups are sorted by their names in the language of the interface")
  func inFrench() {
    let byLanguage = GroupSources()(NewsSource.samplesAndLesEchos, by: .byLanguage, in: TestNames.french)
    #expect(names(byLanguage) == ["anglais", "arabe", "fran\u{E7}ais", "-"])
    let byCountry = GroupSources()(NewsSource.samplesAndLesEchos, by: .byCountry, in: TestNames.french)
    #expect(names(byCountry) == ["\u{C9}tats-Unis", "France", "Qatar", "Royaume-Uni", "-"])
  }

  @Test("accents do not change the order of groups")
  func accents() {
    let sources = [NewsDomain.Category.health, .business, .general, .entertainment].map {
      NewsSource(id: $0.code, name: $0.code, category: $0)
    }
    let groups = GroupSources()(sources, by: .byCategory, in: TestNames.french)
    #expect(ids(groups) == [["entertainment"], ["business"], ["general"], ["health"]])
  }

  @Test("sources are grouped by category and country in the same way")
  func others() {
    let byCategory = GroupSources()(NewsSource.samplesAndLesEchos, by: .byCategory, in: TestNames.english)
    #expect(names(byCategory) == ["business", "general", "sports", "-"])
    let byCountry = GroupSources()(NewsSource.samplesAndLesEchos, by: .byCountry, in: TestNames.english)
    #expect(names(byCountry) == ["France", "Qatar", "United Kingdom", "United States", "-"])
  }

  @Test("no source is lost or listed twice", arguments: SourceGrouping.allCases)
  func complete(grouping: SourceGrouping) {
    for names in [TestNames.english, .french] {
      let groups = GroupSources()(NewsSource.samplesAndLesEchos, by: grouping, in: names)
      #expect(ids(groups).flatMap { $0 }.sorted() == NewsSource.samplesAndLesEchos.map(\.id).sorted())
      #expect(groups.allSatisfy { !$0.sources.isEmpty })
    }
  }

  @Test("the order does not depend on the order of the input", arguments: SourceGrouping.allCases)
  func stable(grouping: SourceGrouping) {
    let one = GroupSources()(NewsSource.samplesAndLesEchos, by: grouping, in: TestNames.english)
    let other = GroupSources()(Array(NewsSource.samplesAndLesEchos.reversed()), by: grouping, in: TestNames.english)
    #expect(one == other)
  }

  @Test("without sources there are no groups", arguments: SourceGrouping.allCases)
  func empty(grouping: SourceGrouping) {
    #expect(GroupSources()([], by: grouping, in: TestNames.english).isEmpty)
  }
}
