import NewsDomain

/// The reader's follows.
package struct FollowsFeature: Feature {
  let manage: ManageFollows
  let archive: any FollowRepository
  let ask: AskByMeaning

  package init(_ ports: any Ports) {
    manage = ManageFollows(archive: ports.archive, history: ports.undoHistory, clock: ports.clock)
    archive = ports.archive
    ask = AskByMeaning(ports)
  }
}
