import NewsDomain
import TerminalKit

/// The reader's key of NewsAPI, and what it may still ask for.
package struct AccountFeature: Feature {
  let key: ManageKey
  let quota: ReadQuota
  /// What `--provider` says.
  let provider: ProviderChoice
  /// `nil` where nobody is there to be asked.
  let answers: (any AnswerReader)?

  package init(key: ManageKey, quota: ReadQuota, provider: ProviderChoice, answers: (any AnswerReader)?) {
    self.key = key
    self.quota = quota
    self.provider = provider
    self.answers = answers
  }

  package static func of(_ features: Features) -> Self { features.account }

  /// How many requests the key has left; `nil` where no key is used, or none can run out.
  var requestsLeft: Int? {
    [.auto, .newsapi].contains(provider) && key.state != .none ? quota().left : nil
  }
}
