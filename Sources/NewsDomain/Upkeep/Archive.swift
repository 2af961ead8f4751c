/// Stores every article that a provider delivers, with the reader's marks. Several sessions share one archive: changes
/// made in one are seen by the next call in another.
///
/// Calls are asynchronous and end early, with ``NewsError/cancelled``, when their task is cancelled. Unless noted
/// otherwise they throw ``NewsError/archive(_:)`` if the archive cannot be used.
package protocol Archive: ArticleArchive, ArticleFactsRepository, MarkRepository, FoundMarkRepository,
  MuteRepository, TextRepository,
  StoryRepository, HeadlineRepository, FollowRepository, CollectionRepository, ListRepository, FeedReadingRepository,
  VectorRepository, UndoRepository, ArchiveUpkeep, ArrivalWatch
{}
