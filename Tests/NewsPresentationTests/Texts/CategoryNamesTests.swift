import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Names of categories")
struct CategoryNamesTests {
  @Test("each has a name of its own in every language")
  func eachHasANameOfItsOwn() {
    for language in InterfaceLanguage.all {
      let names = NewsDomain.Category.allCases.map { FoldedName($0.name(in: language)) }
      #expect(Set(names).count == 7)
    }
    #expect(NewsDomain.Category.health.name(in: .english) == "health")
    #expect(NewsDomain.Category.health.name(in: .french) == "sant\u{E9}")
  }

  @Test("each is found by any of its names, in every language", arguments: NewsDomain.Category.allCases)
  func eachIsFoundByAnyOfItsNames(category: NewsDomain.Category) {
    let index = EntityIndex.categories
    for language in InterfaceLanguage.all {
      #expect(index.match(category.name(in: language)).value == category)
      #expect(index.match(category.name(in: language).uppercased()).value == category)
    }
    #expect(index.match(category.code).value == category)
  }
}
