import NewsDomain
import TerminalKit

/// The reader's aliases or keys, each with the line that it stands for.
package struct ShortcutsScreen: ListScreen {
  private enum Kind: Sendable {
    case aliases
    case keys
  }

  package var skipped = 0
  private let kind: Kind
  private let rows: [(name: String, line: String)]
  /// Whether this is all of them, with a title.
  private let showsAll: Bool
  /// Whether only programs are shown it.
  private let isForPrograms: Bool

  private init(_ kind: Kind, _ rows: [(name: String, line: String)], showsAll: Bool, isForPrograms: Bool) {
    self.kind = kind
    self.rows = rows
    self.showsAll = showsAll
    self.isForPrograms = isForPrograms
  }

  /// All aliases.
  package static func aliases(_ aliases: [(name: String, line: String)]) -> Self {
    Self(.aliases, aliases, showsAll: true, isForPrograms: false)
  }

  /// - Parameter isForPrograms: Whether people know it without the screen.
  package static func alias(_ alias: (name: String, line: String), isForPrograms: Bool = false) -> Self {
    Self(.aliases, [alias], showsAll: false, isForPrograms: isForPrograms)
  }

  /// All keys.
  package static func keys(_ keys: [(key: BoundKey, line: String)]) -> Self {
    Self(.keys, keys.map { ($0.key.name, $0.line) }, showsAll: true, isForPrograms: false)
  }

  /// - Parameter isForPrograms: Whether people know it without the screen.
  package static func key(_ key: BoundKey, _ line: String, isForPrograms: Bool = false) -> Self {
    Self(.keys, [(key.name, line)], showsAll: false, isForPrograms: isForPrograms)
  }

  package var records: [any Record] {
    switch kind {
    case .aliases: rows.map { AliasRecord(name: $0.name, line: $0.line) }
    case .keys: rows.map { BindingRecord(key: $0.name, line: $0.line) }
    }
  }

  package func draw(on page: inout TextPage) {
    if isForPrograms { return }
    let texts = page.texts
    let title = kind == .aliases ? texts.aliases : texts.ownKeys
    if rows.isEmpty {
      page.header(title, about: "0")
      return page.paragraphs(kind == .aliases ? texts.aliasesAdvice : texts.ownKeysAdvice, .quiet)
    }
    let lines = page.aligned(rows.map { [Span((showsAll ? "  " : "") + $0.name, .number), Span($0.line)] })
    page.list(
      skipped..<rows.count,
      above: { page, shown in if showsAll { page.header(title, about: texts.count(shown, of: rows.count)) } },
      below: { page, left in page.listHint(hasMore: left > 0, count: left, nil) },
      entry: { page, index in page.tableRow(lines[index]) })
  }
}
