import NewsDomain

/// Articles and their texts, one after the other.
package struct ReadingFeature: Feature {
  let articles: ArticlePresenter
  let archive: any ArticleArchive & MarkRepository
  let opener: any LinkOpener
  let terminal: SessionTerminal
  let explain: ExplainStory

  package init(_ ports: any Ports) {
    articles = ArticlePresenter(ports)
    archive = ports.archive
    opener = ports.opener
    terminal = SessionTerminal(ports)
    explain = ExplainStory(read: ReadStory(ports), stories: ports.archive, terms: ports.terms)
  }
}
