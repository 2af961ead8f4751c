import NewsDomain

/// The reader's follows.
struct FollowsFeature: Feature {
  let manage: ManageFollows
  let archive: any FollowRepository

  init(_ ports: any Ports) {
    manage = ManageFollows(archive: ports.archive, clock: ports.clock)
    archive = ports.archive
  }
}
