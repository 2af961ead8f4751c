import NewsDomain
import TerminalKit

/// How an article has changed since it was first seen.
package struct DiffScreen: ReadingScreen {
  private let changes: [RevisionChange]
  private let article: Article
  private let number: Int

  package init(_ changes: [RevisionChange], of article: Article, number: Int) {
    self.changes = changes
    self.article = article
    self.number = number
  }

  package func title(_ texts: any Texts) -> String { article.headline ?? texts.noTitle }

  package var facts: Facts { Facts(count: records.count, origin: Origin(article.provider)) }

  package var records: [any Record] {
    changes.flatMap { change -> [any Record] in
      change.parts.map {
        ChangeRecord(number: number, article: article, change: change, field: $0.field, words: $0.words)
      }
    }
  }

  package func draw(on page: inout TextPage) {
    page.paragraphs(title(page.texts), .title)
    for change in changes {
      page.blank()
      page.change(change)
    }
  }
}
