import NewsDomain
import NewsPresentation

/// The map and places.
extension PseudoTexts {
  func title(of subject: MapSubject) -> String { bracketed(english.title(of: subject)) }

  func mapScale(zoom: String, kilometres: Double, countries: Int) -> String {
    bracketed(english.mapScale(zoom: zoom, kilometres: kilometres, countries: countries))
  }

  var mapHint: String { bracketed(english.mapHint) }
  func kilometres(_ distance: Double) -> String { bracketed(english.kilometres(distance)) }
  func name(ofDirection eighth: Int) -> String { bracketed(english.name(ofDirection: eighth)) }

  /// Its parts have their own brackets, and the text between them only separates.
  func away(_ country: Country, _ distance: String, _ direction: String) -> String {
    english.away(country, distance, direction)
  }

  func name(of continent: Continent) -> String { bracketed(english.name(of: continent)) }

  func prose(of continent: Continent, count: Int, nearest: [String]) -> String {
    bracketed(english.prose(of: continent, count: count, nearest: nearest))
  }

  func distances(from country: Country?) -> String { bracketed(english.distances(from: country)) }
  func others(than count: Int) -> String { bracketed(english.others(than: count)) }

  func near(_ nearest: CountryDistance, _ whereabouts: Whereabouts) -> String {
    bracketed(english.near(nearest, whereabouts))
  }

  func name(of origin: Whereabouts.Origin) -> String { bracketed(english.name(of: origin)) }
  var centreQuestion: String { bracketed(english.centreQuestion) }
  var locationQuestion: String { bracketed(english.locationQuestion) }
  func pasteQuestion(_ count: Int, with line: String?) -> String {
    bracketed(english.pasteQuestion(count, with: line))
  }
  func earlyQuestion(_ line: String) -> String { bracketed(english.earlyQuestion(line)) }
  var yesOrNo: String { bracketed(english.yesOrNo) }
  var locating: String { bracketed(english.locating) }
  var map: String { bracketed(english.map) }
  var explorerHint: String { bracketed(english.explorerHint) }
  var explorerHelp: [String] { english.explorerHelp.map(bracketed) }
  var searchPrompt: String { bracketed(english.searchPrompt) }
  func focus(on country: String) -> String { bracketed(english.focus(on: country)) }

  func focus(on cluster: [String], count: Int) -> String {
    bracketed(english.focus(on: cluster, count: count))
  }

  var heatTitle: String { bracketed(english.heatTitle) }
  var heatEmpty: String { bracketed(english.heatEmpty) }
  var heatAddsUp: String { bracketed(english.heatAddsUp) }
  func headlines(_ count: Int) -> String { bracketed(english.headlines(count)) }
}

/// Settings.
extension PseudoTexts {
  var settings: [SettingWords] {
    english.settings.map { words in
      SettingWords(
        words.key, bracketed(words.label), names: words.names, meaning: bracketed(words.meaning),
        advice: bracketed(words.advice), values: words.values)
    }
  }

  func providerLine(_ choice: ProviderChoice, hasKey: Bool) -> String {
    bracketed(english.providerLine(choice, hasKey: hasKey))
  }

  func keyLine(_ state: KeyState) -> String { bracketed(english.keyLine(state)) }
  func locationLine(isAllowed: Bool?) -> String { bracketed(english.locationLine(isAllowed: isAllowed)) }
  var noPlace: String { bracketed(english.noPlace) }
  func pictures(_ mode: PictureMode) -> String { bracketed(english.pictures(mode)) }
  func answer(_ isYes: Bool) -> String { bracketed(english.answer(isYes)) }
  func sampleLine(_ choice: Bool?) -> String { bracketed(english.sampleLine(choice)) }
  func keepLine(days: Int?) -> String { bracketed(english.keepLine(days: days)) }
  var noProgram: String { bracketed(english.noProgram) }
  func pagerLine(_ choice: PagerChoice) -> String { bracketed(english.pagerLine(choice)) }
  var usualPrompt: String { bracketed(english.usualPrompt) }
  var toChange: String { bracketed(english.toChange) }
  func grouping(_ grouping: SourceGrouping) -> String { bracketed(english.grouping(grouping)) }
  var keyPrompt: String { bracketed(english.keyPrompt) }
}
