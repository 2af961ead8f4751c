/// What stands before the cursor: the edition of the session.
public enum Prompt {
  /// `fr · français · Le Monde ›  `
  public static func spans(_ session: Session) -> [Span] {
    let edition = session.edition
    return [
      Span("\(edition.country.code) · \(edition.language.ownName) · ", .quiet),
      Span(Sanitiser.line(edition.source.name), .accent),
      Span(" › ", .quiet),
      // Last and plain: libedit lets colour leak into what is typed otherwise.
      Span(" "),
    ]
  }
}
