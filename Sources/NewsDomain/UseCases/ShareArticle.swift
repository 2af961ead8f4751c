/// Puts an article into the words in which it is passed on: its title and its link.
public struct ShareArticle: Sendable {
  public enum Form: String, CaseIterable, Sendable {
    case text
    case markdown
  }

  public init() {}

  /// - Parameter number: what the article is called in an error.
  /// - Throws: ``NewsError/noLink(item:)`` where there is nothing to lead to.
  public func callAsFunction(_ article: Article, number: Int, as form: Form) throws -> SharedArticle {
    guard let link = article.link.flatMap(WebLink.init) else { throw NewsError.noLink(item: number) }
    let title = (article.title ?? link.host).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let text =
      switch form {
      case .text: "\(title)\n\(link.address)"
      case .markdown: "[\(Self.escaped(title))](\(Self.escapedTarget(link.address)))"
      }
    return SharedArticle(number: number, title: title, link: link, text: text)
  }

  private static func escaped(_ title: String) -> String {
    // By scalar: a mark on a bracket is one character with it and would hide it from the escape.
    title.unicodeScalars.reduce(into: "") { text, scalar in
      if "\\`*_[]<>#|".unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
  }

  /// A parenthesis would end the target of a Markdown link.
  private static func escapedTarget(_ address: String) -> String {
    address.reduce(into: "") { text, character in
      switch character {
      case "(": text += "%28"
      case ")": text += "%29"
      default: text.append(character)
      }
    }
  }
}

public struct SharedArticle: Sendable, Equatable {
  public let number: Int
  public let title: String
  public let link: WebLink
  public let text: String
}
