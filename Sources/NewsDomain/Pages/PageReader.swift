/// The location of a page.
package enum PagePlace: Sendable, Equatable {
  /// - Parameter mayBeLocal: whether it may lead into the reader's own network: an address typed by the reader may, one
  ///   from the public internet may not.
  case address(String, mayBeLocal: Bool)
  case file(String)

  /// The name of the file without its folders; `nil` for an address.
  package var fileName: String? {
    guard case .file(let path) = self else { return nil }
    return path.split(separator: "/").last.map { String($0) }
  }
}

/// Reads the text of pages.
package protocol PageReader: Sendable {
  /// Fetches a page and extracts its text. A page without text is not an error; see the verdict.
  ///
  /// - Throws: ``NewsError`` if the page could not be fetched or the file could not be read.
  func text(at place: PagePlace) async throws -> ArticleText
}

/// Translates texts with a program that the reader has set.
package protocol Translator: Sendable {
  /// - Parameters:
  ///   - command: the program and its arguments as the reader has set them: `%l` stands for the target language, `%s`
  ///     for that of the text, and `%%` for `%`.
  ///   - from: the language of the text (ISO 639-1); `nil` if unknown.
  /// - Throws: ``NewsError/text(_:)``.
  func translate(_ text: String, by command: [String], from: String?, to: String) async throws -> String
}

/// Finds the source's own address of an article whose link leads through an aggregator.
package protocol LinkResolver: Sendable {
  /// - Returns: `nil` if the article's link is not an aggregator's, or the address cannot be found.
  /// - Throws: ``NewsError/cancelled``.
  func resolve(_ article: Article) async throws -> ResolvedLink?
}
