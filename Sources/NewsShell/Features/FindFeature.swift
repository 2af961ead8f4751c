import NewsDomain
import NewsPresentation

/// Finding articles in the archive, by their words or by the meaning of their titles.
package struct FindFeature: Feature {
  let lists: ListPresenter
  let archive: any ArticleArchive & VectorRepository
  let clock: WallClock
  let ask: AskByMeaning

  package init(_ ports: any Ports) {
    lists = ListPresenter(ports)
    archive = ports.archive
    clock = ports.clock
    ask = AskByMeaning(ports)
  }
}
