import Testing

@testable import NewsDomain

@Suite("Categories")
struct CategoryTests {
  @Test("the categories are NewsAPI's seven")
  func codes() {
    let expected = ["business", "entertainment", "general", "health", "science", "sports", "technology"]
    #expect(NewsDomain.Category.allCases.map(\.code) == expected)
  }

  @Test("the names of categories differ, in both languages")
  func names() {
    for language in InterfaceLanguage.allCases {
      let names = NewsDomain.Category.allCases.map { FoldedName($0.name(in: language)) }
      #expect(Set(names).count == 7)
    }
    #expect(NewsDomain.Category.health.name(in: .english) == "health")
    #expect(NewsDomain.Category.health.name(in: .french) == "sant\u{E9}")
  }

  @Test("a category is found by any of its names, in both languages", arguments: NewsDomain.Category.allCases)
  func found(category: NewsDomain.Category) {
    let index = NameIndex(NewsDomain.Category.allCases.map { ($0, $0.names) })
    for language in InterfaceLanguage.allCases {
      #expect(index.match(category.name(in: language)).found == category)
      #expect(index.match(category.name(in: language).uppercased()).found == category)
    }
    #expect(index.match(category.code).found == category)
  }
}
