import NewsDomain
import TerminalKit

extension EnglishTexts {
  func explain(_ error: TextError) -> Explanation {
    switch error {
    case .none(let item, let reason):
      Explanation("there is no text of item \(item): \(why(reason))", "\"web \(item)\" opens its page")
    case .noTranslator:
      Explanation(
        "no program that translates is set", "for example: settings translator 'trans -brief :%l'")
    case .translatorFailed(let program, let failure):
      Explanation("\(program) did not translate: \(why(failure))", "\"settings translator\" shows what is run")
    case .noSuchLink(let number, let item, let count):
      count == 0
        ? Explanation("the text of item \(item) has no links", "\"web \(item)\" opens its page")
        : Explanation(
          "the text of item \(item) has no link \(number); it has \(count)", "\"read \(item)\" lists them")
    case .notKept(let item):
      Explanation("the text of item \(item) is not kept", "\"download \(item)\" keeps it, with a network")
    }
  }

  /// Why there is no text, as part of a sentence.
  func why(_ reason: NoText) -> String {
    switch reason {
    case .notFound: "its page has no article"
    case .notAPage: "its link leads to a file that is no web page"
    case .login: "its page asks for a login"
    case .consent: "its page asks for consent first"
    case .errorPage: "its page says that there is an error"
    case .homePage: "its link leads to the home page of the site"
    case .challenge: "its page wants to be sure that a person reads it"
    case .script: "its page shows nothing without a browser"
    case .paywall: "it is for subscribers"
    }
  }
}
