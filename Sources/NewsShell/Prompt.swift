/// What stands before the cursor: the edition of the session.
public enum Prompt {
  /// From how few requests left on they are told.
  private static let requestsWorthTelling = 20

  /// `fr · français · Le Monde ›  `, and `fr ›  ` where that would take half the window or more.
  ///
  /// - Parameter columns: the width of the window.
  public static func spans(_ session: Session, columns: Int) -> [Span] {
    let edition = session.edition
    let place = "\(edition.country.code) · \(edition.language.ownName) · "
    let source = Sanitiser.line(edition.source.name)
    let isNarrow = DisplayWidth.of(place + source) + 4 > columns / 2
    var told = isNarrow ? [Span(edition.country.code, .quiet)] : [Span(place, .quiet), Span(source, .accent)]
    if let left = session.requestsLeft, left < requestsWorthTelling {
      told += [
        Span(" · ", .quiet), Span(texts(in: session.language).requestsLeft(left), left == 0 ? .trouble : .quiet),
      ]
    }
    // Last and plain: libedit lets colour leak into what is typed otherwise.
    return told + [Span(" › ", .quiet), Span(" ")]
  }
}
