import NewsDomain
import NewsPresentation

extension Session {
  /// The subject that a text names. One or two letters that only begin its name are a guess, and it is said.
  ///
  /// - Throws: `NewsError.name(.unknownSubject)` or `ambiguous`.
  func subject(_ text: String, as form: NameForm) throws -> (subject: Subject, notices: [Notice]) {
    let subject = try Subject(text, known: known, as: form, in: form == .prefix ? language : nil)
    guard subject.isGuessed(from: text, known: known) else { return (subject, []) }
    return (subject, [.taken(text, as: subject.name(in: language))])
  }
}
