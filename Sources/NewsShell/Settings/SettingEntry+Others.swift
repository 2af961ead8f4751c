import NewsDomain
import NewsPresentation

/// The settings that have commands of their own, or are options of the program.
extension SettingEntry {
  static let country = SettingEntry(.country, stored: [CountrySetting.self]) { facts in
    .country(facts.session.edition.country)
  } standard: { facts in
    .country(facts.preferences.standardEdition.country)
  } change: { text, facts in
    [SettingsChange(CountrySetting.self, try Argument<Country>.ownCountry.read(text, as: facts.form))]
  }.completed(by: Argument<Country>.ownCountry.complete)

  static let language = SettingEntry(.language, stored: [LanguageSetting.self]) { facts in
    .language(facts.session.edition.language)
  } standard: { facts in
    .language(facts.preferences.standardEdition.language)
  } change: { text, facts in
    [SettingsChange(LanguageSetting.self, try Argument<Language>.ownLanguage.read(text, as: facts.form))]
  }.completed(by: Argument<Language>.ownLanguage.complete)

  static let source = SettingEntry(.source, stored: [SourceSetting.self, SourceNameSetting.self]) { facts in
    .source(facts.session.edition)
  } standard: { facts in
    .source(facts.preferences.standardEdition)
  }

  static let filter = SettingEntry(.filter, stored: [FilterSetting.self]) { facts in
    .filter(facts.settings[FilterSetting.self])
  } standard: { _ in
    .filter(FilterSetting.standard)
  }

  static let provider = SettingEntry(.provider) { facts in
    .provider(facts.preferences.account.provider, hasKey: facts.hasKey)
  } standard: { facts in
    .provider(.auto, hasKey: facts.hasKey)
  }

  static let key = SettingEntry(.key) { facts in
    .key(facts.preferences.account.key.state)
  } standard: { _ in
    .key(.none)
  }

  static let format = SettingEntry(.format) { facts in
    .format(facts.session.format)
  } standard: { _ in
    .format(.text)
  }
}

extension SettingFacts {
  fileprivate var hasKey: Bool { preferences.account.key.state != .none }
}
