import NewsDomain
import TerminalKit

/// Settings: some, each with the command that changes it, unless that has just been typed; or all, with their defaults.
package struct SettingsScreen: ListScreen {
  package var skipped = 0
  private let rows: [SettingRow]
  private let showsAll: Bool
  private let hasAdvice: Bool

  /// - Parameter hasAdvice: whether each says how to change it.
  package init(_ rows: [SettingRow], showsAll: Bool = false, hasAdvice: Bool = true) {
    self.rows = rows
    self.showsAll = showsAll
    self.hasAdvice = hasAdvice
  }

  package var records: [any Record] { rows.map(SettingRecord.init) }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let isNarrow = page.isNarrow && !page.isAccessible
    let lines = page.aligned(isNarrow ? [] : titles(texts, page) + rows.map { spans($0, texts, page) })
    let above = isNarrow || !showsAll || page.isAccessible ? 0 : 1
    page.list(
      skipped..<rows.count,
      above: { page, _ in if above > 0 { page.tableRow(lines[0]) } },
      below: { page, left in page.listHint(hasMore: left > 0, count: left, showsAll ? texts.settingsAdvice : nil) },
      entry: { page, index in
        guard isNarrow else { return page.tableRow(lines[index + above]) }
        let spans = spans(rows[index], texts, page)
        page.line(spans[0])
        for span in spans.dropFirst() where !span.text.isEmpty { page.tableRow([Span("    "), span]) }
      })
    if !showsAll { for row in rows { page.preview(of: row) } }
  }

  private func titles(_ texts: any Texts, _ page: TextPage) -> [[Span]] {
    guard showsAll, !page.isAccessible else { return [] }
    let titles = texts.settingsTitles
    return [[titles.name, titles.value, titles.standard].map { Span($0, .quiet) }]
  }

  private func spans(_ row: SettingRow, _ texts: any Texts, _ page: TextPage) -> [Span] {
    let start = [Span(texts.label(of: row.key), .title), Span(row.shown(texts))]
    guard hasAdvice else { return start }
    guard showsAll else {
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
    page.preview(of: row)
  }
}

extension TextPage {
  /// Adds a sample of what the value of a setting looks like, where it can be seen.
  fileprivate mutating func preview(of row: SettingRow) {
    guard style.isColoured, !isAccessible, let preview = row.preview else { return }
    blank()
    for spans in aligned(preview(texts)) { line(spans) }
  }
}
