import FoundationEssentials
import NewsDomain
import TerminalKit

/// Facts that screens and records show about a story.
extension Story {
  /// The article that represents the story: the earliest in the reader's language, or else in any.
  func best(in language: InterfaceLanguage) -> Article? {
    (coverage.first { $0.article.language == language.code } ?? coverage.first)?.article
  }
}

extension TextPage {
  /// Adds the title of a story, of about two lines at most, and how many cover it.
  mutating func header(of story: Story) {
    let title = TextWrap.cut(
      SafeText(story.best(in: texts.language)?.headline ?? texts.noTitle), to: readingColumns * 2)
    header(title.string, about: joined(reach(of: story)))
  }

  /// How many sources and countries cover a story, such as `27 sources` and `5 countries`, as far as known.
  func reach(of story: Story) -> [String] {
    let (sources, countries) = (story.sources.count, story.countries.count)
    if isAccessible, sources > 0 { return [texts.coverage(sources: sources, countries: countries)] }
    return (sources > 0 ? [texts.sourceCount(sources)] : [])
      + (countries > 0 ? [texts.countryCount(countries)] : [])
  }

  /// The title of an article if it differs from the title of its story, which is shown above it.
  func title(of article: Article, unlike story: Story) -> EntryText? {
    guard article.headline != story.best(in: texts.language)?.headline else { return nil }
    return title(of: article)
  }

  /// The title of an article, which links to its page.
  func title(of article: Article) -> EntryText {
    let title = article.headline ?? texts.noTitle
    return .title(
      isAccessible ? texts.labelled(texts.label(ofFact: .title), title) : title,
      link: article.link.flatMap(WebLink.init))
  }
}
