/// Translates the text of an article with the reader's own program.
package struct TranslateText: Sendable {
  private let read: ReadText
  private let translator: any Translator

  package init(read: ReadText, translator: any Translator) {
    self.read = read
    self.translator = translator
  }

  /// - Parameters:
  ///   - number: the article's number in the list, for errors.
  ///   - command: the program and its arguments; see ``Translator``.
  ///   - language: the target language (ISO 639-1).
  /// - Throws: ``NewsError``; ``TextError/notKept(item:)`` if the text is not stored and the network is off.
  package func callAsFunction(
    _ article: Article, number: Int, by command: [String], to language: String
  ) async throws -> Translation {
    let text: ArticleText
    do {
      text = try await read(article, number: number).text
    } catch NewsError.network(.offline) {
      throw NewsError.text(.notKept(item: number))
    }
    guard !text.blocks.isEmpty else {
      let reason = if case .none(let reason) = text.verdict { reason } else { NoText.notFound }
      throw NewsError.text(.none(item: number, reason))
    }
    let original = Translation.paragraphs(
      of: ([text.title ?? article.headline].compactMap(\.self) + text.blocks.map(\.plain)).joined(separator: "\n\n"))
    let answer = try await translator.translate(
      original.joined(separator: "\n\n"), by: command, from: text.language, to: language)
    return Translation(
      original: original, translated: Translation.paragraphs(of: answer), from: text.language, to: language)
  }
}

/// A text and its translation, each as paragraphs. The title of the text is the first of them.
package struct Translation: Sendable, Equatable {
  package let original: [String]
  package let translated: [String]
  /// The language of the text (ISO 639-1); `nil` if unknown.
  package let from: String?
  package let to: String

  package init(original: [String], translated: [String], from: String?, to: String) {
    self.original = original
    self.translated = translated
    self.from = from
    self.to = to
  }

  /// Each paragraph with its translation; `nil` if they cannot be matched.
  package var pairs: [(original: String, translated: String)]? {
    original.count == translated.count ? Array(zip(original, translated)).map { ($0.0, $0.1) } : nil
  }

  /// The parts of a text between blank lines.
  static func paragraphs(of text: String) -> [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = line.trimmed
      if line.isEmpty {
        isOpen = false
      } else if isOpen {
        paragraphs[paragraphs.count - 1] += "\n" + line
      } else {
        paragraphs.append(line)
        isOpen = true
      }
    }
    return paragraphs
  }
}
