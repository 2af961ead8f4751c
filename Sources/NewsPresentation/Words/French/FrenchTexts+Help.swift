import NewsDomain

extension FrenchTexts {
  var shortcuts: [(key: String, command: CommandName)] {
    [
      ("s", .next), ("p", .previous), ("r", .back), ("e", .more), ("l", .read), ("g", .save), ("w", .web),
      ("o", .open), ("q", .quit), ("?", .help),
    ]
  }

  var helpTitle: String { "Premiers pas" }

  var firstHour: [(typed: String, meaning: String)] {
    [
      ("une", "les titres du jour\u{202F}; aussi «\u{202F}une japon\u{202F}», «\u{202F}une sport\u{202F}»"),
      ("3", "ouvrir le titre 3"),
      ("lire 3", "lire le texte du titre 3"),
      ("suite", "voir la suite de la liste"),
      ("chercher lune", "chercher dans l’actualité du monde"),
      ("trouver lune", "chercher dans ce que vous avez vu, même hors ligne"),
      ("garder 3", "garder un article\u{202F}; «\u{202F}gardes\u{202F}» liste les vôtres"),
      ("suivre mars", "être prévenu des nouveaux articles sur ces mots"),
      ("matin", "les nouveautés, sur une page"),
      ("réglages", "votre pays, votre langue et le reste"),
    ]
  }

  var firstExamples: [String] {
    ["une sport jp", "chercher 'coupe du monde' --depuis-le 3j", "garder 3 --sous climat"]
  }
  var shortcutsTitle: String { "Touches" }
  var helpAllTitle: String { "Toutes les commandes" }
  var helpAllAdvice: String { "aide COMMANDE en explique une · aide MOT cherche dans l’aide" }
  var needsList: String { "demande d’abord une liste" }
  var relatedTitle: String { "Voir aussi" }
  func helpFound(_ word: String) -> String { "L’aide sur «\u{202F}\(word)\u{202F}»" }

  func meaning(of setting: SettingKey) -> String {
    switch setting {
    case .country: "Le pays dont «\u{202F}une\u{202F}» affiche les titres."
    case .language: "La langue des recherches."
    case .source: "Votre source favorite, que «\u{202F}une favori\u{202F}» affiche."
    case .filter: "Le regroupement des sources dans leur liste."
    case .location: "Autoriser supernews à demander votre position à cette machine. Rien n’est envoyé."
    case .place: "Le lieu où vous êtes, sans le demander à cette machine."
    case .pictures: "Comment afficher l’image d’un article avec «\u{202F}ouvre\u{202F}»."
    case .accessible: "Des lignes simples, pour les lecteurs d’écran et les plages braille."
    case .prompt:
      "L’invite\u{202F}: %c pays, %l langue, %s source, %n éléments, %q requêtes restantes, %u nouveaux articles, %% "
        + "le signe %."
    case .privateNetwork: "Suivre les liens d’internet qui mènent dans votre réseau privé."
    case .sample: "Montrer un échantillon de unes historiques quand l’actualité manque."
    case .archive: "Où conserver tout ce que vous listez\u{202F}: sur cette machine, sur un serveur ou nulle part."
    case .keep: "Combien de temps conserver les articles. Ceux que vous gardez restent."
    case .reader: "Afficher aussitôt le texte complet avec «\u{202F}ouvre\u{202F}»."
    case .translator: "Le programme qui traduit\u{202F}: %l est la langue voulue, %s celle du texte."
    case .keepTexts: "Combien de temps conserver les textes à lire hors ligne."
    case .topics: "Vos thèmes favoris, pour «\u{202F}matin\u{202F}» et «\u{202F}collecte\u{202F}»."
    case .fold: "Réunir sur une ligne les titres d’un même sujet."
    case .collect: "Ce que «\u{202F}supernews collecte\u{202F}» va chercher, et à quel rythme."
    case .brief: "Les rubriques de «\u{202F}matin\u{202F}», dans cet ordre."
    case .mine:
      "Vos listes, celles de «\u{202F}nouveau\u{202F}», «\u{202F}matin\u{202F}», «\u{202F}bilan\u{202F}» et "
        + "«\u{202F}tendances\u{202F}»."
    case .onAlert: "Le programme qui reçoit chaque alerte en JSON sur son entrée standard."
    case .provider: "D’où viennent les articles dans cette session."
    case .key: "La clé NewsAPI, qui n’est jamais affichée."
    case .format: "Le format des résultats\u{202F}: pour lire ou pour les programmes."
    }
  }

  func standardValue(_ value: String) -> String { "par défaut\u{202F}: \(value)" }
  var settingsAdvice: String { "réglages NOM en explique un" }
  var settingsTitles: (name: String, value: String, standard: String) { ("Réglage", "Valeur", "Par défaut") }
}
