import NewsDomain
import NewsPresentation

/// Opens the pages of articles, or links of their texts, in the browser.
enum WebCommand: Command {
  private static let items = Argument<WebTarget>(
    .argument(.itemLabel), .words, help: .argument(.webItemsHelp), complete: { $0.itemCandidates() },
    read: WebTarget.init(text:))
  private static let yes = Argument<Bool>.flag("yes", help: .argument(.webYesHelp))
  /// The most pages that are opened without a question.
  private static let unasked = 10

  static let declaration = Declaration(
    .web, group: .share, arguments: [items, yes], needs: [.items, .dialogue],
    asks: { call in
      let targets = call.all(items)
      return !call.has(yes) && (targets.count > unasked || !targets.allSatisfy(\.isOnePage))
    })

  static func run(_ call: Call, in session: inout Session, with reading: ReadingFeature) async throws -> Outcome {
    let targets = call.all(items)
    var links: [WebLink] = []
    var selections: [ItemSelection] = []
    for target in targets {
      switch target {
      case .items(let selection): selections.append(selection)
      case .link(let link, let item):
        links.append(try await reading.articles.link(link, ofText: item, in: session))
      }
    }
    var failure: NewsError?
    if !selections.isEmpty || targets.isEmpty {
      for (number, article) in try await session.articles(selections, orOf: reading.archive) {
        if let link = article.link.flatMap(WebLink.init) {
          links.append(link)
        } else if failure == nil {
          // An article without a page does not hold back the others.
          let file = article.link == nil ? session.file(of: article) : nil
          failure =
            file.map { NewsError.text(.ofFile(path: $0.path, item: number, links: $0.links)) }
            ?? .list(.noLink(item: number))
        }
      }
    }
    if links.isEmpty, let failure { throw failure }
    if links.count > unasked, !call.has(yes) {
      guard session.isInteractive, session.format.isForPeople else {
        throw ShellError.usage(.unconfirmedPages(links.count))
      }
      let question = texts(in: session.language).openQuestion(links.count)
      guard let answer = try await reading.terminal.ask(question, otherwise: false, in: session.language) else {
        throw NewsError.cancelled
      }
      guard answer else { return Outcome(notices: [.leftUnchanged]) }
    }
    var notices: [Notice] = []
    for link in links {
      do {
        try await reading.opener.open(link)
      } catch let error as NewsError where !notices.isEmpty && error != .cancelled {
        return Outcome(notices: notices, failure: error)
      }
      notices.append(.opened(host: link.host))
    }
    return Outcome(notices: notices, failure: failure)
  }
}
