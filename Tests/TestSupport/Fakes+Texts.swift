import FoundationEssentials
import NewsDomain
import Synchronization

/// Pages by their address or path; every other page fails.
package final class FakePages: PageReader {
  private let texts: Mutex<[String: Result<ArticleText, NewsError>]>
  private let asked = Mutex<[PagePlace]>([])

  package init(_ texts: [String: Result<ArticleText, NewsError>] = [:]) {
    self.texts = Mutex(texts)
  }

  /// The places requested, in order.
  package var places: [PagePlace] { asked.withLock(\.self) }

  package func set(_ address: String, to text: Result<ArticleText, NewsError>) {
    texts.withLock { $0[address] = text }
  }

  package func text(at place: PagePlace) async throws -> ArticleText {
    asked.withLock { $0.append(place) }
    let address =
      switch place {
      case .address(let address, _): address
      case .file(let path): path
      }
    guard let text = texts.withLock({ $0[address] }) else {
      throw NewsError.network(.noSuchPage(host: address, status: 404))
    }
    return try text.get()
  }
}

/// Links by the article's link.
package struct FakeLinks: LinkResolver {
  private let links: [String: ResolvedLink]

  package init(_ links: [String: ResolvedLink] = [:]) {
    self.links = links
  }

  package func resolve(_ article: Article) async throws -> ResolvedLink? { article.link.flatMap { links[$0] } }
}

/// Detects one language in every text.
package struct FakeLanguages: LanguageDetector {
  private let code: String?

  package init(_ code: String? = nil) {
    self.code = code
  }

  package func languages(of questions: [LanguageQuestion]) -> [String?] { questions.map { _ in code } }
}

/// Returns the text in upper case, after the command.
package struct FakeTranslator: Translator {
  private let failure: NewsError?

  package init(failingWith failure: NewsError? = nil) {
    self.failure = failure
  }

  package func translate(_ text: String, by command: [String], from: String?, to: String) async throws -> String {
    if let failure { throw failure }
    return "\(command.joined(separator: " ")) \(from ?? "-") \(to): \(text.uppercased())"
  }
}
