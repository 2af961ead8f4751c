import NewsDomain
import TerminalKit

/// Articles as shared text.
package struct ShareScreen: Screen {
  private let shared: [SharedArticle]
  /// Whether the text has already been sent elsewhere, so that a person need not see it again.
  private let isPassedOn: Bool

  package init(_ shared: [SharedArticle], isPassedOn: Bool = false) {
    self.shared = shared
    self.isPassedOn = isPassedOn
  }

  /// It is copied from here.
  package var isUndivided: Bool { true }

  package var records: [any Record] { shared.map { ShareRecord(article: $0, text: $0.text) } }

  package func draw(on page: inout TextPage) {
    if isPassedOn { return }
    for (index, article) in shared.enumerated() {
      if index > 0, article.text.has("\n") { page.blank() }
      for line in article.text.lines { page.whole(String(line)) }
    }
  }
}

/// A mail with articles: shown as its `mailto` link if no mail program has opened it.
package struct MailScreen: Screen {
  private let shared: [SharedArticle]
  private let message: MailLink
  private let isBegun: Bool

  package init(_ shared: [SharedArticle], message: MailLink, isBegun: Bool) {
    self.shared = shared
    self.message = message
    self.isBegun = isBegun
  }

  /// It is copied from here.
  package var isUndivided: Bool { true }

  package var records: [any Record] { shared.map { ShareRecord(article: $0, text: message.address) } }

  package func draw(on page: inout TextPage) {
    if !isBegun { page.whole(message.address) }
  }
}

/// Links of articles as QR codes.
package struct CodeScreen: Screen {
  private let codes: [(article: SharedArticle, code: QRCode)]

  package init(_ codes: [(article: SharedArticle, code: QRCode)]) {
    self.codes = codes
  }

  /// Half a code is useless to a phone.
  package var isUndivided: Bool { true }

  package var records: [any Record] { codes.map { ShareRecord(article: $0.article, text: $0.article.link.address) } }

  package func draw(on page: inout TextPage) {
    for (index, (article, code)) in codes.enumerated() {
      if index > 0 { page.blank() }
      // A code cannot be read aloud.
      if page.isAccessible { page.whole(article.link.address) } else { page.code(code) }
      page.paragraphs(article.title, .title)
      page.line(Span(article.link.host, .accent))
    }
  }
}
