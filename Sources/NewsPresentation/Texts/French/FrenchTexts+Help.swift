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
      ("une", "lire les titres du jour\u{202F}; aussi «\u{202F}une japon\u{202F}», «\u{202F}une sport\u{202F}»"),
      ("3", "ouvrir le titre 3"),
      ("lire 3", "lire le texte de l’article 3"),
      ("suite", "voir la suite de la liste"),
      ("chercher lune", "chercher dans l’actualité du monde"),
      ("trouver lune", "chercher dans ce que vous avez vu, même hors ligne"),
      ("garder 3", "garder l’article 3\u{202F}; «\u{202F}gardés\u{202F}» liste les articles gardés"),
      ("suivre mars", "repérer les nouveaux articles qui ont ces mots"),
      ("matin", "lire les nouveautés en une page"),
      ("réglages", "choisir le pays, la langue et le reste"),
    ]
  }

  var firstExamples: [String] {
    ["une sport jp", "chercher 'coupe du monde' --depuis-le 3j", "garder 3 --sous climat"]
  }
  var shortcutsTitle: String { "Touches" }
  var helpAllTitle: String { "Toutes les commandes" }
  var helpAllAdvice: String { "aide COMMANDE (l’expliquer) · aide MOT (chercher dans l’aide)" }
  var needsList: String { "demande d’abord une liste" }
  var relatedTitle: String { "Voir aussi" }
  func helpFound(_ word: String) -> String { "Aide sur «\u{202F}\(word)\u{202F}»" }

  func words(for subject: HelpSubject) -> [String] {
    switch subject {
    case .pager: ["pager", "pageur", "afficheur", "less"]
    case .keys: ["touche", "touches", "raccourci", "raccourcis", "clavier"]
    case .colour: ["couleur", "couleurs"]
    case .feeds: ["rss", "atom", "podcast", "podcasts"]
    case .settings: ["config", "configuration", "préférences"]
    case .bookmarks: ["signet", "signets", "marque-page", "marque-pages"]
    case .undo: ["défaire"]
    case .accessibility:
      ["aveugle", "malvoyant", "lecteur d’écran", "lecteurs d’écran", "braille", "accessibilité"]
    case .startUp: ["démarrage"]
    case .fetching: ["recharger", "actualiser", "rafraîchir", "mettre à jour", "synchroniser"]
    case .newsboat: ["newsboat", "newsbeuter"]
    }
  }

  func advice(on subject: HelpSubject) -> [(typed: String, meaning: String)] {
    switch subject {
    case .pager:
      [
        (
          "réglages afficheur less",
          "lire les longs textes avec less\u{202F}; intégré pour supernews même, cat pour tout afficher"
        ), ("PAGER=bat supernews", "de même pour une session\u{202F}; less, more et most sont ignorés dans PAGER"),
      ]
    case .keys:
      shortcuts.map { (typed: $0.key, meaning: summary(of: $0.command)) }
        + [
          (typed: "Tab", meaning: "compléter ce que vous tapez"),
          (typed: "\u{2193}", meaning: "parcourir la liste au clavier, comme «\u{202F}parcourir\u{202F}»"),
          (typed: "associer ctrl-t 'une sport'", meaning: summary(of: .bind)),
          (typed: "alias top5='une sport'", meaning: summary(of: .alias)),
        ]
    case .colour:
      [
        (advice(for: .colours), meaning(of: .colours)),
        ("supernews --color never", "lancer sans couleur\u{202F}; ou always, ou auto"),
        ("NO_COLOR=1", "sans couleur, comme dans d’autres programmes"),
      ]
    case .feeds: [("flux ajouter ADRESSE", "ajouter le flux d’une adresse, ou celui qu’une page indique")]
    case .settings: [("~/.config/supernews/rc", phrase(ManualPhrase.rcFile))]
    case .bookmarks: []
    case .undo: [("marquer 1 non-lu", "marquer de nouveau un article comme non lu")]
    case .accessibility:
      [
        (advice(for: .accessible), meaning(of: .accessible)),
        ("ACCESSIBLE=1 supernews", "de même, pour une seule session"),
      ]
    case .fetching:
      [
        ("flux ouvrir", "consulter vos flux et lister leurs articles\u{202F}; flux ouvrir NOM pour un seul"),
        ("flux vérifier", "consulter vos flux et montrer l’état de chacun"),
        ("une", "charger les titres\u{202F}; toute autre liste se recharge de même, en la retapant"),
        ("supernews collect", "charger en arrière-plan\u{202F}; voir aide collecter"),
      ]
    case .newsboat:
      [
        ("flux importer ~/.newsboat/urls", "ajouter vos flux\u{202F}; le premier mot-clé est le dossier"),
        ("archives importer ~/.newsboat/cache.db", "ajouter les articles, avec ce que vous avez lu"),
        ("suivre MOTS", "un flux de recherche d’ici\u{202F}; «\u{202F}flux\u{202F}» liste aussi vos suivis"),
        ("~/.newsboat/config", "n’est pas lu\u{202F}; voyez réglages, associer et aide rc"),
      ]
    case .startUp: [("~/.config/supernews/rc", phrase(ManualPhrase.rcFile)), ("aide rc", "comment s’en servir")]
    }
  }

  func standardValue(_ value: String) -> String { "par défaut\u{202F}: \(value)" }
  var settingsAdvice: String { "réglages NOM (l’expliquer)" }
  var settingsTitles: (name: String, value: String, standard: String) { ("Réglage", "Valeur", "Par défaut") }
}
