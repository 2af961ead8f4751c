/// The feed found at an address, and the others that the page there names.
package struct FoundFeed: Sendable, Equatable {
  package var entry: FeedList.Entry
  /// The address of the page that names them; `nil` if there are no others.
  package var page: String?
  package var others: [Candidate]
  /// The host that has the feed without encryption only, though the reader did not ask for that; `nil` for others.
  package var plainHost: String?

  /// A feed that a page names, with its number among them, counted from 1. It has not been fetched.
  package struct Candidate: Sendable, Equatable {
    package let number: Int
    package let name: String?
    package let feed: String

    package init(number: Int, name: String?, feed: String) {
      self.number = number
      self.name = name
      self.feed = feed
    }
  }

  package init(_ entry: FeedList.Entry, page: String? = nil, others: [Candidate] = []) {
    self.entry = entry
    self.page = others.isEmpty ? nil : page
    self.others = others
  }
}
