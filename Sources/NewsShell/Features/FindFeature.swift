import NewsDomain
import NewsPresentation

/// Finding articles in the archive, by their words or by the meaning of their titles.
package struct FindFeature: Feature {
  let lists: ListPresenter
  let filters: FindFilters
  let archive: any ArticleArchive & VectorRepository

  package init(_ ports: any Ports) {
    lists = ListPresenter(ports)
    filters = FindFilters(ports)
    archive = ports.archive
  }
}
