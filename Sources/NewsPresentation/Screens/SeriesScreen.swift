import NewsDomain

/// Screens that one command opens one after the other; the last of them becomes the current one.
package struct SeriesScreen: ReadingScreen {
  private var screens: [any Screen]

  package init(_ screens: [any Screen]) {
    self.screens = screens
  }

  var last: (any Screen)? { screens.last }

  package var list: ResultList? { last?.list }

  package var position: Int? { last?.position }

  package var isPaged: Bool { screens.allSatisfy(\.isPaged) }

  package var isUndivided: Bool { !isPaged }

  package func title(_ texts: any Texts) -> String {
    (screens.first as? any ReadingScreen)?.title(texts) ?? ""
  }

  /// It stays while the session is at the last of them.
  package func renewed(as other: any ReadingScreen, _ texts: any Texts) -> (any ReadingScreen)? {
    guard let last = last as? any ReadingScreen, last.isSame(as: other, texts) else { return nil }
    return self
  }

  package var records: [any Record] { screens.flatMap(\.records) }

  package var facts: Facts {
    Facts(count: screens.reduce(0) { $0 + ($1.facts.count ?? 0) }, origin: screens.last?.facts.origin)
  }

  package var markedArticles: [Article] { screens.flatMap(\.markedArticles) }

  package mutating func take(_ states: [ArticleID: ArticleState]) {
    for index in screens.indices { screens[index].take(states) }
  }

  package func draw(on page: inout TextPage) {
    for (index, screen) in screens.enumerated() {
      if index > 0 { page.blank() }
      screen.draw(on: &page)
    }
  }
}
