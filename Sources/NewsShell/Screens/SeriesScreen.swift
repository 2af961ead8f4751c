/// Screens opened one after the other by one command; the last of them is where the reader is.
struct SeriesScreen: Screen {
  private let screens: [any Screen]

  init(_ screens: [any Screen]) {
    self.screens = screens
  }

  var list: ResultList? { screens.last?.list }

  var position: Int? { screens.last?.position }

  var records: [any Record] { screens.flatMap(\.records) }

  var facts: Facts {
    Facts(count: screens.reduce(0) { $0 + ($1.facts.count ?? 0) }, origin: screens.last?.facts.origin)
  }

  func draw(on page: inout TextPage) {
    for (index, screen) in screens.enumerated() {
      if index > 0 { page.blank() }
      screen.draw(on: &page)
    }
  }
}
