import NewsDomain
import Testing

@testable import NewsParsing

@Suite("How much of an article a text is")
struct TextVerdictRulesTests {
  /// The first sentences of the article, about 17 words each.
  private func beginning(_ count: Int) -> String {
    SmallPage.sentences.prefix(count).map { "<p>\($0)</p>" }.joined()
  }

  private func article(_ members: String) -> String {
    SmallPage.data(#"{"@type":"NewsArticle","headline":"Harbour bridge opens again",\#(members)}"#)
  }

  static let offers = [
    "Subscribe to continue reading", "To read the full article, please log in.",
    "You've reached your limit of free articles.",
    "Jetzt weiterlesen mit unserem Abo", "Dieser Artikel ist nur für Abonnenten.",
    "Il vous reste 72% de cet article à lire.",
    "La suite est réservée aux abonnés", "Contenido exclusivo para suscriptores", "Conteúdo exclusivo para assinantes",
    "Contenuto riservato agli abbonati", "Alleen voor abonnees", "この記事は会員限定です", "Материал только для подписчиков",
  ]

  @Test("a short text with an offer to read on is the beginning", arguments: TextVerdictRulesTests.offers)
  func offer(words: String) {
    let after = "<div class=\"x\"><h3>\(words)</h3><p>One month for one euro, at any time.</p></div>"
    let text = SmallPage.text(SmallPage.html(body: beginning(4) + after))
    #expect(text.verdict == .beginning(.paywall))
    #expect(text.blocks.first?.plain == SmallPage.sentences[0])
    #expect(SmallPage.text(SmallPage.html(body: beginning(4), after: after)).verdict == .beginning(.paywall))
  }

  @Test(
    "what free pages say as well does not make a text a beginning",
    arguments: [
      "Already a subscriber? Log in.", "Subscribe to our newsletter.", "Become a member and support us.",
      "Subscribe for one euro a month.",
    ])
  func otherOffers(words: String) {
    #expect(SmallPage.text(SmallPage.html(after: "<div><p>\(words)</p></div>")).verdict == .whole)
  }

  @Test("an article that is not free is a beginning if it is short or its part for subscribers is missing")
  func notFree() {
    let paid = article(#""isAccessibleForFree":false"#)
    #expect(SmallPage.text(SmallPage.html(head: paid)).verdict == .beginning(.paywall))
    #expect(
      SmallPage.text(SmallPage.html(head: article(#""isAccessibleForFree":"False""#))).verdict == .beginning(.paywall))
    let part = article(
      #""isAccessibleForFree":false,"hasPart":{"isAccessibleForFree":false,"cssSelector":".paid"}"#)
    let empty = beginning(3) + "<div class=\"paid\"></div>"
    #expect(SmallPage.text(SmallPage.html(head: part, body: empty)).verdict == .beginning(.paywall))
    let full = beginning(3) + "<div class=\"x paid\">\(SmallPage.paragraphs)</div>"
    #expect(SmallPage.text(SmallPage.html(head: part, body: full)).verdict == .whole)
    #expect(SmallPage.text(SmallPage.html(head: article(#""isAccessibleForFree":true"#))).verdict == .whole)
  }

  @Test("an element named for it that offers a subscription makes a short text a beginning")
  func namedElement() {
    let wall = "<div class=\"piano-paywall\"><p>Every story, every day: start your trial subscription now.</p></div>"
    #expect(SmallPage.text(SmallPage.html(body: beginning(4), after: wall)).verdict == .beginning(.paywall))
    let label = "<div class=\"piano-paywall\"></div>"
    #expect(SmallPage.text(SmallPage.html(body: beginning(4), after: label)).verdict == .whole)
  }

  @Test("a text far shorter than the page says is a teaser")
  func shorterThanStated() {
    #expect(SmallPage.text(SmallPage.html(head: article(#""wordCount":900"#))).verdict == .beginning(.teaser))
    #expect(SmallPage.text(SmallPage.html(head: article(#""wordCount":"190""#))).verdict == .whole)
  }

  @Test("a short text that ends with dots is a teaser", arguments: ["…", "...", " […]", " [...]"])
  func dots(end: String) {
    let body = beginning(2) + "<p>The keeper of the bridge, who has lived there all his life, tells that he\(end)</p>"
    #expect(SmallPage.text(SmallPage.html(body: body)).verdict == .beginning(.teaser))
  }

  @Test(
    "a short text with one link to more of it is a teaser",
    arguments: ["Read more", "Continue reading →", "Weiterlesen", "Lire la suite", "Leer más", "続きを読む"])
  func linkToMore(words: String) {
    let link = "<p><a href=\"https://example.org/full\">\(words)</a></p>"
    #expect(SmallPage.text(SmallPage.html(body: beginning(3) + link)).verdict == .beginning(.teaser))
    // Several such links belong to other articles.
    #expect(SmallPage.text(SmallPage.html(body: beginning(3) + link + link)).verdict == .whole)
  }

  @Test("a few words that are only the page's description are a teaser")
  func description() {
    let head = "<meta property=\"og:description\" content=\"\(SmallPage.sentences[0]) \(SmallPage.sentences[1])\">"
    #expect(SmallPage.text(SmallPage.html(head: head, body: beginning(1))).verdict == .beginning(.teaser))
    #expect(SmallPage.text(SmallPage.html(head: head)).verdict == .whole)
  }
}
