import NewsDomain
import TerminalKit

extension EnglishTexts {
  func explain(_ error: TextError) -> Explanation {
    switch error {
    case .none(let item, let reason):
      Explanation("no text for item \(item): \(why(reason))", "to open its page, type web \(item)")
    case .noTranslator:
      Explanation("no translator is set", "see help translate")
    case .translatorFailed(let program, let failure):
      Explanation("\(program) could not translate: \(why(failure))", "to see the command, type settings translator")
    case .noSuchLink(let number, let item, let count):
      count == 0
        ? Explanation("the text of item \(item) has no links", "to open its page, type web \(item)")
        : Explanation(
          "the text of item \(item) has no link \(number), only \(count == 1 ? "1 link" : "\(grouped(count)) links")",
          "to list them, type read \(item)")
    case .notKept(let item):
      Explanation("the text of item \(item) is not saved", "when online, type read \(item)")
    case .ofFile(let path, let item, let links):
      Explanation(
        "item \(item) is the file \(path), which has no web page",
        links > 0 ? "to open its first link, type web \(item).1" : "to reload it, type read --again")
    }
  }

  func why(_ failure: ProgramFailure) -> String {
    switch failure {
    case .notStarted(let detail): "it cannot be run (\(detail))"
    case .ended(let status): "it exited with status \(status)"
    case .tooSlow(let seconds): "it took longer than \(seconds) s"
    case .tooMuch(let limit): "its output exceeded \(size(ofBytes: limit))"
    case .nothing: "it produced no output"
    }
  }

  /// Why there is no text, as part of a sentence.
  func why(_ reason: NoText) -> String {
    switch reason {
    case .notFound: "no article was found on its page"
    case .linkNotFollowed: "Google's link to its page could not be followed"
    case .notAPage: "its link leads to a file, not a web page"
    case .login: "its page requires a login"
    case .consent: "its page asks for consent first"
    case .errorPage: "its page shows an error"
    case .homePage: "its link leads to the site's home page"
    case .challenge: "its page checks whether you are human"
    case .script: "its page only works in a browser"
    case .paywall: "it is for subscribers only"
    case .tooCostly: "its page is too large or too complex to read"
    case .tooSlow: "its page took too long to read"
    case .crashed: "its page could not be read safely"
    }
  }

  func words(for downloads: Downloads, of total: Int? = nil) -> String {
    let (kept, partial) = (downloads.kept.count, downloads.partial.count)
    var parts = [
      "Saved \(articles(kept, of: total)) for offline reading"
        + (partial == 0 ? "" : kept == 1 ? ", only in part" : ", \(grouped(partial)) of them only in part")
    ]
    if !downloads.empty.isEmpty { parts.append("\(grouped(downloads.empty.count)) had no text") }
    if !downloads.failed.isEmpty {
      parts.append("\(grouped(downloads.failed.count)) failed" + reason(downloads.failed))
    }
    let left = downloads.leftOut
    return parts.joined(separator: "; ") + "."
      + (left == 0
        ? "" : " For the remaining \(left == 1 ? "1 article" : "\(grouped(left)) articles"), type download again.")
  }

  /// The reason, if only one article failed.
  private func reason(_ failed: [Download]) -> String {
    guard failed.count == 1, let download = failed.first, let error = download.error else { return "" }
    let reason = explain(error).message
    return reason.contains(download.host) ? " (\(reason))" : " (\(download.host): \(reason))"
  }

  func explain(_ error: MeaningError) -> Explanation {
    switch error {
    case .notInstalled:
      Explanation(
        "the model that compares titles by meaning is not installed",
        "install supernews-meaning or run scripts/meaning; or name its folder: settings meaning FOLDER")
    case .notOwn(let file):
      Explanation(
        "\(file) is not used, because others could have changed it", "let only yourself write to it and its folder")
    case .wrongFile(let file):
      Explanation("\(file) is not the model that supernews knows", "run scripts/meaning again")
    case .unusable(let file): Explanation("\(file) cannot be used", "run scripts/meaning again")
    case .off: Explanation("comparing titles by meaning is turned off", "type settings meaning on")
    }
  }
}
