import NewsPresentation

/// The texts of the man page that are in no table. Text between two backticks is typed literally.
enum ManualTexts {
  typealias Item = (term: Localized, meaning: Localized)

  static let description: [Localized] = [
    .manual(.shell),
    .manual(.startingPoints),
    .manual(.providers),
  ]

  static let grammar: [Localized] = [
    .manual(.line),
    .manual(.options),
    .manual(.names),
    .manual(.namesAlone),
    .manual(.items),
    .manual(.endings),
  ]

  static let endings: [Item] = [
    (.manual(.pipeTerm), .manual(.pipe)),
    (.manual(.fileTerm), .manual(.file)),
    (.manual(.appendedFileTerm), .manual(.appendedFile)),
    (.manual(.shellCommandTerm), .manual(.shellCommand)),
    (.option("!!"), .manual(.repeated)),
  ]

  static let formats: [Item] = [
    (.option("text"), .manual(.textFormat)),
    (.option("tsv"), .manual(.tsvFormat)),
    (.option("json"), .manual(.jsonFormat)),
  ]

  static let output: [Localized] = [.manual(.results), .manual(.errorCodes)]
}
