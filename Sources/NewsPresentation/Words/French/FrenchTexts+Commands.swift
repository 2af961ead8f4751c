extension FrenchTexts {
  package func names(of command: CommandName) -> [String] {
    switch command {
    case .top: ["une"]
    case .open: ["ouvre"]
    case .next: ["suivant"]
    case .previous: ["précédent"]
    case .more: ["suite"]
    case .list: ["liste"]
    case .new: ["nouveau", "nouvelles"]
    case .web: ["site"]
    case .share: ["partage"]
    case .export: ["exporte"]
    case .why: ["pourquoi"]
    case .diff: ["diff", "écarts"]
    case .stories: ["sujets"]
    case .compare: ["compare", "comparer"]
    case .timeline: ["chronologie"]
    case .trends: ["tendances"]
    case .read: ["lis"]
    case .download: ["télécharge"]
    case .translate: ["traduis"]
    case .search: ["cherche"]
    case .live: ["direct"]
    case .find: ["trouve"]
    case .sources: ["sources"]
    case .source: ["média"]
    case .filter: ["filtre"]
    case .countries: ["liste-pays"]
    case .languages: ["langues"]
    case .categories: ["catégories"]
    case .topics: ["thèmes"]
    case .map: ["carte"]
    case .near: ["près"]
    case .heat: ["chaleur"]
    case .world: ["monde"]
    case .country: ["pays"]
    case .language: ["langue"]
    case .settings: ["réglages"]
    case .reset: ["réinitialise"]
    case .mark: ["marque"]
    case .save: ["garde"]
    case .unsave: ["lâche"]
    case .saved: ["gardes"]
    case .feeds: ["flux"]
    case .mute: ["masque"]
    case .mutes: ["masques"]
    case .unmute: ["démasque"]
    case .follow: ["suis"]
    case .follows: ["suivis"]
    case .unfollow: ["ne-suis-plus", "désuis"]
    case .collect: ["collecte"]
    case .brief: ["matin"]
    case .summary: ["bilan"]
    case .archive: ["archives"]
    case .key: ["clé"]
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

  /// Infinitives, as a French reader tries them first, and names for what has no usual word.
  package func laterNames(of command: CommandName) -> [String] {
    switch command {
    case .open: ["ouvrir"]
    case .list: ["lister"]
    case .share: ["partager"]
    case .export: ["exporter"]
    case .read: ["lire"]
    case .download: ["télécharger"]
    case .translate: ["traduire"]
    case .search: ["chercher", "rechercher", "recherche"]
    case .find: ["trouver"]
    case .filter: ["filtrer"]
    case .reset: ["réinitialiser"]
    case .mark: ["marquer"]
    case .save: ["garder", "enregistrer"]
    case .unsave: ["lâcher", "retirer", "retire"]
    case .mute: ["masquer"]
    case .unmute: ["démasquer"]
    case .follow: ["suivre"]
    case .unfollow: ["ne-plus-suivre"]
    case .collect: ["collecter"]
    case .summary: ["résumé"]
    case .back: ["revenir"]
    case .forward: ["avancer"]
    case .settings: ["régler"]
    case .quit: ["quitter"]
    default: []
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
    case .translate: "Le texte d’un article à côté de sa traduction par un de vos programmes (réglages traducteur)."
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
        "une", "une sport japon", "france", "economie --pays jp", "une favori --limite 5", "une --non-lus",
      ]
    case .open: ["une", "ouvre 3", "4", "ouvre 1 5-6"]
    case .next: ["une", "ouvre 1", "suivant"]
    case .previous: ["une", "ouvre 2", "précédent"]
    case .more: ["une --limite 5", "suite"]
    case .list: ["une", "ouvre 3", "liste", "liste --tout"]
    case .new: ["nouveau", "nouveau japon --limite 5", "nouveau sport"]
    case .web: ["une", "site 1"]
    case .share: ["une", "partage 3", "partage 1 4-6 --vers markdown", "partage 2 --vers qr"]
    case .export: ["une", "exporte ~/nouvelles.html"]
    case .why: ["une", "pourquoi 3"]
    case .diff: ["une", "diff 1"]
    case .stories: ["sujets", "sujets france --depuis 2j", "sujets --min 5", "sujets --articles"]
    case .compare: ["une", "compare 1", "compare 1 --dans fr,de,jp"]
    case .timeline: ["une", "chronologie 1"]
    case .trends: ["tendances", "tendances --jours 30"]
    case .read: ["une", "lis 1", "lis 1 --encore"]
    case .download: ["une", "télécharge 1-3", "télécharge"]
    case .translate:
      ["réglages traducteur 'trans -brief :%l'", "une", "traduis 1", "traduis 1 --vers es"]
    case .search:
      [
        "cherche lune", "cherche 'coupe du monde' --tri popularité --limite 5", "cherche paix --vers hier --dans titre",
      ]
    case .live: ["direct", "direct lune", "direct --conservés lune"]
    case .find:
      [
        "trouve lune", "trouve 'coupe du monde' --dans titre --depuis 3j",
        "trouve guerre OR paix --pays fr --tri pertinence",
      ]
    case .sources: ["sources", "sources bbc", "sources --langue fr --catégorie general"]
    case .source: ["média", "média bbc-news", "média Le Monde"]
    case .filter: ["sources", "filtre par-langue", "filtre tout"]
    case .countries: ["liste-pays", "liste-pays unis"]
    case .languages: ["langues", "langues fr"]
    case .categories: ["catégories", "ouvre 4"]
    case .topics: ["thèmes", "thèmes sport", "réglages thèmes 'espace, boston'"]
    case .map: ["carte --zoom 0", "carte japon", "carte allemagne --zoom 2", "carte --en-mots"]
    case .near: ["près 36.75 3.06", "près 48,85 2,35"]
    case .heat: ["chaleur"]
    case .world: ["monde", "monde sport --limite 2", "monde --tout"]
    case .country: ["pays", "pays japon", "pays Émirats arabes unis"]
    case .language: ["langue", "langue en", "langue arabe"]
    case .settings:
      [
        "réglages", "réglages lieu 48.85 2.35", "réglages position non", "réglages lieu aucun", "réglages images non",
        "réglages accessible oui", "réglages invite '%c %s>'", "réglages invite aucune", "réglages réseau-privé oui",
        "réglages échantillon oui", "réglages conserver 90", "réglages conserver toujours", "réglages archives oui",
        "réglages conserver-textes 30", "réglages traducteur 'trans -brief :%l'", "réglages traducteur aucun",
        "réglages sur-alerte 'logger -t news'", "réglages sur-alerte aucun",
      ]
    case .reset: ["pays japon", "réinitialise"]
    case .mark: ["une", "marque 1-3 lu", "marque tout non-lu"]
    case .save: ["une", "garde 1", "garde 2-3 --sous lune", "garde 1 --sujet"]
    case .unsave: ["une", "garde 1", "lâche 1"]
    case .saved: ["gardes", "gardes lune"]
    case .feeds: ["flux", "flux exporte"]
    case .mute:
      [
        "masque coupe du monde --pendant 7j", "masque loto --dans titre", "masque --source 'Le Monde'", "une",
      ]
    case .mutes: ["masques"]
    case .unmute: ["masque coupe du monde", "démasque 1"]
    case .follow: ["suis mars", "suis 'climat OR réchauffement' --pays fr --alerte --silence 22-7", "suivis"]
    case .follows: ["suivis"]
    case .unfollow: ["suis mars", "ne-suis-plus 1"]
    case .collect: ["collecte --une-fois", "collecte --quoi countries --tous-les 1h"]
    case .brief: ["matin", "matin --minutes 10", "matin --si-nouveau"]
    case .summary: ["bilan"]
    case .archive:
      ["archives", "archives exporte ~/nouvelles.jsonl.gz", "archives vérifie", "archives oublie --avant 365j"]
    case .key: ["clé"]
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
