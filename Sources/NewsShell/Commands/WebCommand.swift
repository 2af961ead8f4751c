import NewsDomain
import NewsPresentation

/// Opens an article's page, or a link of its text, in the browser.
enum WebCommand: Command {
  private static let items = Argument<WebTarget>(
    .argument(.itemLabel), .words, help: .argument(.webItemsHelp), complete: { $0.itemCandidates() },
    read: WebTarget.init(text:))

  static let declaration = Declaration(.web, group: .share, arguments: [items], needs: [.items])

  static func run(_ call: Call, in session: inout Session, with reading: ReadingFeature) async throws -> Outcome {
    var notices: [Notice] = []
    let targets = call.all(items)
    var selections: [ItemSelection] = []
    for target in targets {
      switch target {
      case .items(let selection): selections.append(selection)
      case .link(let link, let item):
        let found = try await reading.articles.link(link, ofText: item, in: session)
        try await reading.opener.open(found)
        notices.append(.opened(host: found.host))
      }
    }
    guard !selections.isEmpty || targets.isEmpty else { return Outcome(notices: notices) }
    for (number, article) in try await session.articles(selections, orOf: reading.archive) {
      if article.link == nil, let file = session.file(of: article) {
        throw NewsError.text(.ofFile(path: file.path, item: number, links: file.links))
      }
      guard let link = article.link.flatMap(WebLink.init) else { throw NewsError.list(.noLink(item: number)) }
      try await reading.opener.open(link)
      notices.append(.opened(host: link.host))
    }
    return Outcome(notices: notices)
  }
}
