import NewsDomain
import TerminalKit

/// An item of a document as texts for people. Text from elsewhere can do no harm in a terminal, but still has to be
/// escaped for the file's format.
struct DocumentEntry: Sendable, Equatable {
  struct Moment: Sendable, Equatable {
    let words: String
    /// The date and time in ISO 8601.
    let code: String
  }

  let number: Int
  package let title: String
  let link: WebLink?
  /// The source, editions and author of an article; the category, language and country of a source.
  let about: [String]
  let published: Moment?
  /// The paragraphs of the summary.
  let summary: [String]
  var image: WebLink?
  var feed: WebLink?

  init(_ article: Article, number: Int, texts: any Texts) {
    self.number = number
    title = Self.line(article.headline) ?? texts.noTitle
    link = RecordLink.page(article.link).exported
    about = [
      Self.line(article.source.name) ?? texts.unknownSource, article.event?.name(in: texts.language),
      article.edition.map { texts.inEdition(of: $0) },
      article.alsoIn.isEmpty ? nil : texts.alsoIn(article.alsoIn), Self.line(article.author),
    ].compactMap(\.self)
    published = article.publishedAt.map { date in
      let day = LocalTime(date)
      // Front pages from history have a day but no time.
      return Moment(
        words: texts.date(article.provider == .sample ? texts.day(day) : texts.dayAndTime(day), of: article),
        code: date.iso8601)
    }
    summary = Sanitiser.paragraphs(article.summaryBelowHeadline ?? article.content ?? "").map(\.string)
    image = RecordLink.file(article.imageLink).exported
  }

  init(_ source: NewsSource, number: Int, texts: any Texts) {
    self.number = number
    title = Self.line(source.name) ?? texts.unknownSource
    link = RecordLink.page(source.link).exported
    about = [
      source.category?.name(in: texts.language),
      source.languageCode.flatMap { Self.line(Language.name(ofCode: $0, in: texts.language)) },
      source.countryCode.flatMap { Self.line(Country.name(ofCode: $0, in: texts.language)) },
    ].compactMap(\.self)
    published = nil
    summary = Sanitiser.paragraphs(source.summary ?? "").map(\.string)
    feed = RecordLink.file(source.feed).exported
  }

  /// The text on one line; `nil` if it is empty.
  static func line(_ text: String?) -> String? {
    guard let line = text.map({ SafeText($0).trimmed.string }), !line.isEmpty else { return nil }
    return line
  }
}
