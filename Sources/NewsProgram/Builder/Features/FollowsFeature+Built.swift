import NewsDomain
import NewsPresentation
import NewsShell
import SystemServices

extension FollowsFeature {
  static func built(_ services: Services) -> FollowsFeature {
    FollowsFeature(
      manage: ManageFollows(archive: services.archive, clock: services.clock),
      alerts: TellAlerts(
        archive: services.archive, teller: SystemAlerts(environment: services.environment), clock: services.clock,
        hour: { LocalTime($0).hour }),
      archive: services.archive, settings: services.settings)
  }
}
