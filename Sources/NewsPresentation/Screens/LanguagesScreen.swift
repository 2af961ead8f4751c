import NewsDomain

/// The languages in which news can be searched.
package struct LanguagesScreen: ListScreen {
  package var skipped = 0
  private let languages: [Language]
  private let chosen: Language

  package init(_ languages: [Language], chosen: Language) {
    self.languages = languages
    self.chosen = chosen
  }

  package var list: ResultList? { ResultList(.languages(languages)) }

  package var records: [any Record] { languages.map(LanguageRecord.init) }

  package func draw(on page: inout TextPage) {
    let language = page.texts.language
    page.choices(
      page.texts.languages,
      languages.map {
        TextPage.Choice(
          name: "\($0.name(in: language)) · \($0.ownName)", code: $0.code, isChosen: $0 == chosen)
      },
      from: skipped)
  }
}
