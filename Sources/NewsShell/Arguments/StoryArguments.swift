import FoundationEssentials
import NewsDomain
import NewsPresentation

/// The arguments of commands that work on stories.
enum StoryArguments {
  /// An article of the story, or words from it.
  static let story = Argument<String>(.argument(.storyLabel), .words, help: .argument(.storyHelp)) { $0 }
  static let subject = Argument<String>(
    .argument(.whatLabel), .rest, help: .argument(.storiesSubjectHelp), complete: { $0.subjectCandidates() }
  ) { $0 }
  static let flat = Argument<Bool>.flag("flat", help: .argument(.flatHelp))

  static let fold = Argument<Bool>.flag("fold", help: .argument(.foldHelp))

  /// Whether each story is one row.
  ///
  /// - Returns: `nil` if the reader has not chosen: then only where a person reads.
  /// - Throws: `ShellError.usage(.notTogether)`.
  static func fold(_ call: Call, in session: Session) throws -> Bool? {
    if call.has(fold), call.has(flat) { throw ShellError.usage(.notTogether(.option("--fold"), .option("--flat"))) }
    return call.has(fold) ? true : call.has(flat) || !session.settings[FoldSetting.self] ? false : nil
  }

  /// The search for the subject of a call: for the articles of a country, a category or a source that it names, else
  /// for its words. A country's code names it, as after `top`.
  ///
  /// - Parameter span: the time of their publication.
  /// - Returns: the search, and the subject as a title has it.
  static func search(
    _ call: Call, in span: ClosedRange<Date>, _ session: Session
  ) -> (request: FindRequest, subject: [String])? {
    guard let text = call[subject]?.nonBlank else { return nil }
    var names = [text]
    var request = FindRequest(dates: Dates(from: span.lowerBound, to: span.upperBound))
    let named = Subject(named: text, known: session.known) ?? Country.index.exactly(text).map { Subject.local($0) }
    switch named ?? Subject.index.match(text, as: call.form).value {
    case .local(let country):
      request.filter.country = country ?? session.edition.country
      names = [(country ?? session.edition.country).name(in: session.language)]
    case .category(let category, let country):
      request.filter.category = category
      request.filter.country = country
      names = [country?.name(in: session.language), category.name(in: session.language)].compactMap(\.self)
    case .favourite: names = [take(session.edition.source, in: &request, session)]
    case .source(let source): names = [take(source, in: &request, session)]
    case .topic, nil: request.text = SearchWords.query([text], in: session.language)
    }
    return (request, names)
  }

  /// Searches the articles of a source, whose name is returned.
  private static func take(_ source: SourceReference, in request: inout FindRequest, _ session: Session) -> String {
    request.filter.sources = [source.id, source.name]
    return session.language.texts.name(ofSource: source.name)
  }
}
