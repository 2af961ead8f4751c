import NewsDomain
import TerminalKit

/// The readers of an archive on a server, with how much each has.
package struct ReadersScreen: Screen {
  private let readers: [ArchiveReader]

  package init(_ readers: [ArchiveReader]) {
    self.readers = readers
  }

  package var records: [any Record] { readers.map(ReaderRecord.init) }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    page.header(texts.readers, about: texts.grouped(readers.count))
    page.table(
      readers.map { reader in
        [
          Span(reader.name), Span(texts.words(for: reader.login), reader.login == .own ? .quiet : .trouble),
          Span(texts.list(of: reader.marks), .quiet),
        ]
      })
    if readers.contains(where: { $0.login != .own }) { page.paragraphs(texts.readersAdvice, .quiet) }
  }
}
