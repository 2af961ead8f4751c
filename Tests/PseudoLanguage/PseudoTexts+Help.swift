@testable import NewsDomain
@testable import NewsPresentation

extension PseudoTexts {
  var shortcuts: [(key: String, command: CommandName)] { english.shortcuts }
  var helpTitle: String { bracketed(english.helpTitle) }
  var firstHour: [(typed: String, meaning: String)] { english.firstHour.map { ($0.typed, bracketed($0.meaning)) } }
  var firstExamples: [String] { english.firstExamples }
  var shortcutsTitle: String { bracketed(english.shortcutsTitle) }
  var helpAllTitle: String { bracketed(english.helpAllTitle) }
  var helpAllAdvice: String { bracketed(english.helpAllAdvice) }
  var needsList: String { bracketed(english.needsList) }
  var relatedTitle: String { bracketed(english.relatedTitle) }
  func helpFound(_ word: String) -> String { bracketed(english.helpFound(word)) }
  func words(for subject: HelpSubject) -> [String] { english.words(for: subject) }
  func advice(on subject: HelpSubject) -> [(typed: String, meaning: String)] {
    english.advice(on: subject).map { ($0.typed, bracketed($0.meaning)) }
  }
  func standardValue(_ value: String) -> String { bracketed(english.standardValue(value)) }
  var settingsAdvice: String { bracketed(english.settingsAdvice) }
  var settingsTitles: (name: String, value: String, standard: String) {
    let titles = english.settingsTitles
    return (bracketed(titles.name), bracketed(titles.value), bracketed(titles.standard))
  }
}
