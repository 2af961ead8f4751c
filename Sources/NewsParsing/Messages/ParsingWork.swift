import Confinement
import NewsDomain

/// Parses documents: the work of the process that is confined for it.
package enum ParsingWork {
  /// - Parameters:
  ///   - request: A message with a ``ParsingRequest``.
  ///   - time: The processor time, which limits the work.
  ///   - language: Detects the language of a text that is said to have another, see `LanguageQuestion`.
  /// - Returns: A message with a ``ParsingAnswer``; nothing if the request cannot be read.
  package static func answer(
    _ request: [UInt8], time: ProcessorTime = .ofThread, language: (String, String?) -> String?
  ) -> [UInt8] {
    var reader = MessageReader(request)
    guard let question = try? reader.value(ParsingRequest.self), reader.isAtEnd else { return [] }
    // What is read in a document is seldom longer.
    var writer = MessageWriter(capacity: request.count)
    writer.write(answer(question, time, language))
    return writer.bytes
  }

  /// The same without messages.
  package static func answer(
    _ request: ParsingRequest, _ time: ProcessorTime, _ language: (String, String?) -> String?
  ) -> ParsingAnswer {
    switch request {
    case .feed(let bytes, let contentType, let address, let stated):
      do {
        let feed = try FeedParser.feed(
          bytes, contentType: contentType, address: address, effort: ParsingEffort(time))
        return .feed(ParsedFeed(feed, language: stated, language))
      } catch {
        return .noFeed(error)
      }
    case .links(let bytes, let contentType, let address, let header):
      let text = TextDecoder.utf8(bytes, contentType: contentType)
      return .links(FeedDiscovery.page(text, at: address, header: header))
    case .page(let answer, let address):
      do {
        return .page(try answer.page(followedFrom: address, time))
      } catch NewsError.shortage(let shortage) {
        return .shortage(shortage)
      } catch {
        return .page(ParsedPage(text: answer.without(.tooCostly), next: nil))
      }
    case .list(let bytes, let isOwn):
      if isOwn { return .list(OPML.list(bytes)) }
      return .list(OPML.list(bytes, ParsingEffort(time)) ?? NewsboatURLs.list(bytes))
    case .plainTexts(let texts): return .plainTexts(texts.map { PlainText(html: $0).text })
    case .languages(let questions): return .languages(questions.map { language($0.text, $0.stated) })
    }
  }
}
