/// Stores lists and their articles outside the archive.
package protocol ListCache: ListRepository, FeedReadingRepository, ArticleArchive {
  /// Deletes everything in it.
  func clear() async
}
