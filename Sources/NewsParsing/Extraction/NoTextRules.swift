import NewsDomain

/// Determines why a page has no article. Each rule requires that the page shows something and little else, as there are
/// articles about errors, logins and cookies as well.
struct NoTextRules {
  private let page: PageEvidence
  private let blocks: [TextBlock]
  private let words: Int

  init(_ page: PageEvidence, _ blocks: [TextBlock], words: Int) {
    self.page = page
    self.blocks = blocks
    self.words = words
  }

  /// `nil` if there is an article.
  var reason: NoText? {
    if words < 300, let reason = wall { return reason }
    if isHomePage { return .homePage }
    return words == 0 || isRest || isOfLinks ? .notFound : nil
  }

  /// Whether the text is only a small part of what the page shows.
  private var isRest: Bool {
    guard words < 25, !page.facts.isArticle else { return false }
    return Self.words(page.visible) > 3 * words + 20
  }

  /// About how many words a folded text has, in any script.
  private static func words(_ text: String) -> Int { text.utf8.count / 6 }

  /// The wall that blocks access to the article.
  private var wall: NoText? {
    let visible = page.visible
    let count = Self.words(visible)
    if isChallenge(visible, count) { return .challenge }
    if isError(visible) { return .errorPage }
    if isConsent { return .consent }
    if isLogin(count) { return .login }
    if words < 25, page.facts.data.isFree == false || VerdictWords.holds(visible, VerdictWords.offers) {
      return .paywall
    }
    let isEmpty = words < 40 && count < 150
    if isEmpty, VerdictWords.holds(visible, VerdictWords.scripts) || page.hasEmptyRoot { return .script }
    // Elements for browsers without scripts are common on pages that need none.
    return words < 25 && count < 80 && page.asksForScripts ? .script : nil
  }

  /// - Parameter count: the number of visible words.
  private func isChallenge(_ visible: String, _ count: Int) -> Bool {
    guard words < 150, count < 400 else { return false }
    let isTitled = page.titles.contains { title in
      VerdictWords.challengeTitles.contains { title == $0 || title.hasPrefix($0 + " ") && title.utf8.count < 60 }
    }
    if isTitled, words < 80, !page.facts.data.isArticle { return true }
    if VerdictWords.holds(visible, VerdictWords.challenges), count < 250 { return true }
    return words < 25 && count < 120 && page.isWritten(VerdictWords.challengeMarks)
  }

  private func isError(_ visible: String) -> Bool {
    guard words < 150, !page.facts.data.isArticle || words < 40 else { return false }
    let isTitled = page.titles.contains { title in
      title.utf8.count < 90
        && (VerdictWords.holds(title, VerdictWords.errors)
          || title.split(separator: " ").contains { VerdictWords.errorNumbers.contains(String($0)) } && words < 60)
    }
    return isTitled || words < 80 && VerdictWords.holds(visible, VerdictWords.refusals)
  }

  private var isConsent: Bool {
    if let host = page.address.flatMap({ WebLink($0)?.host }), host.hasPrefix("consent.") { return true }
    guard words < 300 else { return false }
    let titles = page.titles
    if !page.facts.isArticle, titles.contains(where: { VerdictWords.holds($0, VerdictWords.consentTitles) }) {
      return true
    }
    // The notice may be all that was found on an article's page, unless the article is about such notices.
    let isAbout = titles.contains { VerdictWords.count($0, VerdictWords.consents) > 0 }
    let text = FoldedWords(blocks.map(\.plain).joined(separator: " ")).text
    let found = VerdictWords.count(text, VerdictWords.consents)
    return found >= 5 && words < 250 && found * 100 >= words * (isAbout ? 8 : 4) && !(isAbout && page.facts.isArticle)
  }

  private func isLogin(_ count: Int) -> Bool {
    guard words < 120, !page.facts.isArticle || words < 40 else { return false }
    let isTitled = page.titles.contains { title in
      VerdictWords.logins.contains { title == $0 || title.hasPrefix($0 + " ") || title.hasSuffix(" " + $0) }
        && title.utf8.count < 60
    }
    return page.hasPassword && (isTitled || words < 50 && count < 300)
  }

  /// Whether it is the home page of a site, not an article.
  private var isHomePage: Bool {
    guard !page.facts.isArticle, let address = page.address.flatMap({ WebLink($0) }), address.isOfHostAlone else {
      return false
    }
    return words < 150 || linked * 100 >= letters * 35
  }

  /// Whether the text is a list of links to other pages.
  private var isOfLinks: Bool {
    !page.facts.isArticle && blocks.count >= 10 && linked * 100 >= letters * 75
  }

  private var letters: Int { blocks.reduce(0) { $0 + $1.plain.utf8.count } }

  private var linked: Int {
    blocks.reduce(0) { $0 + $1.spans.reduce(0) { $0 + ($1.link == nil ? 0 : $1.text.utf8.count) } }
  }
}
