import NewsDomain

/// The reactive search in a view of its own.
package struct LiveFeature: Feature {
  let lists: ListPresenter
  let articles: ArticlePresenter
  let account: Account
  let terminal: SessionTerminal
  let clock: WallClock
  let sleep: @Sendable (Duration) async throws -> Void

  package init(_ ports: any Ports) {
    lists = ListPresenter(ports)
    articles = ArticlePresenter(ports)
    account = Account(ports)
    terminal = SessionTerminal(ports)
    clock = ports.clock
    sleep = ports.sleep
  }
}
