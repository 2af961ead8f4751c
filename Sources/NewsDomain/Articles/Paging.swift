/// Which page of a list is requested, and how long its pages are.
package struct Paging: Sendable, Equatable {
  /// The number of the page, from 1.
  package var page: Int
  /// Articles per page, within ``ListSize/limits``.
  package var limit: Int
  /// How many articles of the previous pages no longer belong to the list, because they were read or shown since: the
  /// articles after them have moved up.
  package var gone = 0

  package init(page: Int = 1, limit: Int = ListSize.standard) {
    self.page = page
    self.limit = limit
  }

  package var isFirst: Bool { page == 1 }

  /// How many articles of the list as it is now stand before the page.
  package var skipped: Int { max(0, reach - limit - gone) }

  /// The number of articles up to the end of the page, with those that are gone.
  package var reach: Int { max(1, page) * limit }

  /// The part of a list that is on the page.
  package func slice<Entry>(of list: [Entry]) -> [Entry] { Array(list.dropFirst(skipped).prefix(limit)) }
}
