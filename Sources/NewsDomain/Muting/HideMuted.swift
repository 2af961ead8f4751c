import FoundationEssentials

/// Moves the articles hidden by the reader's mutes out of a page's list.
package struct HideMuted: Sendable {
  let mutes: any MuteRepository

  package init(mutes: any MuteRepository) {
    self.mutes = mutes
  }

  /// Whether there are mutes that have not expired.
  package func hidesAny(at now: Date) async -> Bool {
    ((try? await mutes.mutes()) ?? []).contains { !$0.isExpired(at: now) }
  }

  package func callAsFunction(_ page: NewsPage, at now: Date) async -> NewsPage {
    let muted = await mutes.muted(page.articles, at: now)
    guard !muted.isEmpty else { return page }
    var page = page
    page.hidden = muted.keys.sorted().compactMap { index in
      muted[index].map { HiddenArticle(article: page.articles[index], index: index, mute: $0) }
    }
    page.articles = page.articles.indices.filter { muted[$0] == nil }.map { page.articles[$0] }
    return page
  }
}

extension NewsPage {
  /// The page with all its articles, the hidden ones too.
  package var unhidden: NewsPage {
    var page = self
    for entry in hidden { page.articles.insert(entry.article, at: min(entry.index, page.articles.count)) }
    (page.hidden, page.hiddenOfList, page.hiddenSince) = ([], [], [:])
    return page
  }
}
