/// Keeps lists and their articles beside the archive.
package protocol ListCache: ListRepository, ArticleArchive {
  /// Deletes all that it has.
  func clear() async
}
