import NewsDomain

extension EnglishTexts {
  package var chosen: String { "selected" }

  func labelled(_ label: String, _ value: String) -> String { "\(label): \(value)" }

  func label(ofFact fact: ArticleFact) -> String {
    switch fact {
    case .title: "Title"
    case .source: "Source"
    case .country: "Country"
    case .author: "Author"
    case .date: "Date"
    case .duration: "Duration"
    case .readingTime: "Reading time"
    case .link: "Link"
    case .language: "Language"
    case .translation: "Translation"
    case .others: "Covered by"
    case .state: "Status"
    }
  }

  func articleCount(_ number: Int, of count: Int) -> String { "Article \(number) of \(grouped(count))" }

  func tooNarrow(columns: Int) -> String {
    "The QR code needs a window at least \(columns) columns wide."
  }

  package func pictures(_ mode: PictureMode) -> String {
    switch mode {
    case .off: "off"
    case .symbols: "symbols, by chafa"
    case .sixel: "sixel, by chafa"
    case .kitty: "kitty, by chafa"
    }
  }

  func answer(_ isYes: Bool) -> String { isYes ? "on" : "off" }

  package var sample: String { "sample" }

  func sampleLine(_ choice: Bool?) -> String { choice.map(answer) ?? "only at a terminal" }

  func alsoIn(_ countries: [Country]) -> String {
    "also in " + countries.map { name(of: $0) }.joined(separator: ", ")
  }

  func translated(from: String?, to: String, by program: String) -> String {
    "Translated " + (from.map { "from \(name(ofLanguage: $0)) " } ?? "") + "into \(name(ofLanguage: to)) by \(program)"
  }

  func waiting(for host: String) -> String { "Waiting for \(host) …" }

  var toChange: String { "to change it" }

  var noProgram: String { "none" }

  func pagerLine(_ choice: PagerChoice) -> String {
    switch choice {
    case .automatic: "built-in, or the program in PAGER"
    case .own: "built-in"
    case .program(let command): command
    }
  }

  var usualPrompt: String { "country, language and source" }
}
