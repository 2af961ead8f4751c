import NewsDomain
import NewsPresentation

extension Session {
  /// The subject that a text names. One or two letters that only begin its name are a guess: at the prompt it is said, and
  /// a script, which might mean another one after the next update, is refused.
  ///
  /// - Throws: `NewsError.name(.unknownSubject)` or `ambiguous`.
  func subject(_ text: String) throws -> (subject: Subject, notices: [Notice]) {
    let subject = try Subject(text, known: known)
    guard subject.isGuessed(from: text, known: known) else { return (subject, []) }
    let name = subject.name(in: language)
    guard isInteractive else { throw NewsError.name(.unknownSubject(text, nearest: name)) }
    return (subject, [.taken(text, as: name)])
  }
}
