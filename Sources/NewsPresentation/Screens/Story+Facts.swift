import FoundationEssentials
import NewsDomain
import TerminalKit

/// Facts that screens and records show about a story.
extension Story {
  /// For how many sources, itself among them, a single one can stand.
  private static let mostRepresented = 10

  /// The article that represents the story: the earliest in the reader's language, or else in any. What a single source
  /// has in that language, among many in others, may be there by mistake. Sources count, not articles: one that repeats
  /// itself does not take the title from another.
  func best(in language: InterfaceLanguage) -> Article? {
    let own = coverage.filter { $0.article.language == language.code }
    let (ownSources, allSources) = (Self.countSources(of: own), Self.countSources(of: coverage))
    let isTrusted = ownSources > 1 || ownSources * Self.mostRepresented >= allSources
    let best = isTrusted ? own.first : coverage.first { $0.article.language != language.code }
    return (best ?? coverage.first)?.article
  }

  private static func countSources(of coverage: [Coverage]) -> Int {
    Set(coverage.map { StoryReach.name(of: $0.article.source, $0.article.link) }).count
  }
}

extension TextPage {
  /// Adds the title of a story, of about two lines at most, and how many cover it.
  mutating func header(of story: Story) {
    let title = TextWrap.cut(
      SafeText(story.best(in: texts.language)?.headline ?? texts.noTitle), to: readingColumns * 2)
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
