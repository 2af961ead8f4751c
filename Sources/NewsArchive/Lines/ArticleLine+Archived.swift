import FoundationEssentials
import NewsDomain

extension ArticleLine {
  /// The line for a row of the archive.
  ///
  /// - Parameters:
  ///   - aliases: the other ids of the article.
  ///   - lists: the lists it was in.
  ///   - revisions: its earlier wordings, oldest first.
  ///   - feeds: the feeds that it was an item of, if they have other items for its page.
  ///   - story: the story it belongs to.
  init(
    _ archived: ArchivedArticle, aliases: [ArticleID], labels: [String], lists: [ArchivedList],
    revisions: [NewsDomain.Revision], feeds: [ArticleID] = [], story: StoryID? = nil
  ) {
    self.feeds = feeds.map(\.description).nonEmpty
    self.story = story?.description
    let article = archived.article
    id = article.id.description
    title = article.title
    source = Source(id: article.source.id, name: article.source.name, link: article.source.link)
    author = article.author
    description = article.summary
    content = article.content
    url = article.link
    givenUrl = article.givenLink
    linkWay = article.linkWay?.rawValue
    imageUrl = article.imageLink
    guid = article.guid
    publishedAt = article.publishedAt?.exactISO8601
    duration = article.duration
    provider = article.provider.rawValue
    origin = archived.origin
    speaker = archived.attribution?.name
    country = article.country?.code
    others = Self.others(archived, lists).nonEmpty
    language = article.language
    place = article.place.map { Place(latitude: $0.latitude, longitude: $0.longitude) }
    related = article.related.map { Related(title: $0.title, source: $0.source, url: $0.link) }.nonEmpty
    sharesPage = article.sharesPage ? true : nil
    firstSeen = archived.firstSeen.exactISO8601
    lastSeen = archived.lastSeen.exactISO8601
    isRead = archived.read == nil ? nil : true
    readAt = archived.read?.exactISO8601
    shownAt = archived.shown?.exactISO8601
    isSaved = archived.saved == nil ? nil : true
    savedAt = archived.saved?.exactISO8601
    self.labels = labels.map { Label($0) }.nonEmpty
    revisedAt = archived.revised?.exactISO8601
    self.revisions =
      revisions.map {
        Revision(seenAt: $0.seenAt.exactISO8601, title: $0.title, description: $0.summary, content: $0.content)
      }.nonEmpty
    self.aliases = aliases.map(\.description).nonEmpty
    self.lists = lists.map(\.description).sorted().nonEmpty
    let isUsual = RowNumber.isUsual(archived.row, published: article.publishedAt, firstSeen: archived.firstSeen)
    row = isUsual ? nil : archived.row
  }

  /// The countries that it can be filtered by, besides its own and those of its lists.
  private static func others(_ archived: ArchivedArticle, _ lists: [ArchivedList]) -> [String] {
    let known = ([archived.article.country] + lists.map(\.country)).compactMap { $0?.code }
    let codes = archived.terms.words.filter { $0.hasPrefix("c") }.map { String($0.dropFirst()) }
    return codes.filter { !known.contains($0) }.sorted()
  }
}

extension Array {
  /// The array; `nil` if it is empty.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
