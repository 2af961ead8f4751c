extension FindRequest {
  /// Checks for errors that only the reader can fix.
  ///
  /// - Throws: ``ArchiveError/nothingToFind``, ``SearchError/reversed``.
  package func check() throws {
    if purpose == .find, meaning == nil, filter.isEmpty, domains.allowed.isEmpty, dates.isEmpty,
      search.wanted == nil
    {
      throw NewsError.archive(.nothingToFind)
    }
    if dates.isReversed { throw NewsError.search(.reversed) }
  }
}
