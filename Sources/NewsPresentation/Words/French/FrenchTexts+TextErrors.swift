import NewsDomain
import TerminalKit

extension FrenchTexts {
  func explain(_ error: TextError) -> Explanation {
    switch error {
    case .none(let item, let reason):
      Explanation("pas de texte pour l’élément \(item) : \(why(reason))", "« web \(item) » ouvre sa page")
    case .noTranslator:
      Explanation(
        "aucun programme de traduction n’est réglé", "«\u{A0}aide traduis\u{A0}» montre comment en régler un")
    case .translatorFailed(let program, let failure):
      Explanation(
        "\(program) n’a pas traduit : \(why(failure))", "« réglages traducteur » montre ce qui est lancé")
    case .noSuchLink(let number, let item, let count):
      count == 0
        ? Explanation("le texte de l’élément \(item) n’a pas de lien", "« web \(item) » ouvre sa page")
        : Explanation(
          "le texte de l’élément \(item) n’a pas de lien \(number) ; il en a \(count)", "« lis \(item) » les montre")
    case .notKept(let item):
      Explanation(
        "le texte de l’élément \(item) n’est pas conservé", "« télécharge \(item) » le conserve, avec un réseau")
    case .ofFile(let path, let item, let links):
      Explanation(
        "l’élément \(item) est le fichier \(path) et n’a pas de page",
        links > 0
          ? "«\u{A0}site \(item).1\u{A0}» ouvre le premier lien de son texte" : "«\u{A0}lis --encore\u{A0}» le relit")
    }
  }

  func why(_ failure: ProgramFailure) -> String {
    switch failure {
    case .notStarted(let detail): "il ne peut pas être lancé (\(said(detail)))"
    case .ended(let status): "il a fini avec l’état \(status)"
    case .tooSlow(let seconds): "il a pris plus de \(seconds) s"
    case .tooMuch(let limit): "il a écrit plus de \(size(ofBytes: limit))"
    case .nothing: "il n’a rien écrit"
    }
  }

  /// Why there is no text, as part of a sentence.
  func why(_ reason: NoText) -> String {
    switch reason {
    case .notFound: "sa page n’a pas d’article"
    case .linkNotFollowed: "le lien de Google vers sa page n’a pas pu être suivi"
    case .notAPage: "son lien mène à un fichier qui n’est pas une page web"
    case .login: "sa page demande une connexion"
    case .consent: "sa page demande d’abord un consentement"
    case .errorPage: "sa page annonce une erreur"
    case .homePage: "son lien mène à la page d’accueil du site"
    case .challenge: "sa page veut s’assurer qu’une personne la lit"
    case .script: "sa page ne montre rien sans navigateur"
    case .paywall: "il est réservé aux abonnés"
    case .tooCostly: "sa page est trop grande ou trop complexe pour être lue"
    }
  }
}

extension FrenchTexts {
  func words(for downloads: Downloads) -> String {
    let (kept, partial) = (downloads.kept.count, downloads.partial.count)
    var parts = [kept < 2 ? "\(kept) texte est conservé" : "\(kept) textes sont conservés"]
    if partial > 0 { parts.append("\(partial) en partie seulement") }
    if !downloads.empty.isEmpty { parts.append("\(downloads.empty.count) sans texte") }
    if !downloads.failed.isEmpty {
      let count = downloads.failed.count
      parts.append((count == 1 ? "1 échec" : "\(count) échecs") + reason(downloads.failed))
    }
    let left = downloads.leftOut
    return parts.joined(separator: ", ") + "."
      + (left == 0
        ? "" : " \(left == 1 ? "1 autre attend" : "\(left) autres attendent") un nouveau «\u{A0}télécharge\u{A0}».")
  }

  /// What happened to the only article that failed.
  private func reason(_ failed: [Download]) -> String {
    guard failed.count == 1, let download = failed.first, let error = download.error else { return "" }
    let reason = explain(error).message
    return reason.contains(download.host) ? " (\(reason))" : " (\(download.host)\u{A0}: \(reason))"
  }
}
