/// Which page of a list is requested, and how long its pages are.
package struct Paging: Sendable, Equatable {
  /// The number of the page, from 1.
  package var page: Int
  /// Articles per page, within ``ListSize/limits``.
  package var limit: Int

  package init(page: Int = 1, limit: Int = ListSize.standard) {
    self.page = page
    self.limit = limit
  }

  package var isFirst: Bool { page == 1 }

  /// How many articles the previous pages have.
  package var skipped: Int { (max(1, page) - 1) * limit }

  /// The number of articles up to the end of the page.
  package var reach: Int { skipped + limit }

  /// The part of a list that is on the page.
  package func slice<Entry>(of list: [Entry]) -> [Entry] { Array(list.dropFirst(skipped).prefix(limit)) }
}
