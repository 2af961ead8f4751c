import FoundationEssentials
import NewsDomain

/// What screens and records show of a story.
extension Story {
  /// The article that stands for the story in lists.
  var best: Article? { tellings.first?.article }

  /// When its first and its last article were published; `nil` if none of them has a date.
  var times: ClosedRange<Date>? {
    let dates = articles.compactMap(\.publishedAt)
    guard let first = dates.min(), let last = dates.max() else { return nil }
    return first...last
  }
}

extension TextPage {
  /// How many sources and countries tell a story: `27 sources · 5 countries`.
  func reach(of story: Story) -> String {
    let (sources, countries) = (story.sources.count, story.countries.count)
    return joined(
      (sources > 0 ? [texts.sourceCount(sources)] : [])
        + (countries > 0 ? [texts.countryCount(countries)] : []))
  }

  /// The title of an article if it differs from the title of its story, which stands above it.
  func title(of article: Article, unlike story: Story) -> EntryText? {
    guard article.headline != story.best?.headline else { return nil }
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
