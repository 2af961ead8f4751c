import NewsDomain

/// Screens that one command opens one after the other; the last of them becomes the current one.
package struct SeriesScreen: Screen {
  private var screens: [any Screen]

  package init(_ screens: [any Screen]) {
    self.screens = screens
  }

  package var list: ResultList? { screens.last?.list }

  package var position: Int? { screens.last?.position }

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
