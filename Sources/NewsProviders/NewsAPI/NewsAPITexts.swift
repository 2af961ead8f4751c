import NewsDomain
import NewsParsing

/// A part of a response with members that may be HTML.
protocol NewsAPITexts {
  /// These members, and whether nothing in them is markup but character references.
  static var texts: [(WritableKeyPath<Self, String?>, isWhole: Bool)] { get }
}

extension Array where Element: NewsAPITexts {
  /// The parts with plain texts instead of HTML. Most have no markup but references, which need no parser.
  ///
  /// - Parameter host: for errors.
  /// - Throws: `NewsError`.
  func plain(by parser: any DocumentParser, of host: String) async throws(NewsError) -> Self {
    var parts = self
    var places: [(Int, WritableKeyPath<Element, String?>)] = []
    var fragments: [String] = []
    for place in indices {
      for (path, isWhole) in Element.texts {
        guard let text = parts[place][keyPath: path] else { continue }
        let fragment = isWhole ? text.fragment : text
        if let plain = PlainReferences.resolved(fragment) {
          parts[place][keyPath: path] = plain
        } else {
          places.append((place, path))
          fragments.append(fragment)
        }
      }
    }
    guard !fragments.isEmpty else { return parts }
    for ((place, path), text) in zip(places, try await parser.plainTexts(fragments, of: host)) {
      parts[place][keyPath: path] = text
    }
    return parts
  }
}

extension NewsAPIArticle: NewsAPITexts {
  static var texts: [(WritableKeyPath<NewsAPIArticle, String?>, isWhole: Bool)] {
    [
      (\.title, true), (\.sourceName, true), (\.description, false), (\.author, false), (\.content, false),
    ]
  }

  private var sourceName: String? {
    get { source?.name }
    set { source?.name = newValue }
  }
}

extension NewsAPISource: NewsAPITexts {
  static var texts: [(WritableKeyPath<NewsAPISource, String?>, isWhole: Bool)] {
    [(\.name, true), (\.description, true)]
  }
}

extension String {
  /// HTML that shows this text with its references resolved, and nothing else taken for markup.
  fileprivate var fragment: String {
    // Names and titles are whole, so a reference that ends with them was not cut off.
    replacingScalars { $0 == "<" ? "&lt;" : nil } + " "
  }
}
