import NewsDomain
import NewsPresentation

/// Fetches the texts of a list, to read them without a network.
enum DownloadCommand: Command {
  private static let items = Argument<ItemSelection>.items(.words, help: .argument(.downloadItemsHelp))

  static let declaration = Declaration(
    .download, group: .share, arguments: [items], needs: [.items, .network])

  static func run(_ call: Call, in session: inout Session, with feature: TextsFeature) async throws -> Outcome {
    let chosen = call.all(items)
    let articles = try await session.articles(chosen.isEmpty ? [.all] : chosen, orOf: feature.archive)
    let downloads = try await feature.download(articles)
    var failure = downloads.failure
    // Without a single text the command has failed, whatever the results for each page.
    if downloads.kept.isEmpty, downloads.empty.isEmpty { failure = failure ?? downloads.failed.first?.error }
    let total = chosen.isEmpty || chosen.contains(.all) ? session.totalOfPart : nil
    return Outcome(
      DownloadScreen(downloads), notices: downloads.all.isEmpty ? [] : [.downloaded(downloads, total: total)],
      failure: failure)
  }
}
