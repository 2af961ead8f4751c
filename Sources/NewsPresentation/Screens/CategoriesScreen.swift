import NewsDomain

/// The seven categories.
package struct CategoriesScreen: ListScreen {
  package var skipped = 0
  private let categories: [NewsDomain.Category]

  package init(_ categories: [NewsDomain.Category]) {
    self.categories = categories
  }

  package var list: ResultList? { ResultList(.categories(categories)) }

  package var records: [any Record] { categories.map(CategoryRecord.init) }

  package func draw(on page: inout TextPage) {
    let language = page.texts.language
    page.choices(
      page.texts.categories, categories.map { TextPage.Choice(name: $0.name(in: language), code: $0.code) },
      from: skipped)
  }
}
