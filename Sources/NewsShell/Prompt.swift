/// What stands before the cursor: the edition of the session.
public enum Prompt {
  /// `fr · français · Le Monde ›  `, and `fr ›  ` where that would take half the window or more.
  ///
  /// - Parameter columns: the width of the window.
  public static func spans(_ session: Session, columns: Int) -> [Span] {
    let edition = session.edition
    let place = "\(edition.country.code) · \(edition.language.ownName) · "
    let source = Sanitiser.line(edition.source.name)
    let isNarrow = DisplayWidth.of(place + source) + 4 > columns / 2
    let told = isNarrow ? [Span(edition.country.code, .quiet)] : [Span(place, .quiet), Span(source, .accent)]
    // Last and plain: libedit lets colour leak into what is typed otherwise.
    return told + [Span(" › ", .quiet), Span(" ")]
  }
}
