import NewsDomain

/// The texts of a diagnosis.
package protocol DiagnosisTexts: Sendable {
  func label(of subject: CheckSubject) -> String
  /// What was found, in a few words that others may follow.
  func words(for fact: CheckFact, at dates: DateWords) -> String
  /// The verdict, if it is read aloud or sent to others.
  func words(for verdict: CheckVerdict) -> String
  /// Says what to do, with the command for the system shell if there is one.
  func words(for wayOut: WayOut) -> String
  /// The label of what to do, if it is read aloud.
  var toDo: String { get }
  /// Says how many problems there are, and how many hints.
  func checked(problems: Int, warnings: Int) -> String
}
