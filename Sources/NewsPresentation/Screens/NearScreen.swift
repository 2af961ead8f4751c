import NewsDomain
import TerminalKit

/// The country that a place is in or near to.
package struct NearScreen: Screen {
  private let nearest: CountryDistance
  private let whereabouts: Whereabouts

  package init(_ nearest: CountryDistance, to whereabouts: Whereabouts) {
    self.nearest = nearest
    self.whereabouts = whereabouts
  }

  package var list: ResultList? { ResultList(.countries([nearest.country])) }

  package var records: [any Record] { [CountryRecord(nearest.country, distance: nearest)] }

  package func draw(on page: inout TextPage) {
    page.paragraphs(page.texts.near(nearest, whereabouts))
    if whereabouts.origin != .given { page.line(Span(page.texts.name(of: whereabouts.origin), .quiet)) }
  }

  /// The content of the screen as one line, shown before a question.
  package func sentence(_ texts: any Texts) -> String {
    let sentence = texts.near(nearest, whereabouts)
    guard whereabouts.origin != .given else { return sentence }
    return sentence.dropLast() + ", " + texts.name(of: whereabouts.origin) + "."
  }
}
