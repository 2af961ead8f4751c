import NewsDomain
import TerminalKit

/// A translated article beside its original.
package struct TranslationScreen: ReadingScreen {
  /// The fewest columns in which two texts are shown side by side.
  private static let minColumns = 100
  /// The most columns of each of them, for easy reading.
  private static let maxColumns = 80
  /// The number of spaces between them.
  private static let gap = 3

  private let translation: Translation
  private let article: Article
  private let number: Int
  private let program: String

  /// - Parameter program: the program that has translated it.
  package init(_ translation: Translation, of article: Article, number: Int, by program: String) {
    self.translation = translation
    self.article = article
    self.number = number
    self.program = program
  }

  package func title(_ texts: any Texts) -> String { article.headline ?? texts.noTitle }

  package var records: [any Record] {
    [TranslationRecord(number: number, article: article, translation: translation)]
  }

  package func draw(on page: inout TextPage) {
    if let pairs = translation.pairs {
      let columns = page.columns.flatMap { $0 >= Self.minColumns ? $0 : nil }
      for (index, pair) in pairs.enumerated() {
        if index > 0 { page.blank() }
        let role: Role = index == 0 ? .title : .plain
        if let columns {
          let width = min(Self.maxColumns, (columns - Self.gap) / 2)
          drawBeside(pair.original, pair.translated, role, width: width, on: &page)
        } else {
          page.paragraphs(pair.original, .quiet)
          page.paragraphs(pair.translated, role)
        }
      }
    } else {
      // The paragraphs cannot be matched.
      draw(translation.translated, on: &page)
      page.blank()
      draw(translation.original, .quiet, on: &page)
    }
    page.blank()
    page.paragraphs(page.texts.translated(from: translation.from, to: translation.to, by: program), .quiet)
  }

  private func draw(_ paragraphs: [String], _ role: Role? = nil, on page: inout TextPage) {
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { page.blank() }
      page.paragraphs(paragraph, role ?? (index == 0 ? .title : .plain))
    }
  }

  private func drawBeside(
    _ original: String, _ translated: String, _ role: Role, width: Int, on page: inout TextPage
  ) {
    let left = Self.lines(original, width: width)
    let right = Self.lines(translated, width: width)
    for index in 0..<max(left.count, right.count) {
      let before = index < left.count ? left[index] : .empty
      let blanks = Span(SafeText(repeating: " ", count: width - before.width + Self.gap))
      let after = index < right.count ? right[index] : .empty
      page.line(after.isEmpty ? [Span(before, .quiet)] : [Span(before, .quiet), blanks, Span(after, role)])
    }
  }

  private static func lines(_ paragraph: String, width: Int) -> [SafeText] {
    Sanitiser.paragraphs(paragraph).flatMap { TextWrap.lines($0, width: width) }
  }
}
