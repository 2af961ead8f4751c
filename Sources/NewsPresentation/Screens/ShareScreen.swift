import NewsDomain
import TerminalKit

/// Articles in the words in which they are passed on.
package struct ShareScreen: Screen {
  private let shared: [SharedArticle]
  /// Whether they are elsewhere already: a person need not see them again.
  private let isPassedOn: Bool

  package init(_ shared: [SharedArticle], isPassedOn: Bool = false) {
    self.shared = shared
    self.isPassedOn = isPassedOn
  }

  package var records: [any Record] { shared.map { ShareRecord(article: $0, text: $0.text) } }

  package func draw(on page: inout TextPage) {
    if isPassedOn { return }
    for (index, article) in shared.enumerated() {
      if index > 0, article.text.contains("\n") { page.blank() }
      for line in article.text.split(separator: "\n") { page.whole(String(line)) }
    }
  }
}

/// A letter with articles in it: the link that begins it, where no mail program has taken it.
package struct MailScreen: Screen {
  private let shared: [SharedArticle]
  private let letter: MailLink
  private let isBegun: Bool

  package init(_ shared: [SharedArticle], letter: MailLink, isBegun: Bool) {
    self.shared = shared
    self.letter = letter
    self.isBegun = isBegun
  }

  package var records: [any Record] { shared.map { ShareRecord(article: $0, text: letter.address) } }

  package func draw(on page: inout TextPage) {
    if !isBegun { page.whole(letter.address) }
  }
}

/// Links of articles as QR codes.
package struct CodeScreen: Screen {
  private let codes: [(article: SharedArticle, code: QRCode)]

  package init(_ codes: [(article: SharedArticle, code: QRCode)]) {
    self.codes = codes
  }

  /// Half a code tells a phone nothing.
  package var isPaged: Bool { false }

  package var records: [any Record] { codes.map { ShareRecord(article: $0.article, text: $0.article.link.address) } }

  package func draw(on page: inout TextPage) {
    for (index, (article, code)) in codes.enumerated() {
      if index > 0 { page.blank() }
      // Nobody can listen to a code.
      if page.isAccessible { page.whole(article.link.address) } else { page.code(code) }
      page.paragraphs(article.title, .title)
      page.line(Span(article.link.host, .accent))
    }
  }
}
