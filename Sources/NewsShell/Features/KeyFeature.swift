import TerminalKit

/// The NewsAPI key, and the person who types it.
package struct KeyFeature: Feature {
  let account: Account
  /// `nil` if nobody can be asked.
  let answers: (any AnswerReader)?

  package init(_ ports: any Ports) {
    account = Account(ports)
    answers = ports.answers
  }
}
