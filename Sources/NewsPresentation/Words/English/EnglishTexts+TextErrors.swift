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
    case .ofFile(let path, let item, let links):
      Explanation(
        "item \(item) is the file \(path) and has no page",
        links > 0 ? "\"web \(item).1\" opens the first link of its text" : "\"read --again\" reads it anew")
    }
  }

  func why(_ failure: ProgramFailure) -> String {
    switch failure {
    case .notStarted(let detail): "it cannot be run (\(detail))"
    case .ended(let status): "it ended with status \(status)"
    case .tooSlow(let seconds): "it took longer than \(seconds) s"
    case .tooMuch(let limit): "it wrote more than \(size(ofBytes: limit))"
    case .nothing: "it wrote nothing"
    }
  }

  /// Why there is no text, as part of a sentence.
  func why(_ reason: NoText) -> String {
    switch reason {
    case .notFound: "its page has no article"
    case .linkNotFollowed: "Google's link to its page could not be followed"
    case .notAPage: "its link leads to a file that is no web page"
    case .login: "its page asks for a login"
    case .consent: "its page asks for consent first"
    case .errorPage: "its page says that there is an error"
    case .homePage: "its link leads to the home page of the site"
    case .challenge: "its page wants to be sure that a person reads it"
    case .script: "its page shows nothing without a browser"
    case .paywall: "it is for subscribers"
    case .tooCostly: "its page is too large or too complex to read"
    }
  }
}

extension EnglishTexts {
  func words(for downloads: Downloads) -> String {
    let (kept, partial) = (downloads.kept.count, downloads.partial.count)
    var parts = [kept == 1 ? "1 text is kept" : "\(kept) texts are kept"]
    if partial > 0 { parts.append("\(partial) only in part") }
    if !downloads.empty.isEmpty { parts.append("\(downloads.empty.count) without text") }
    if !downloads.failed.isEmpty { parts.append("\(downloads.failed.count) failed" + reason(downloads.failed)) }
    let left = downloads.leftOut
    return parts.joined(separator: ", ") + "."
      + (left == 0 ? "" : " \(left == 1 ? "1 more is" : "\(left) more are") left for another \"download\".")
  }

  /// What happened to the only article that failed.
  private func reason(_ failed: [Download]) -> String {
    guard failed.count == 1, let download = failed.first, let error = download.error else { return "" }
    let reason = explain(error).message
    return reason.contains(download.host) ? " (\(reason))" : " (\(download.host): \(reason))"
  }
}
