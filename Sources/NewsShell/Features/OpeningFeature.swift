import NewsDomain

/// Whatever the rows of lists stand for.
package struct OpeningFeature: Feature {
  let lists: ListPresenter
  let articles: ArticlePresenter
  let sources: SourcePresenter
  let map: MapPresenter
  let stories: StoryPresenter
  let feeds: FeedsFeature
  let archive: any ArticleArchive & FollowRepository

  package init(_ ports: any Ports) {
    lists = ListPresenter(ports)
    articles = ArticlePresenter(ports)
    sources = SourcePresenter(ports)
    map = MapPresenter(ports)
    stories = StoryPresenter(ports)
    feeds = FeedsFeature(ports)
    archive = ports.archive
  }
}
