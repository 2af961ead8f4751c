import NewsDomain
import NewsPresentation

/// Writes the current list to a file.
enum ExportCommand: Command {
  private static let file = Argument<String>(
    .argument(.fileLabel), isRequired: true, help: .argument(.exportFileHelp),
    complete: { $0.fileCandidates() }
  ) { $0 }

  static let declaration = Declaration(.export, group: .share, arguments: [file], needs: [.list, .care])

  static func run(_ call: Call, in session: inout Session, with feature: SharingFeature) async throws -> Outcome {
    let path = call[file] ?? ""
    guard let format = DocumentFormat(fileName: path) else {
      throw ShellError.value(.unknownFileFormat(path, known: DocumentFormat.allCases.map { "." + $0.rawValue }))
    }
    var list = try session.list()
    // Without the articles shown below the open one, which have numbers after those of the list.
    if let news = list.news { list.items = .articles(news.page.shownArticles) }
    var states: [ArticleID: ArticleState] = [:]
    // Other formats do not show the reader's marks.
    if format.hasStates, case .articles(let articles) = list.items {
      states = await feature.states.states(of: articles)
    }
    let document = Document(list, states: states, madeAt: feature.clock.now, texts: texts(in: session.language))
    guard let document else { throw ShellError.screen(.notForExport) }
    try feature.files.write(format.text(of: document), to: path, appends: false)
    let count = list.items.sources?.count ?? list.items.count
    // Their only list has their name.
    if list.items.sources != nil { return Outcome(notices: [.exported(.sources, count: count, path: path)]) }
    // The screen may show something else, such as settings; the list is the one before it.
    return Outcome(notices: [
      .exported(.articles, count: count, path: path, list: document.title, total: session.totalOfPart)
    ])
  }
}
