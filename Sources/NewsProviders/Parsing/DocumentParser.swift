import Confinement
import NewsDomain
import NewsParsing

/// Has documents parsed: feeds, pages, lists of feeds, and the languages of texts. None of their bytes is trusted.
package protocol DocumentParser: LanguageDetector {
  /// Prepares for the first document, in the background.
  func start()
  /// - Throws: `WorkerError`.
  func answer(to request: ParsingRequest) async throws(WorkerError) -> ParsingAnswer
  /// The same, for those who cannot wait otherwise.
  func blockingAnswer(to request: ParsingRequest) throws(WorkerError) -> ParsingAnswer
}

extension DocumentParser {
  /// - Parameters:
  ///   - contentType: the value of the HTTP header, if there is one.
  ///   - address: the address of the feed; `nil` for a file.
  ///   - place: the host or the path, for errors.
  ///   - language: the language that its articles are said to have (ISO 639-1).
  /// - Throws: `NewsError`.
  func feed(
    _ bytes: [UInt8], _ contentType: String?, at address: String?, of place: String, language: String?
  ) async throws(NewsError) -> ParsedFeed {
    switch try await answer(
      to: .feed(bytes, contentType: contentType, address: address, language: language), of: place)
    {
    case .feed(let feed): return feed
    case .noFeed(.shortage(let shortage)): throw .shortage(shortage)
    case .noFeed(let problem): throw .feed(.unreadable(place: place, problem))
    default: throw NewsError(.garbled, of: place)
    }
  }

  /// The feeds that a page or its headers name.
  ///
  /// - Throws: `NewsError`.
  func links(
    _ bytes: [UInt8], _ contentType: String?, at address: String, header: String?
  ) async throws(NewsError) -> DiscoveredPage {
    let place = WebLink(address)?.host ?? address
    let answer = try await self.answer(
      to: .links(bytes, contentType: contentType, address: address, header: header), of: place)
    guard case .links(let page) = answer, page.address == address else { throw NewsError(.garbled, of: place) }
    return page
  }

  /// The text of a page, and where it leads.
  ///
  /// - Parameters:
  ///   - address: see ``ParsingRequest/page(_:followedFrom:)``.
  ///   - place: the host or the path, for errors.
  /// - Throws: `NewsError`.
  func page(
    _ answer: PageAnswer, followedFrom address: String? = nil, of place: String
  ) async throws(NewsError) -> ParsedPage {
    switch try await self.answer(to: .page(answer, followedFrom: address), of: place) {
    case .page(var page):
      (page.text.url, page.text.fetchedAt) = (answer.url, answer.at)
      return page
    case .shortage(let shortage): throw .shortage(shortage)
    default: throw NewsError(.garbled, of: place)
    }
  }

  /// A list of feeds of another program.
  ///
  /// - Returns: `nil` if it is not one.
  /// - Throws: `NewsError`.
  func list(_ bytes: [UInt8], of path: String) async throws(NewsError) -> FeedList? {
    guard case .list(let list) = try await answer(to: .list(bytes, isOwn: false), of: path) else {
      throw NewsError(.garbled, of: path)
    }
    return list
  }

  /// The reader's own list of feeds.
  ///
  /// - Returns: `nil` if it is not one.
  /// - Throws: `NewsError`.
  func ownList(_ bytes: [UInt8], of path: String) throws(NewsError) -> FeedList? {
    let answer: ParsingAnswer
    do {
      answer = try blockingAnswer(to: .list(bytes, isOwn: true))
    } catch {
      throw NewsError(error, of: path)
    }
    guard case .list(let list) = answer else { throw NewsError(.garbled, of: path) }
    return list
  }

  /// The texts in fragments of HTML.
  ///
  /// - Throws: `NewsError`.
  func plainTexts(_ fragments: [String], of place: String) async throws(NewsError) -> [String] {
    guard case .plainTexts(let texts) = try await answer(to: .plainTexts(fragments), of: place),
      texts.count == fragments.count
    else { throw NewsError(.garbled, of: place) }
    return texts
  }

  private func answer(to request: ParsingRequest, of place: String) async throws(NewsError) -> ParsingAnswer {
    let answer: ParsingAnswer
    do {
      answer = try await self.answer(to: request)
    } catch {
      throw NewsError(error, of: place)
    }
    // Only a part may have been read until then.
    if Task.isCancelled { throw .cancelled }
    return answer
  }
}

extension DocumentParser {
  package func languages(of questions: [LanguageQuestion]) async -> [String?] {
    guard !questions.isEmpty else { return [] }
    return Self.languages(in: try? await answer(to: .languages(questions)), count: questions.count)
  }

  /// The same as `LanguageDetector/language(of:)`, for those who cannot wait otherwise.
  package func blockingLanguage(of text: String) -> String? {
    Self.languages(in: try? blockingAnswer(to: .languages([LanguageQuestion(text)])), count: 1)[0]
  }

  /// Without an answer, no language is certain.
  private static func languages(in answer: ParsingAnswer?, count: Int) -> [String?] {
    guard case .languages(let languages)? = answer, languages.count == count else {
      return Array(repeating: nil, count: count)
    }
    return languages
  }
}

extension NewsError {
  /// - Parameter place: the host or the path of the document.
  init(_ error: WorkerError, of place: String) {
    switch error {
    case .tooSlow: self = .feed(.unreadable(place: place, .tooSlow))
    case .tooMuch, .ended, .garbled: self = .feed(.unreadable(place: place, .crashed))
    case .refused: self = .shortage(.confinement)
    case .notStarted(let code): self = .shortage(.worker(code: code))
    case .cancelled: self = .cancelled
    }
  }
}
