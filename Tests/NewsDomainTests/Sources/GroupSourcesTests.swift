import Testing

@testable import NewsDomain

@Suite("Sources in groups")
struct GroupSourcesTests {
  private func names(_ groups: [SourceGroup]) -> [String] { groups.map { $0.name ?? "-" } }
  private func ids(_ groups: [SourceGroup]) -> [[String]] { groups.map { $0.sources.map(\.id) } }

  @Test("all of them are one list without a name, in alphabetical order")
  func allOfThemAreOneListWithoutAName() {
    let groups = GroupSources()(NewsSource.samples, by: .all, in: .english)
    #expect(groups.count == 1)
    #expect(groups.first?.name == nil)
    #expect(
      ids(groups) == [["abc-news", "al-jazeera", "bbc-news", "bbc-sport", "le-monde", "les-echos", "unsaid"]])
  }

  @Test("languages stand in alphabetical order, sources that do not say last")
  func byLanguage() {
    let groups = GroupSources()(NewsSource.samples, by: .byLanguage, in: .english)
    #expect(names(groups) == ["Arabic", "English", "French", "-"])
    #expect(
      ids(groups) == [["al-jazeera"], ["abc-news", "bbc-news", "bbc-sport"], ["le-monde", "les-echos"], ["unsaid"]])
  }

  @Test("the names of the interface's language decide on the order")
  func inFrench() {
    let byLanguage = GroupSources()(NewsSource.samples, by: .byLanguage, in: .french)
    #expect(names(byLanguage) == ["anglais", "arabe", "fran\u{E7}ais", "-"])
    let byCountry = GroupSources()(NewsSource.samples, by: .byCountry, in: .french)
    #expect(names(byCountry) == ["\u{C9}tats-Unis", "France", "Qatar", "Royaume-Uni", "-"])
  }

  @Test("accents do not move a group")
  func accents() {
    let sources = [NewsDomain.Category.health, .business, .general, .entertainment].map {
      NewsSource(id: $0.code, name: $0.code, category: $0)
    }
    let groups = GroupSources()(sources, by: .byCategory, in: .french)
    #expect(ids(groups) == [["entertainment"], ["business"], ["general"], ["health"]])
  }

  @Test("categories and countries divide likewise")
  func categoriesAndCountriesDivideLikewise() {
    let byCategory = GroupSources()(NewsSource.samples, by: .byCategory, in: .english)
    #expect(names(byCategory) == ["business", "general", "sports", "-"])
    let byCountry = GroupSources()(NewsSource.samples, by: .byCountry, in: .english)
    #expect(names(byCountry) == ["France", "Qatar", "United Kingdom", "United States", "-"])
  }

  @Test("no source is lost or told twice", arguments: SourceGrouping.allCases)
  func noSourceIsLostOrToldTwice(grouping: SourceGrouping) {
    for language in InterfaceLanguage.allCases {
      let groups = GroupSources()(NewsSource.samples, by: grouping, in: language)
      #expect(ids(groups).flatMap { $0 }.sorted() == NewsSource.samples.map(\.id).sorted())
      #expect(groups.allSatisfy { !$0.sources.isEmpty })
    }
  }

  @Test("the order does not depend on the order of arrival", arguments: SourceGrouping.allCases)
  func stable(grouping: SourceGrouping) {
    let one = GroupSources()(NewsSource.samples, by: grouping, in: .english)
    let other = GroupSources()(Array(NewsSource.samples.reversed()), by: grouping, in: .english)
    #expect(one == other)
  }

  @Test("no sources make no groups", arguments: SourceGrouping.allCases)
  func noSourcesMakeNoGroups(grouping: SourceGrouping) {
    #expect(GroupSources()([], by: grouping, in: .english).isEmpty)
  }
}
