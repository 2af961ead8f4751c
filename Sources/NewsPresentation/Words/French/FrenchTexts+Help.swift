import NewsDomain

extension FrenchTexts {
  var shortcuts: [(key: String, command: CommandName)] {
    [
      ("s", .next), ("p", .previous), ("r", .back), ("e", .more), ("l", .read), ("g", .save), ("w", .web),
      ("o", .open), ("q", .quit), ("?", .help),
    ]
  }

  var helpTitle: String { "La première heure" }

  var firstHour: [(typed: String, meaning: String)] {
    [
      ("une", "les titres du jour\u{202F}; aussi une japon, une sports"),
      ("3", "ouvrir le titre 3"),
      ("lire 3", "lire le texte du titre 3"),
      ("suite", "voir la suite de la liste"),
      ("chercher lune", "chercher dans l’actualité du monde"),
      ("trouver lune", "chercher dans ce que vous avez vu, même hors ligne"),
      ("garder 3", "conserver un article\u{202F}; gardes liste les vôtres"),
      ("suivre mars", "être prévenu des nouveaux articles sur ces mots"),
      ("matin", "les nouveautés, sur une page"),
      ("réglages", "votre pays, votre langue et le reste"),
    ]
  }

  var firstExamples: [String] {
    ["une sports jp", "chercher 'coupe du monde' --depuis-le 3j", "garder 3 --sous climat"]
  }
  var shortcutsTitle: String { "Touches" }
  var helpAllTitle: String { "Toutes les commandes" }
  var helpAllAdvice: String { "aide COMMANDE en explique une · aide MOT cherche dans l’aide" }
  var needsList: String { "après une liste" }
  var relatedTitle: String { "Voir aussi" }
  func helpFound(_ word: String) -> String { "L’aide sur «\u{202F}\(word)\u{202F}»" }

  func meaning(of setting: SettingKey) -> String {
    switch setting {
    case .country: "Le pays dont une montre les titres."
    case .language: "La langue des recherches."
    case .source: "Votre source favorite, que montre «\u{202F}une favori\u{202F}»."
    case .filter: "Le classement de la liste des sources."
    case .location: "Si supernews peut demander à cette machine où vous êtes. Rien n’est envoyé."
    case .place: "Où vous êtes, sans le demander à cette machine."
    case .pictures: "Comment ouvre montre l’image d’un article."
    case .accessible: "Des lignes simples, pour les lecteurs d’écran et les plages braille."
    case .prompt:
      "L’invite\u{202F}: %c pays, %l langue, %s source, %n articles, %q requêtes restantes, %u nouveaux articles, %% un "
        + "pour cent."
    case .privateNetwork: "Si des liens de l’internet peuvent mener dans votre réseau."
    case .sample: "Si des événements de l’histoire remplacent les nouvelles qui manquent."
    case .archive: "Où se conserve tout ce que vous listez\u{202F}: sur cette machine, sur un serveur, ou nulle part."
    case .keep: "Combien de temps les articles sont conservés. Ceux que vous gardez restent."
    case .reader: "Si ouvre montre aussitôt le texte entier."
    case .translator: "Le programme qui traduit\u{202F}: %l est la langue voulue, %s celle du texte."
    case .keepTexts: "Combien de temps les textes sont conservés, à lire hors ligne."
    case .topics: "Vos thèmes favoris, pour matin et collecte."
    case .fold: "Si les titres d’un même sujet partagent une ligne."
    case .collect: "Ce que «\u{202F}supernews collecte\u{202F}» va chercher, et à quel rythme."
    case .brief: "Les rubriques de matin, dans cet ordre."
    case .mine: "Ce que regardent nouveau, matin, bilan et tendances."
    case .onAlert: "Le programme qui reçoit chaque alerte en JSON sur son entrée standard."
    case .provider: "D’où viennent les nouvelles dans cette session."
    case .key: "La clé de NewsAPI, qui n’est jamais montrée."
    case .format: "Comment s’écrivent les résultats\u{202F}: pour les gens ou pour les programmes."
    }
  }

  func standardValue(_ value: String) -> String { "par défaut\u{202F}: \(value)" }
  var settingsAdvice: String { "réglages NOM en explique un" }
  var settingsTitles: (name: String, value: String, standard: String) { ("Réglage", "Valeur", "Par défaut") }
}
