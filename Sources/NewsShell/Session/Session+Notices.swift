import NewsDomain
import NewsPresentation

extension Session {
  /// Whether the next list ends with a hint about what to do with it; only the first few do.
  mutating func takeHint() -> Bool {
    guard hintsLeft > 0, format.isForPeople else { return false }
    hintsLeft -= 1
    return true
  }

  /// The step to a list: it replaces its older version, or is added if an article of it is being read.
  func step(to screen: HeadlinesScreen) -> Outcome.Move {
    coordinator.current?.position == nil ? .replace(screen) : .push(screen)
  }

  /// The notice about the previous list, for a person who gets an empty one instead.
  var backHint: [Notice] { isInteractive && coordinator.list != nil ? [.listBefore] : [] }

  /// The notices that have not been shown yet: an unreachable host is reported once, and afterwards only in `why`.
  mutating func notSaidYet(_ notices: [Notice]) -> [Notice] {
    notices.compactMap { notice in
      switch notice {
      case .older(let error, _), .onlyArchived(let error), .notRefreshed(let error), .feedsNotRefreshed(let error):
        isNew(error) ? notice : nil
      case .instead(let errors, let substitute):
        switch errors.filter({ isNew($0) }) {
        case []: substitute == .sample ? .history : nil
        case let new: .instead(of: new, by: substitute)
        }
      default: notice
      }
    }
  }

  private mutating func isNew(_ error: NewsError) -> Bool {
    guard case .network(.unreachable(let host, _)) = error else { return true }
    return unreachableHosts.insert(host).inserted
  }

  /// Says once that the interface keeps its language, if the reader may have meant to change that.
  mutating func noteInterfaceStays() -> [Notice] {
    let chosen = settings[LanguageSetting.self]?.code
    guard isAtPrompt, !knowsInterfaceStays, chosen != language.code,
      let wanted = InterfaceLanguage.all.first(where: { $0.code == chosen })
    else { return [] }
    knowsInterfaceStays = true
    return [.interfaceStays(language, wanted: wanted)]
  }
}
