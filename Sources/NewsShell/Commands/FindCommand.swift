import NewsDomain
import NewsPresentation

/// Finds articles in the archive, without the network.
enum FindCommand: Command {
  private static let sort = Argument<FindRequest.Order>.choice(
    .option("sort"), .option(value: "relevancy|published"), help: .argument(.searchSortHelp),
    of: [(.relevancy, TypedName(.relevancy)), (.published, TypedName(.published))])
  private static let page = Argument<Int>.page
  private static let limit = Argument<Int>.limit

  static let declaration = Declaration(
    .find, group: .find, arguments: [FindArguments.text] + FindArguments.filters + [sort, page, limit])

  static func run(_ call: Call, in session: inout Session, with feature: FindFeature) async throws -> Outcome {
    var request = try await feature.filters.request(call.all(FindArguments.text), of: call, in: session)
    request.order = call[sort] ?? .published
    request.paging = call.paging
    try request.check()
    var outcome = try await feature.lists.show(.archive(request), isWhole: call.has(limit), in: &session)
    if outcome.notices.contains(.nothingFound) {
      outcome.notices = outcome.notices.map { $0 == .nothingFound ? .nothingArchived(isOffline: false) : $0 }
      outcome.notices += try FindArguments.unknown(call, in: session).map(Notice.unknownSource)
      // Without this help the search is answered all the same.
      if let word = try? await feature.archive.nearestWord(to: request) { outcome.notices.append(.wordMeant(word)) }
    }
    if let model = request.meaning?.model, try await feature.archive.lacksVectors(of: model) {
      outcome.notices.append(.titlesWithoutMeaning)
    }
    return outcome
  }
}
