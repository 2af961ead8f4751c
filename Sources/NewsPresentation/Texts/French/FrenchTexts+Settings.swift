import NewsDomain

extension FrenchTexts {
  var settings: [SettingWords] { Self.settings }

  /// The parts of the news, by the names that are stored.
  private static let newsParts = [
    "country": ["pays"], "source": ["source", "média"], "topics": ["thèmes"], "feeds": ["flux"],
    "follows": ["suivis"], "countries": ["tous-les-pays", "liste-pays"],
  ]

  private static let settings = [
    SettingWords(
      .country, "pays",
      meaning: "Le pays dont «\u{202F}une\u{202F}» affiche les titres.",
      advice: "pays NOM"),
    SettingWords(
      .language, "langue",
      meaning: "La langue des recherches.",
      advice: "langue NOM"),
    SettingWords(
      .source, "source",
      meaning: "Votre source favorite, que «\u{202F}une favori\u{202F}» affiche.",
      advice: "média NOM|aucune"),
    SettingWords(
      .filter, "filtre",
      meaning: "Le regroupement des sources dans leur liste.",
      advice: "filtrer par-langue"),
    SettingWords(
      .location, "position",
      meaning: "Autoriser supernews à demander votre position à cette machine. Rien n’est envoyé.",
      advice: "réglages position oui|non"),
    SettingWords(
      .place, "lieu",
      meaning: "Le lieu où vous êtes, pour ne pas le demander à cette machine.",
      advice: "réglages lieu LAT LON"),
    SettingWords(
      .pictures, "images",
      meaning: "Comment afficher l’image d’un article avec «\u{202F}ouvrir\u{202F}».",
      advice: "réglages images oui|non|sixel|kitty"),
    SettingWords(
      .accessible, "accessible",
      meaning: "Des lignes simples pour les lecteurs aveugles, avec un lecteur d’écran ou une plage braille.",
      advice: "réglages accessible oui|non"),
    SettingWords(
      .prompt, "invite",
      meaning:
        "L’invite\u{202F}: %c pays, %l langue, %s source, %n éléments, %q requêtes restantes, %u nouveaux articles, %% "
        + "le signe %.",
      advice: "réglages invite '%c %s>'"),
    SettingWords(
      .layout, "disposition",
      meaning: "Afficher les titres des listes sur une ligne ou sur deux.",
      advice: "réglages disposition une|deux",
      values: ["one": ["une"], "two": ["deux"]]),
    SettingWords(
      .pager, "afficheur", names: ["afficheur", "pagineur"],
      meaning:
        "Le programme qui affiche les longs textes, au lieu de supernews\u{202F}; «\u{202F}cat\u{202F}» les affiche d’un trait.",
      advice: "réglages afficheur PROGRAMME|intégré|aucun",
      values: [PagerSetting.own: ["intégré"]]),
    SettingWords(
      .colours, "couleurs",
      meaning: "Les couleurs du terminal\u{202F}: un jeu, ou un fichier de lignes telles que number = bold cyan.",
      advice: "réglages couleurs sombre|clair|mono|contraste|FICHIER",
      values: [
        "dark": ["sombre"], "light": ["clair"], "mono": ["mono"], "contrast": ["contraste"],
      ]),
    SettingWords(
      .dates, "dates",
      meaning: "La forme des dates\u{202F}: il y a 2\u{202F}h, 2026-11-28 21:40, ou celle de votre locale.",
      advice: "réglages dates relatives|iso|locale",
      values: ["relative": ["relatives"], "iso": ["iso"], "locale": ["locale"]]),
    SettingWords(
      .privateNetwork, "réseau-privé",
      meaning: "Suivre les liens d’internet qui mènent dans votre réseau privé.",
      advice: "réglages réseau-privé oui|non"),
    SettingWords(
      .confine, "cloisonnement",
      meaning: "Ne lire flux et pages que si le système peut cloisonner le processus qui les lit.",
      advice: "réglages cloisonnement auto|oui",
      values: ["auto": ["auto"]]),
    SettingWords(
      .sample, "échantillon",
      meaning: "Montrer un échantillon de unes historiques quand l’actualité manque.",
      advice: "réglages échantillon oui|non"),
    SettingWords(
      .archive, "archives",
      meaning: "Où conserver tout ce que vous listez\u{202F}: sur cette machine, sur un serveur ou nulle part.",
      advice: "réglages archives oui|non|ADRESSE"),
    SettingWords(
      .keep, "conserver",
      meaning: "Combien de temps conserver les articles. Ceux que vous gardez restent.",
      advice: "réglages conserver toujours|JOURS"),
    SettingWords(
      .reader, "lecture",
      meaning: "Afficher aussitôt le texte complet avec «\u{202F}ouvrir\u{202F}».",
      advice: "réglages lecture oui|non"),
    SettingWords(
      .translator, "traducteur",
      meaning: "Le programme qui traduit\u{202F}: %l est la langue voulue, %s celle du texte.",
      advice: "réglages traducteur 'trans -brief :%l'"),
    SettingWords(
      .meaning, "sens",
      meaning: "Comparer les titres par leur sens\u{202F}; le dossier est celui du modèle.",
      advice: "réglages sens oui|non|DOSSIER"),
    SettingWords(
      .keepTexts, "conserver-textes",
      meaning: "Combien de temps conserver les textes à lire hors ligne.",
      advice: "réglages conserver-textes toujours|JOURS"),
    SettingWords(
      .topics, "thèmes",
      meaning: "Vos thèmes favoris, pour «\u{202F}matin\u{202F}» et «\u{202F}collecter\u{202F}».",
      advice: "réglages thèmes 'THÈME, THÈME'"),
    SettingWords(
      .fold, "regrouper", names: ["regrouper", "regroupe"],
      meaning: "Réunir sur une ligne les titres d’un même sujet.",
      advice: "réglages regrouper oui|non"),
    SettingWords(
      .collect, "collecte",
      meaning: "Ce que «\u{202F}supernews collecter\u{202F}» va chercher, et à quel rythme.",
      advice: "réglages collecte pays,flux 30m",
      values: newsParts),
    SettingWords(
      .brief, "matin",
      meaning: "Les rubriques de «\u{202F}matin\u{202F}», dans cet ordre.",
      advice: "réglages matin une,suivis,flux"),
    SettingWords(
      .mine, "miens",
      meaning: "Vos listes, celles de «\u{202F}nouveau\u{202F}», «\u{202F}matin\u{202F}», «\u{202F}bilan\u{202F}» et "
        + "«\u{202F}tendances\u{202F}».",
      advice: "réglages miens pays,flux,suivis",
      values: newsParts),
    SettingWords(
      .onAlert, "sur-alerte",
      meaning: "Le programme qui reçoit chaque alerte en JSON sur son entrée standard.",
      advice: "réglages sur-alerte PROGRAMME"),
    SettingWords(
      .shareTo, "partager-vers", names: ["partager-vers", "partage-vers"],
      meaning: "Vos destinations de partage\u{202F}: des programmes qui reçoivent {url}, {title} et {source}.",
      advice: "réglages partager-vers NOM 'PROGRAMME {url} {title}'"),
    SettingWords(
      .provider, "fournisseur",
      meaning: "D’où viennent les articles dans cette session.",
      advice: "démarrez avec --provider NOM"),
    SettingWords(
      .key, "clé",
      meaning: "La clé NewsAPI, qui n’est jamais affichée.",
      advice: "clé donner"),
    SettingWords(
      .format, "format",
      meaning: "Le format des résultats\u{202F}: pour lire ou pour les programmes.",
      advice: "format text|tsv|json"),
  ]
}
