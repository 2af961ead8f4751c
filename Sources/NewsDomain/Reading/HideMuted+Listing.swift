import FoundationEssentials

extension HideMuted {
  /// A list that was read before, without rows for the articles that mutes hide now; the numbers stay.
  ///
  /// - Returns: `nil` if nothing has changed, or if the list shows what mutes hide.
  package func renewed(_ listing: NewsListing, at now: Date) async -> NewsListing? {
    guard !listing.showsMuted else { return nil }
    let articles = listing.page.articles
    let muted = await mutes.muted(articles, at: now)
    let hidden = Dictionary(muted.map { (articles[$0].id, $1) }, uniquingKeysWith: min)
    return hidden == listing.page.hiddenSince ? nil : listing.hiding(hidden)
  }
}
