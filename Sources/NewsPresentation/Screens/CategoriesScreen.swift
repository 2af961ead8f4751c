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
    page.choices(page.texts.categories, categories.map { ($0.name(in: language), $0.code, false) }, from: skipped)
  }
}

private struct CategoryRecord: Record {
  let category: NewsDomain.Category

  func write(to row: inout RowWriter) {
    row.add(category.code)
    row.add(category.name(in: .english))
    row.add(category.name(in: .french))
  }

  func write(to object: inout ObjectWriter) {
    object.add("type", "category")
    object.add("code", category.code)
    object.add("name", category.name(in: .english))
  }
}
