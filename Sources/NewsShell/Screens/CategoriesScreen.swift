import NewsDomain

/// The seven categories.
struct CategoriesScreen: ListScreen {
  var skipped = 0
  private let categories: [NewsDomain.Category]

  init(_ categories: [NewsDomain.Category]) {
    self.categories = categories
  }

  var list: ResultList? { ResultList(.categories(categories)) }

  var records: [any Record] { categories.map(CategoryRecord.init) }

  func draw(on page: inout TextPage) {
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
