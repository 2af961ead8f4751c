extension FindRequest {
  /// Checks for errors that only the reader can fix.
  ///
  /// - Throws: ``ArchiveError/nothingToFind``, ``SearchError/reversed``.
  package func check() throws {
    if purpose == .find, !hasFilters, SearchExpression(text) == nil { throw NewsError.archive(.nothingToFind) }
    if let from, let to, from > to { throw NewsError.search(.reversed) }
  }

  /// Whether it restricts articles by more than words.
  private var hasFilters: Bool {
    country != nil || language != nil || category != nil || label != nil || from != nil || to != nil || isUnread
      || isSaved || !sources.isEmpty || !domains.isEmpty
  }
}
