import NewsDomain
import TerminalKit

extension FrenchTexts {
  func explain(_ error: TextError) -> Explanation {
    switch error {
    case .none(let item, let reason):
      Explanation("pas de texte pour l’élément \(item) : \(why(reason))", "« web \(item) » ouvre sa page")
    case .noTranslator:
      Explanation(
        "aucun programme de traduction n’est réglé", "par exemple : reglages traducteur 'trans -brief :%l'")
    case .translatorFailed(let program, let detail):
      Explanation("\(program) n’a pas traduit : \(detail)", "« reglages traducteur » montre ce qui est lancé")
    case .noSuchLink(let number, let item, let count):
      count == 0
        ? Explanation("le texte de l’élément \(item) n’a pas de lien", "« web \(item) » ouvre sa page")
        : Explanation(
          "le texte de l’élément \(item) n’a pas de lien \(number) ; il en a \(count)", "« lis \(item) » les montre")
    case .notKept(let item):
      Explanation(
        "le texte de l’élément \(item) n’est pas conservé", "« telecharge \(item) » le conserve, avec un réseau")
    }
  }

  /// Why there is no text, as part of a sentence.
  func why(_ reason: NoText) -> String {
    switch reason {
    case .notFound: "sa page n’a pas d’article"
    case .notAPage: "son lien mène à un fichier qui n’est pas une page web"
    case .login: "sa page demande une connexion"
    case .consent: "sa page demande d’abord un consentement"
    case .errorPage: "sa page annonce une erreur"
    case .homePage: "son lien mène à la page d’accueil du site"
    case .challenge: "sa page veut s’assurer qu’une personne la lit"
    case .script: "sa page ne montre rien sans navigateur"
    case .paywall: "il est réservé aux abonnés"
    }
  }
}
