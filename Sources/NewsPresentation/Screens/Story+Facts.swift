import FoundationEssentials
import NewsDomain
import TerminalKit

/// Facts that screens show about a story.
extension TextPage {
  /// Adds the title of a story, of about two lines at most, and how many cover it.
  ///
  /// - Parameter best: The article that represents it.
  mutating func header(of story: Story, _ best: Article?) {
    let title = TextWrap.cut(SafeText(best?.headline ?? texts.noTitle), to: readingColumns * 2)
    header(title.string, about: joined(reach(of: story)))
  }

  /// How many sources and countries cover a story and, if there are several, in which languages, such as `27 sources`,
  /// `5 countries` and `English, French`, as far as known.
  func reach(of story: Story, _ form: LanguageForm = .names) -> [String] {
    let (sources, countries) = (story.sources.count, story.countries.count)
    let told = languages(of: story, form).map { [$0] } ?? []
    if isAccessible, sources > 0 { return [texts.coverage(sources: sources, countries: countries)] + told }
    return (sources > 0 ? [texts.sourceCount(sources)] : [])
      + (countries > 0 ? [texts.countryCount(countries)] : []) + told
  }

  /// How the languages of a story are shown.
  enum LanguageForm {
    case names
    /// Only how many they are.
    case count
    case none
  }

  /// The names of a few languages, or else their number; `nil` if there is at most one.
  private func languages(of story: Story, _ form: LanguageForm) -> String? {
    let languages = story.languages
    guard languages.count > 1, form != .none else { return nil }
    guard languages.count <= 3, form == .names else { return texts.languageCount(languages.count) }
    return languages.map { texts.name(ofLanguage: $0) }.joined(separator: ", ")
  }

  /// The title of an article, which links to its page.
  func title(of article: Article) -> EntryText {
    let title = article.headline ?? texts.noTitle
    return .title(
      isAccessible ? texts.labelled(texts.label(ofFact: .title), title) : title,
      link: article.link.flatMap(WebLink.init))
  }
}
