import NewsDomain
import TerminalKit

/// Aliases, keys and colours.
extension FrenchTexts {
  var aliases: String { "Alias" }
  var aliasesAdvice: String {
    "Aucun pour l’instant. Un alias est un nom court pour une ligne\u{202F}: alias top5='une sport --limite 5', ou "
      + "alias sur='trouver $1 --depuis 7j'."
  }
  var ownKeys: String { "Vos touches" }
  var ownKeysAdvice: String {
    "Aucune pour l’instant. Une touche lance une ligne\u{202F}: associer ctrl-t 'une sport' à l’invite, associer j suivant "
      + "dans les vues et seule sur une ligne."
  }

  func listQuestion(_ count: Int) -> String { "Lister les \(grouped(count)) possibilités\u{202F}? (o ou n)" }

  var usualColours: String { "celles du terminal" }

  func sample(of role: Role) -> String {
    switch role {
    case .plain: "texte"
    case .number: "12"
    case .title: "Un fabricant de puces ouvre son usine en Arizona"
    case .quiet: "Reuters · il y a 2\u{202F}h · 12 sources"
    case .accent: "choisi"
    case .trouble: "news.example est injoignable"
    case .match: "les mots que vous cherchez"
    case .hit: "celui où vous êtes"
    case .removed: "réduit la taille"
    case .added: "rétrécit"
    }
  }

  func explain(_ problem: ColourFileProblem) -> Explanation {
    switch problem {
    case .unreadable(let path, let detail):
      Explanation("impossible de lire les couleurs de \(path) (\(said(detail)))", "vérifiez le nom et les droits")
    case .fault(let path, let fault):
      switch fault.kind {
      case .notAnEntry:
        Explanation(
          "\(path), ligne \(fault.line)\u{202F}: ce n’est pas un rôle suivi de sa couleur",
          "écrivez-en un, par exemple number = cyan")
      case .unknownRole(let name):
        Explanation(
          "\(path), ligne \(fault.line)\u{202F}: rôle inconnu, «\u{202F}\(name)\u{202F}»",
          "rôles possibles\u{202F}: \(Role.allCases.filter { $0 != .plain }.map(\.rawValue).joined(separator: ", "))")
      case .unknownColour(let word):
        Explanation(
          "\(path), ligne \(fault.line)\u{202F}: couleur inconnue, «\u{202F}\(word)\u{202F}»",
          "donnez un nom tel que red ou bright-red, #rrggbb, bold, dim, italic, underline, reverse ou strike")
      }
    }
  }
}
