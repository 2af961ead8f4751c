import NewsDomain
import NewsPresentation

extension Session {
  /// What is the reader's own: the country, the source if another than the standard one was chosen, the favourite topics,
  /// the feeds, and what follows find.
  func mine(feeds: [OwnFeed]) -> ReadingScope {
    let isChosen = !InterfaceLanguage.all.contains { $0.texts.standardEdition.source.id == edition.source.id }
    return .mine(
      OwnLists(of: edition.country, source: isChosen ? edition.source : nil, topics: favourites, feeds: feeds))
  }
}
