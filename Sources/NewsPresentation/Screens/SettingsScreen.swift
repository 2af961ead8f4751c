import NewsDomain
import TerminalKit

/// Settings: the changed ones, each with the command that changes it; or all of them, with their defaults.
package struct SettingsScreen: ListScreen {
  package var skipped = 0
  private let rows: [SettingRow]
  private let isWhole: Bool

  package init(_ rows: [SettingRow], isWhole: Bool = false) {
    self.rows = rows
    self.isWhole = isWhole
  }

  package var records: [any Record] { rows.map(SettingRecord.init) }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let isNarrow = page.isNarrow && !page.isAccessible
    let lines = page.aligned(isNarrow ? [] : titles(texts, page) + rows.map { spans($0, texts, page) })
    let above = isNarrow || !isWhole || page.isAccessible ? 0 : 1
    page.list(
      skipped..<rows.count,
      above: { page, _ in if above > 0 { page.tableRow(lines[0]) } },
      below: { page, left in page.listHint(hasMore: left > 0, count: left, isWhole ? texts.settingsAdvice : nil) },
      entry: { page, index in
        guard isNarrow else { return page.tableRow(lines[index + above]) }
        let spans = spans(rows[index], texts, page)
        page.line(spans[0])
        for span in spans.dropFirst() where !span.text.isEmpty { page.tableRow([Span("    "), span]) }
      })
  }

  private func titles(_ texts: any Texts, _ page: TextPage) -> [[Span]] {
    guard isWhole, !page.isAccessible else { return [] }
    let titles = texts.settingsTitles
    return [[titles.name, titles.value, titles.standard].map { Span($0, .quiet) }]
  }

  private func spans(_ row: SettingRow, _ texts: any Texts, _ page: TextPage) -> [Span] {
    let start = [Span(texts.label(of: row.key), .title), Span(row.shown(texts))]
    guard isWhole else {
      let advice = texts.advice(for: row.key)
      return start + [Span(page.isAccessible ? texts.labelled(texts.toChange, advice) : advice, .quiet)]
    }
    // A value that was not changed is its own default.
    guard let standard = row.standard, standard.value != row.value else { return start }
    let shown = standard.shown(texts)
    return start + [Span(page.isAccessible ? texts.standardValue(shown) : shown, .quiet)]
  }
}

/// One setting explained.
package struct SettingHelpScreen: Screen {
  private let row: SettingRow

  package init(_ row: SettingRow) {
    self.row = row
  }

  package var records: [any Record] { [SettingRecord(setting: row)] }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let standard = row.standard.map { texts.standardValue($0.shown(texts)) }
    page.table([
      [
        Span(texts.label(of: row.key), .title),
        Span([row.shown(texts), standard].compactMap(\.self).joined(separator: " · ")),
      ]
    ])
    page.paragraphs(texts.meaning(of: row.key))
    page.line(Span(texts.labelled(texts.toChange, texts.advice(for: row.key)), .quiet))
  }
}

extension SettingRow {
  package static func country(_ country: Country) -> SettingRow {
    SettingRow(key: .country, value: country.code) { "\(country.name(in: $0.language)) (\(country.code))" }
  }

  package static func language(_ language: Language) -> SettingRow {
    SettingRow(key: .language, value: language.code) { "\(language.name(in: $0.language)) (\(language.code))" }
  }

  package static func source(_ edition: Edition) -> SettingRow {
    let source = edition.source
    return SettingRow(key: .source, value: source.id) {
      edition.isSourceChosen ? "\(source.name) (\(source.id))" : $0.noFavourite(usual: source.name)
    }
  }

  package static func filter(_ grouping: SourceGrouping) -> SettingRow {
    SettingRow(key: .filter, value: grouping.rawValue) { $0.grouping(grouping) }
  }

  package static func provider(_ choice: ProviderChoice, hasKey: Bool) -> SettingRow {
    SettingRow(key: .provider, value: choice.rawValue) { $0.providerLine(choice, hasKey: hasKey) }
  }

  package static func key(_ state: KeyState) -> SettingRow {
    let value =
      switch state {
      case .none: "none"
      case .environment: "environment"
      case .kept: "kept"
      case .session: "session"
      }
    return SettingRow(key: .key, value: value) { $0.keyLine(state) }
  }

  package static func format(_ format: OutputFormat) -> SettingRow {
    SettingRow(key: .format, value: format.rawValue) { _ in format.rawValue }
  }

  package static func location(_ settings: LocationSettings) -> SettingRow {
    let value = settings.isAllowed.map { $0 ? "yes" : "no" }
    return SettingRow(key: .location, value: value) { $0.locationLine(isAllowed: settings.isAllowed) }
  }

  package static func pictures(_ mode: PictureMode) -> SettingRow {
    SettingRow(key: .pictures, value: mode.rawValue) { $0.pictures(mode) }
  }

  package static func accessible(_ isOn: Bool) -> SettingRow {
    SettingRow(key: .accessible, value: isOn ? "yes" : "no") { $0.answer(isOn) }
  }

  package static func prompt(_ prompt: String?) -> SettingRow {
    SettingRow(key: .prompt, value: prompt) { prompt ?? $0.usualPrompt }
  }

  package static func privateNetwork(_ isAllowed: Bool) -> SettingRow {
    SettingRow(key: .privateNetwork, value: isAllowed ? "yes" : "no") { $0.answer(isAllowed) }
  }

  package static func sample(_ choice: Bool?) -> SettingRow {
    SettingRow(key: .sample, value: choice.map { $0 ? "yes" : "no" }) { $0.sampleLine(choice) }
  }

  package static func archive(_ settings: ArchiveSettings) -> SettingRow {
    let address = settings.isOn ? settings.address : nil
    return SettingRow(key: .archive, value: address ?? (settings.isOn ? "yes" : "no")) {
      address ?? $0.answer(settings.isOn)
    }
  }

  package static func keep(_ settings: ArchiveSettings) -> SettingRow {
    SettingRow(key: .keep, value: settings.days.map { String($0) } ?? "forever") { $0.keepLine(days: settings.days) }
  }

  package static func reader(_ settings: TextSettings) -> SettingRow {
    SettingRow(key: .reader, value: settings.isReader ? "yes" : "no") { $0.answer(settings.isReader) }
  }

  package static func keepTexts(_ settings: TextSettings) -> SettingRow {
    SettingRow(key: .keepTexts, value: settings.days.map { String($0) } ?? "forever") {
      $0.keepLine(days: settings.days)
    }
  }

  package static func translator(_ settings: TextSettings) -> SettingRow {
    SettingRow(key: .translator, value: settings.translator) { settings.translator ?? $0.noProgram }
  }

  /// - Parameter program: the program that receives alerts.
  package static func onAlert(_ program: String?) -> SettingRow {
    SettingRow(key: .onAlert, value: program) { program ?? $0.noProgram }
  }

  package static func fold(_ isOn: Bool) -> SettingRow {
    SettingRow(key: .fold, value: isOn ? "yes" : "no") { $0.answer(isOn) }
  }

  package static func brief(_ brief: BriefSettings) -> SettingRow {
    SettingRow(key: .brief, value: brief.sections.map(\.rawValue).joined(separator: ",")) { texts in
      brief.sections.map(texts.name(of:)).joined(separator: ", ")
    }
  }

  /// - Parameter topics: the favourite topics.
  package static func mine(_ parts: [OwnPart], of edition: Edition, topics: [Topic]) -> SettingRow {
    SettingRow(key: .mine, value: parts.map(\.rawValue).joined(separator: ",")) { texts in
      parts.flatMap { part -> [String] in
        switch part {
        case .country: [edition.country.name(in: texts.language)]
        case .source: edition.favourite.map { [$0.name] } ?? []
        case .topics: topics.map { $0.name(in: texts.language) }
        case .feeds: [texts.name(of: BriefSection.feeds)]
        case .follows: [texts.name(of: BriefSection.follows)]
        }
      }.joined(separator: ", ")
    }
  }

  package static func collect(_ collection: CollectionSettings) -> SettingRow {
    let parts = collection.parts.map(\.rawValue).joined(separator: ",")
    return SettingRow(key: .collect, value: "\(parts) \(collection.every.text)") { texts in
      texts.collection(collection)
    }
  }

  /// - Parameter topics: the favourite topics; an id that the catalogue does not know has no name.
  package static func topics(_ topics: [Topic]) -> SettingRow {
    SettingRow(key: .topics, value: topics.isEmpty ? nil : topics.map(\.id).joined(separator: ",")) { texts in
      topics.isEmpty ? texts.noTopics : topics.map { $0.name(in: texts.language) }.joined(separator: ", ")
    }
  }

  package static func place(_ settings: LocationSettings) -> SettingRow {
    SettingRow(key: .place, value: settings.place?.description) { settings.place?.description ?? $0.noPlace }
  }
}
