import NewsDomain
import TerminalKit

/// The archive: its file, its size and its content.
package struct ArchiveScreen: Screen {
  private let archive: ArchiveFacts
  private let isOn: Bool

  /// - Parameter isOn: Whether articles are added.
  package init(_ archive: ArchiveFacts, isOn: Bool) {
    self.archive = archive
    self.isOn = isOn
  }

  package var records: [any Record] { [ArchiveRecord(facts: archive, isOn: isOn)] }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    page.header(texts.archiveTitle, about: texts.size(ofBytes: archive.bytes))
    page.table(rows(page).map { [Span(texts.label(of: $0), .quiet), Span($1)] })
    if !isOn { page.paragraphs(texts.archiveIsOff, .quiet) }
  }

  /// Leaves out rows about articles, texts, labels or mutes if the archive has none, and its growth on the first day.
  private func rows(_ page: TextPage) -> [(ArchiveRow, String)] {
    let texts = page.texts
    var rows: [(ArchiveRow, String)] = [
      (.file, archive.path ?? texts.archiveInMemory), (.articles, texts.grouped(archive.articles)),
    ]
    if archive.imported > 0 { rows.append((.imported, texts.grouped(archive.imported))) }
    if archive.articles > 0 {
      rows += [
        (.unread, texts.unreadInArchive(archive.unread)), (.saved, texts.grouped(archive.saved)),
        (.changed, texts.grouped(archive.revised)), (.sources, texts.grouped(archive.sources)),
      ]
    }
    if archive.texts > 0 {
      rows.append((.texts, "\(texts.grouped(archive.texts)) (\(texts.size(ofBytes: archive.textBytes)))"))
    }
    if !archive.labels.isEmpty {
      let labels = archive.labels.map { "\($0.label) (\(texts.grouped($0.count)))" }
      rows.append((.labels, labels.joined(separator: ", ")))
    }
    if archive.mutes > 0 { rows.append((.mutes, texts.grouped(archive.mutes))) }
    if let oldest = archive.oldest, let newest = archive.newest {
      rows.append((.published, page.dates.days(from: LocalTime(oldest), to: LocalTime(newest))))
    }
    if let since = archive.since {
      rows.append((.since, page.dates.day(LocalTime(since))))
      if let growth = archive.articlesPerDay { rows.append((.growth, texts.growth(articlesPerDay: growth))) }
    }
    return rows
  }
}
