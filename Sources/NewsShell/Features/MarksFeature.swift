import NewsDomain

/// The reader's marks, labels and mutes, and how articles changed.
package struct MarksFeature: Feature {
  let archive: any ArticleArchive & MarkRepository & StoryRepository
  let changeMarks: ChangeMarks
  let mutes: ManageMutes
  let compareRevisions: CompareRevisions
  let lists: ListPresenter
  let clock: WallClock

  package init(_ ports: any Ports) {
    archive = ports.archive
    changeMarks = ChangeMarks(archive: ports.archive, clock: ports.clock)
    mutes = ManageMutes(mutes: ports.archive, clock: ports.clock)
    compareRevisions = CompareRevisions(archive: ports.archive)
    lists = ListPresenter(ports)
    clock = ports.clock
  }
}
