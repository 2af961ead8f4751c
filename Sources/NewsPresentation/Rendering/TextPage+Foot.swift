import NewsDomain
import TerminalKit

extension TextPage {
  /// Adds the last line of an article: its address and, if the list that it is in counts it, its number and how many
  /// there are.
  ///
  /// - Parameters:
  ///   - site: the site of its source, shown instead of an aggregator's address, which says nothing.
  ///   - name: the text to show if there is no address, such as the name of a file.
  mutating func foot(
    _ link: WebLink?, site: String?, otherwise name: String = "", _ number: Int, of count: Int?
  ) {
    let shown = link?.isOpaque == true ? site.flatMap(WebLink.init)?.display ?? "" : link?.display ?? name
    if !shown.isEmpty || count != nil { blank() }
    if let count, !isAccessible {
      return edges(Span(shown, .accent, link: link), Span("\(texts.grouped(number)) / \(texts.grouped(count))", .quiet))
    }
    let address = isAccessible ? texts.labelled(texts.label(ofFact: .link), shown) : shown
    if !shown.isEmpty { line(Span(address, .accent, link: link)) }
    if let count { line(Span(texts.articleCount(number, of: count), .quiet)) }
  }
}
