extension FrenchTexts {
  package func names(of command: CommandName) -> [String] {
    switch command {
    case .top: ["une"]
    case .open: ["ouvre"]
    case .next: ["suivant"]
    case .previous: ["precedent"]
    case .more: ["suite"]
    case .list: ["liste"]
    case .new: ["nouveau", "nouvelles"]
    case .web: ["site"]
    case .share: ["partage"]
    case .export: ["exporte"]
    case .why: ["pourquoi"]
    case .diff: ["diff", "ecarts"]
    case .stories: ["sujets"]
    case .compare: ["compare", "comparer"]
    case .timeline: ["chronologie"]
    case .trends: ["tendances"]
    case .read: ["lis"]
    case .download: ["telecharge"]
    case .translate: ["traduis"]
    case .search: ["cherche"]
    case .live: ["direct"]
    case .find: ["trouve"]
    case .sources: ["sources"]
    case .source: ["media"]
    case .filter: ["filtre"]
    case .countries: ["liste-pays"]
    case .languages: ["langues"]
    case .categories: ["categories"]
    case .topics: ["themes"]
    case .map: ["carte"]
    case .near: ["pres"]
    case .heat: ["chaleur"]
    case .world: ["monde"]
    case .country: ["pays"]
    case .language: ["langue"]
    case .settings: ["reglages"]
    case .reset: ["reinitialise"]
    case .mark: ["marque"]
    case .save: ["garde"]
    case .unsave: ["lache"]
    case .saved: ["gardes"]
    case .feeds: ["flux"]
    case .mute: ["masque"]
    case .mutes: ["masques"]
    case .unmute: ["demasque"]
    case .follow: ["suis"]
    case .follows: ["suivis"]
    case .unfollow: ["desuis"]
    case .collect: ["collecte"]
    case .brief: ["matin"]
    case .summary: ["bilan"]
    case .archive: ["archives"]
    case .key: ["cle"]
    case .quota: ["quota"]
    case .history: ["historique"]
    case .format: ["format"]
    case .back: ["retour"]
    case .forward: ["avance"]
    case .home: ["accueil"]
    case .help: ["aide", "?"]
    case .shell: ["!"]
    case .quit: ["quitte", "q"]
    }
  }

  package func summary(of command: CommandName) -> String {
    switch command {
    case .top: "Les titres de votre pays, de votre source ou d’une catégorie."
    case .open:
      "Ouvre un élément de la liste\u{A0}: un article, ou les titres d’une source, d’un pays, d’une catégorie."
    case .next: "L’article suivant de la liste."
    case .previous: "L’article précédent de la liste."
    case .more: "La page suivante de la liste ; les numéros continuent."
    case .list: "Montre à nouveau la liste\u{A0}; • est non lu, ★ gardé, ✎ modifié."
    case .new:
      "Ce qui est arrivé depuis votre dernière visite, dans vos listes ou dans ce que vous nommez."
    case .web: "Ouvre la page d’un article dans le navigateur."
    case .share: "Titre et lien d’un article, à transmettre, sans les traceurs."
    case .export: "Écrit la liste dans un fichier\u{A0}: une page à lire, ou des données pour d’autres programmes."
    case .why: "D’où vient un article, et à qui il a été demandé avant."
    case .stories: "Ce que plusieurs sources racontent, en toute langue, dans tout ce qui a été vu."
    case .compare: "Comment chaque pays raconte un sujet, et quels pays n’en parlent pas."
    case .timeline: "Qui a raconté un sujet en premier, comment il s’est répandu, ce qui a changé depuis."
    case .trends: "Les noms et les mots plus présents que d’habitude dans les nouvelles."
    case .diff: "Comment un article a changé depuis qu’il a été vu\u{A0}; les listes montrent ✎ à ces articles."
    case .read: "Le texte d’articles de la liste, d’une page ou d’un fichier, aux liens numérotés."
    case .download:
      "Conserve les textes d’une liste, à lire sans réseau\u{A0}; relancé, il continue où il s’est arrêté."
    case .translate: "Le texte d’un article à côté de sa traduction par un de vos programmes (reglages traducteur)."
    case .search: "Les articles où se trouvent les mots."
    case .live: "Recherche dont les résultats suivent la frappe ; Entrée ouvre, Échap revient."
    case .find: "Trouve des articles dans les archives de tout ce qui a été vu, sans réseau."
    case .sources: "Les sources disponibles, cherchées et filtrées."
    case .source: "Montre votre source favorite, ou en choisit une, la garde et montre ses titres."
    case .filter: "Le regroupement des sources ; reste jusqu’au prochain choix."
    case .countries: "Les pays qui ont des titres."
    case .languages: "Les langues dans lesquelles on cherche."
    case .categories: "Les sept catégories ; chacune est aussi une commande."
    case .topics: "Thèmes, régions et villes dont « une » montre les titres : une espace, une boston."
    case .map: "La carte des nouvelles, avec un repère par pays ; seule, sur un terminal, pour s’y déplacer."
    case .near: "Le pays où vous êtes ou, s’il n’a pas de titres ici, le plus proche."
    case .heat: "Combien de titres récents sont gardés de chaque pays, en nuances sur la carte."
    case .world: "Les premiers titres de nombreux pays, demandés ensemble par 55 requêtes."
    case .country: "Montre ou choisit votre pays ; il est gardé."
    case .language: "Montre ou choisit la langue des recherches ; elle est gardée."
    case .settings: "Tous les réglages et comment les changer."
    case .reset: "Pays, langue et source reviennent aux valeurs par défaut."
    case .mark: "Marque des articles comme lus ou non lus\u{A0}; les listes montrent • devant les non lus."
    case .save: "Garde des articles, sous une étiquette si vous voulez\u{A0}; ils ne quittent jamais l’archive."
    case .unsave: "Ne garde plus des articles, et leur ôte leurs étiquettes."
    case .saved: "Les articles gardés, ou ceux d’une étiquette."
    case .feeds:
      "Vos propres flux, en dossiers\u{A0}: les liste, ouvre, ajoute, retire, renomme, déplace, vérifie, importe et "
        + "exporte."
    case .mute: "Masque dans toutes les listes les articles avec un texte, d’une source ou d’un sujet."
    case .mutes: "Vos masques\u{A0}: ce qu’ils cachent, et jusqu’à quand."
    case .unmute: "Retire un masque."
    case .follow: "Garde une recherche\u{A0}: chaque article qui arrive lui est comparé."
    case .follows: "Vos suivis, avec ce qui est nouveau pour chacun."
    case .unfollow: "Met fin à un suivi."
    case .collect: "Depuis la ligne de commande\u{A0}: va chercher ce qui vous intéresse, pour le lire plus tard."
    case .brief: "Une page de ce qui est nouveau, à la mesure des minutes que vous avez."
    case .summary: "Ce qui est nouveau en une ligne, pour les barres d’état d’autres programmes."
    case .archive:
      "Tout ce qui a jamais été listé\u{A0}: sa taille\u{A0}; exporte, importe, vérifie, compacte et oublie."
    case .key: "État de la clé NewsAPI ; la donne ou l’oublie."
    case .quota: "Les requêtes à NewsAPI des dernières 24 heures, et ce qu’il en reste."
    case .history: "Les dernières commandes."
    case .format: "Montre ou choisit le format de sortie."
    case .back: "Retour à l’écran d’avant."
    case .forward: "De nouveau en avant après retour."
    case .home: "Le premier écran de la session ; au début, les titres de votre pays."
    case .help: "Toutes les commandes, ou l’une expliquée."
    case .shell: "Lance une commande du shell du système."
    case .quit: "Termine la session."
    }
  }

  package func examples(of command: CommandName) -> [String] {
    switch command {
    case .top:
      [
        "une", "une sport japon", "france", "economie --country jp", "une favori --limit 5", "une --unread",
      ]
    case .open: ["une", "ouvre 3", "4", "ouvre 1 5-6"]
    case .next: ["une", "ouvre 1", "suivant"]
    case .previous: ["une", "ouvre 2", "precedent"]
    case .more: ["une --limit 5", "suite"]
    case .list: ["une", "ouvre 3", "liste", "liste --all"]
    case .new: ["nouveau", "nouveau japon --limit 5", "nouveau sport"]
    case .web: ["une", "site 1"]
    case .share: ["une", "partage 3", "partage 1 4-6 --to markdown", "partage 2 --to qr"]
    case .export: ["une", "exporte ~/nouvelles.html"]
    case .why: ["une", "pourquoi 3"]
    case .diff: ["une", "diff 1"]
    case .stories: ["sujets", "sujets france --since 2j", "sujets --min 5", "sujets --articles"]
    case .compare: ["une", "compare 1", "compare 1 --in fr,de,jp"]
    case .timeline: ["une", "chronologie 1"]
    case .trends: ["tendances", "tendances --days 30"]
    case .read: ["une", "lis 1", "lis 1 --again"]
    case .download: ["une", "telecharge 1-3", "telecharge"]
    case .translate:
      ["reglages traducteur 'trans -brief :%l'", "une", "traduis 1", "traduis 1 --to es"]
    case .search:
      [
        "cherche lune", "cherche 'coupe du monde' --sort popularite --limit 5", "cherche paix --to hier --in titre",
      ]
    case .live: ["direct", "direct lune", "direct --kept lune"]
    case .find:
      [
        "trouve lune", "trouve 'coupe du monde' --in titre --since 3j",
        "trouve guerre OR paix --country fr --sort pertinence",
      ]
    case .sources: ["sources", "sources bbc", "sources --language fr --category general"]
    case .source: ["media", "media bbc-news", "media Le Monde"]
    case .filter: ["sources", "filtre par-langue", "filtre tout"]
    case .countries: ["liste-pays", "liste-pays unis"]
    case .languages: ["langues", "langues fr"]
    case .categories: ["categories", "ouvre 4"]
    case .topics: ["themes", "themes sport", "reglages themes 'espace, boston'"]
    case .map: ["carte --zoom 0", "carte japon", "carte allemagne --zoom 2", "carte --prose"]
    case .near: ["pres 36.75 3.06", "pres 48,85 2,35"]
    case .heat: ["chaleur"]
    case .world: ["monde", "monde sport --limit 2", "monde --all"]
    case .country: ["pays", "pays japon", "pays Émirats arabes unis"]
    case .language: ["langue", "langue en", "langue arabe"]
    case .settings:
      [
        "reglages", "reglages lieu 48.85 2.35", "reglages position non", "reglages lieu aucun", "reglages images non",
        "reglages accessible oui", "reglages invite '%c %s>'", "reglages invite aucune", "reglages reseau-prive oui",
        "reglages echantillon oui", "reglages conserver 90", "reglages conserver toujours", "reglages archives oui",
        "reglages conserver-textes 30", "reglages traducteur 'trans -brief :%l'", "reglages traducteur aucun",
        "reglages sur-alerte 'logger -t news'", "reglages sur-alerte aucun",
      ]
    case .reset: ["pays japon", "reinitialise"]
    case .mark: ["une", "marque 1-3 lu", "marque tout non-lu"]
    case .save: ["une", "garde 1", "garde 2-3 --as lune", "garde 1 --story"]
    case .unsave: ["une", "garde 1", "lache 1"]
    case .saved: ["gardes", "gardes lune"]
    case .feeds: ["flux", "flux exporte"]
    case .mute:
      [
        "masque coupe du monde --for 7j", "masque loto --in titre", "masque --source 'Le Monde'", "une",
      ]
    case .mutes: ["masques"]
    case .unmute: ["masque coupe du monde", "demasque 1"]
    case .follow: ["suis mars", "suis 'climat OR réchauffement' --country fr --notify --quiet 22-7", "suivis"]
    case .follows: ["suivis"]
    case .unfollow: ["suis mars", "desuis 1"]
    case .collect: ["collecte --once", "collecte --what countries --every 1h"]
    case .brief: ["matin", "matin --minutes 10", "matin --if-new"]
    case .summary: ["bilan"]
    case .archive:
      ["archives", "archives exporte ~/nouvelles.jsonl.gz", "archives verifie", "archives oublie --before 365j"]
    case .key: ["cle"]
    case .quota: ["quota"]
    case .history: ["historique", "historique 5"]
    case .format: ["format", "format json", "format text"]
    case .back: ["une", "ouvre 3", "retour"]
    case .forward: ["une", "ouvre 3", "retour", "avance"]
    case .home: ["une", "ouvre 3", "accueil"]
    case .help: ["aide", "aide ouvre", "aide sortie"]
    case .shell: ["!true"]
    case .quit: ["quitte"]
    }
  }
}
