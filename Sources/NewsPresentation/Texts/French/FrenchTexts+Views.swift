extension FrenchTexts {
  func hint(of key: ViewKey) -> String {
    switch key {
    case .open: "ouvrir"
    case .read: "lire"
    case .save: "garder"
    case .web: "web"
    case .next: "suivant"
    case .previous: "précédent"
    case .nextUnread: "non lu suivant"
    case .mark: "lu/non lu"
    case .compare: "comparer"
    case .mute: "masquer"
    case .undo: "annuler"
    case .more: "suite"
    case .back: "retour"
    case .search: "filtrer"
    case .help: "touches"
    case .leave: "quitter"
    }
  }

  func meaning(of key: ViewKey) -> String {
    switch key {
    case .open: "ouvrir la ligne repérée"
    case .read: "lire le texte"
    case .save: "garder l’article"
    case .web: "ouvrir sa page dans le navigateur"
    case .next: "ligne suivante, ou article suivant"
    case .previous: "ligne précédente, ou article précédent"
    case .nextUnread: "article non lu suivant"
    case .mark: "marquer comme lu ou non lu"
    case .compare: "comparer le traitement du sujet selon les pays"
    case .mute: "masquer les articles qui ont certains mots"
    case .undo: "annuler la dernière modification"
    case .more: "charger la suite"
    case .back: "écran précédent"
    case .search: "filtrer la liste au fil de la frappe"
    case .help: "afficher les touches"
    case .leave: "quitter"
    }
  }

  var viewKeysTitle: String { "Touches" }

  var listKeys: [(keys: String, meaning: String)] {
    [
      ("\u{2191} \u{2193} k j", "ligne précédente ou suivante"),
      ("PgPréc PgSuiv Espace", "une fenêtre plus haut ou plus bas"),
      ("Ctrl-U Ctrl-D", "une demi-fenêtre plus haut ou plus bas"), ("Début Fin G", "première ou dernière ligne"),
      ("12 Entrée", "aller à la ligne 12"), ("Entrée", "ouvrir la ligne repérée"), ("Échap", "quitter"),
    ]
  }

  var enterKey: String { "Entrée" }
  var escapeKey: String { "Échap" }
  var toPrompt: String { "invite" }
  var screenHint: String { "Échap revenir · \u{2191} \u{2193} défiler" }
  func keysHint(_ letter: String) -> String {
    "Cette touche ne fait rien ici\u{202F}; \(letter) affiche les touches."
  }
  var pasteWaits: String { "Le texte collé attend à l’invite." }
  var viewIsWaiting: String { "en cours\u{2026} Ctrl-C arrête" }
  func listHasChanged(for command: CommandName?) -> String {
    (command.map { name(of: $0) + "\u{202F}: " } ?? "")
      + "sans effet, car la liste a changé\u{202F}; appuyez de nouveau sur la touche"
  }
  var goTo: String { "aller à \u{203A} " }
  var narrowTo: String { "/ " }
  func narrowed(_ count: Int, of total: Int) -> String { "\(grouped(count)) sur \(grouped(total))" }
  var showAllAgain: String { "Échap affiche tout" }
  var muteWhat: String { "masquer \u{203A} " }
  func shortest(_ age: Age) -> String {
    switch age {
    case .minutes(let count): "\(count)\u{202F}min"
    case .hours(let count): "\(count)\u{202F}h"
    case .days(let count): "\(count) j"
    case .years(let count): count < 2 ? "\(count) an" : "\(count) ans"
    }
  }
  var justNowInBrief: String { "0\u{202F}min" }
  var nothingUnread: String { "Aucun article non lu plus bas." }
  var lastRow: String { "C’est la dernière ligne." }
  var backToView: String { "Appuyez sur Entrée pour revenir à la liste. " }
}
