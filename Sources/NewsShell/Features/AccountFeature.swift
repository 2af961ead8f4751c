import NewsDomain
import TerminalKit

/// The reader's NewsAPI key and its quota.
package struct AccountFeature: Feature {
  let key: ManageKey
  let quota: ReadQuota
  /// The choice made with `--provider`.
  let provider: ProviderChoice
  /// `nil` if nobody can be asked.
  let answers: (any AnswerReader)?

  package init(key: ManageKey, quota: ReadQuota, provider: ProviderChoice, answers: (any AnswerReader)?) {
    self.key = key
    self.quota = quota
    self.provider = provider
    self.answers = answers
  }

  package static func of(_ features: Features) -> Self { features.account }

  /// The number of requests the key has left; `nil` if no key is used or its requests are not limited.
  var requestsLeft: Int? {
    [.auto, .newsapi].contains(provider) && key.state != .none ? quota().left : nil
  }
}
