import NewsDomain
import TerminalKit

extension FrenchTexts {
  func explain(_ error: TextError) -> Explanation {
    switch error {
    case .none(let item, let reason):
      Explanation(
        "pas de texte pour l’élément \(item)\u{202F}: \(why(reason))",
        "tapez «\u{202F}site \(item)\u{202F}» pour ouvrir sa page")
    case .noTranslator:
      Explanation(
        "aucun programme de traduction n’est choisi",
        "tapez «\u{202F}aide traduire\u{202F}» pour savoir comment en choisir un")
    case .translatorFailed(let program, let failure):
      Explanation(
        "\(program) n’a pas pu traduire\u{202F}: \(why(failure))",
        "tapez «\u{202F}réglages traducteur\u{202F}» pour vérifier la commande")
    case .noSuchLink(let number, let item, let count):
      count == 0
        ? Explanation(
          "le texte de l’élément \(item) n’a pas de lien", "tapez «\u{202F}site \(item)\u{202F}» pour ouvrir sa page")
        : Explanation(
          "le texte de l’élément \(item) n’a pas de lien \(number)\u{202F}; il en compte \(grouped(count))",
          "tapez «\u{202F}lire \(item)\u{202F}» pour les voir")
    case .notKept(let item):
      Explanation(
        "le texte de l’élément \(item) n’est pas disponible hors ligne",
        "une fois en ligne, tapez «\u{202F}télécharger \(item)\u{202F}»")
    case .ofFile(let path, let item, let links):
      Explanation(
        "l’élément \(item) est le fichier \(path), sans page web",
        links > 0
          ? "tapez «\u{202F}site \(item).1\u{202F}» pour ouvrir le premier lien de son texte"
          : "tapez «\u{202F}lire --encore\u{202F}» pour le recharger")
    }
  }

  func why(_ failure: ProgramFailure) -> String {
    switch failure {
    case .notStarted(let detail): "il n’a pas pu être lancé (\(said(detail)))"
    case .ended(let status): "il s’est terminé avec le code \(status)"
    case .tooSlow(let seconds): "il a mis plus de \(seconds)\u{202F}s"
    case .tooMuch(let limit): "il a écrit plus de \(size(ofBytes: limit))"
    case .nothing: "il n’a rien écrit"
    }
  }

  /// Why there is no text, as part of a sentence.
  func why(_ reason: NoText) -> String {
    switch reason {
    case .notFound: "sa page ne contient pas d’article"
    case .linkNotFollowed: "le lien de Google vers sa page n’a pas pu être suivi"
    case .notAPage: "son lien mène à un fichier, pas à une page web"
    case .login: "sa page demande de s’identifier"
    case .consent: "sa page demande d’abord votre consentement"
    case .errorPage: "sa page affiche une erreur"
    case .homePage: "son lien mène à l’accueil du site"
    case .challenge: "sa page vérifie que son lecteur est humain"
    case .script: "sa page ne s’affiche que dans un navigateur"
    case .paywall: "l’article est réservé aux abonnés"
    case .tooCostly: "sa page est trop grande ou trop complexe pour être lue"
    case .tooSlow: "la lecture de sa page a pris trop de temps"
    case .crashed: "sa page n’a pas pu être lue sans risque"
    }
  }

  func words(for downloads: Downloads, of total: Int? = nil) -> String {
    let (kept, partial) = (downloads.kept.count, downloads.partial.count)
    var parts = [
      articles(kept, of: total) + (kept < 2 ? " enregistré" : " enregistrés")
        + " pour la lecture hors ligne"
    ]
    if partial > 0 { parts.append("dont \(partial) en partie seulement") }
    if !downloads.empty.isEmpty {
      parts.append(
        "\(grouped(downloads.empty.count)) \(downloads.empty.count < 2 ? "article" : "articles") sans texte")
    }
    if !downloads.failed.isEmpty {
      let count = downloads.failed.count
      parts.append((count < 2 ? "\(count) échec" : "\(grouped(count)) échecs") + reason(downloads.failed))
    }
    let left = downloads.leftOut
    return parts.joined(separator: ", ") + "."
      + (left == 0
        ? ""
        : " Pour \(left < 2 ? "le dernier article" : "les \(grouped(left)) autres articles"), retapez "
          + "«\u{202F}télécharger\u{202F}».")
  }

  /// The reason, if only one article failed.
  private func reason(_ failed: [Download]) -> String {
    guard failed.count == 1, let download = failed.first, let error = download.error else { return "" }
    let reason = explain(error).message
    return reason.contains(download.host) ? " (\(reason))" : " (\(download.host)\u{202F}: \(reason))"
  }

  func explain(_ error: MeaningError) -> Explanation {
    switch error {
    case .notInstalled:
      Explanation(
        "le modèle qui compare les titres par leur sens n’est pas installé",
        "installez supernews-meaning ou lancez scripts/meaning, ou indiquez son dossier avec «\u{202F}réglages sens DOSSIER\u{202F}»"
      )
    case .notOwn(let file):
      Explanation(
        "\(file) n’est pas utilisé, car d’autres ont pu le modifier",
        "retirez aux autres le droit d’écrire dans ce fichier et dans son dossier")
    case .wrongFile(let file):
      Explanation("\(file) n’est pas le modèle que supernews connaît", "relancez scripts/meaning")
    case .unusable(let file): Explanation("\(file) est inutilisable", "relancez scripts/meaning")
    case .off:
      Explanation(
        "la comparaison des titres par leur sens est désactivée", "tapez «\u{202F}réglages sens oui\u{202F}»")
    }
  }
}
