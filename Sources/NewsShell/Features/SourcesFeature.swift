import NewsDomain
import NewsPresentation

/// Sources: choosing one, finding and grouping them.
package struct SourcesFeature: Feature {
  let find: FindSource
  let change: ChangeSettings
  /// The source of a new reader.
  let usual: SourceReference
  let sources: SourcePresenter
  let lists: ListPresenter

  package init(_ ports: any Ports) {
    find = FindSource(repository: ports.sources) { $0.allNames }
    change = ports.change
    usual = ports.standardEdition.source
    sources = SourcePresenter(ports)
    lists = ListPresenter(ports)
  }
}
