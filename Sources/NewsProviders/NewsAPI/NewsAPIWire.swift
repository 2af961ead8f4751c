import NewsDomain
import NewsParsing

/// A NewsAPI response. Every value may be missing or of the wrong type; a bad value affects no other.
struct NewsAPIAnswer: Decodable {
  @Lenient var status: String?
  @Lenient var code: String?
  @Lenient var message: String?
  @Lenient var totalResults: Int?
  @LenientList var articles: [NewsAPIArticle]?
  @LenientList var sources: [NewsAPISource]?
}

struct NewsAPIArticle: Decodable {
  struct Source: Decodable {
    @Lenient var id: String?
    @Lenient var name: String?
  }

  @Lenient var source: Source?
  @Lenient var author: String?
  @Lenient var title: String?
  @Lenient var description: String?
  @Lenient var url: String?
  @Lenient var urlToImage: String?
  @Lenient var publishedAt: String?
  @Lenient var content: String?
}

extension NewsAPIArticle {
  /// Whether the source has withdrawn the article, leaving only a placeholder.
  var isRemoved: Bool {
    title?.trimmed == "[Removed]" || url.flatMap(WebLink.init)?.canonical == "removed.com"
  }
}

struct NewsAPISource: Decodable {
  @Lenient var id: String?
  @Lenient var name: String?
  @Lenient var description: String?
  @Lenient var url: String?
  @Lenient var category: String?
  @Lenient var language: String?
  @Lenient var country: String?
}
