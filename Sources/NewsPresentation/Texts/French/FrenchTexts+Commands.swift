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

  /// Infinitives, which French readers try first, and names for commands without a usual word.
  package func laterNames(of command: CommandName) -> [String] {
    switch command {
    case .open: ["ouvrir"]
    case .list: ["lister"]
    case .share: ["partager"]
    case .export: ["exporter"]
    case .new: ["nouveautés"]
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
    case .top: "Afficher les titres d’un pays, d’une source ou d’une catégorie."
    case .open: "Ouvrir un élément de la liste (article, source, pays…)."
    case .next: "Ouvrir l’article suivant de la liste."
    case .previous: "Ouvrir l’article précédent de la liste."
    case .more: "Afficher la suite de la liste\u{202F}; les numéros continuent."
    case .list: "Réafficher la liste (• non lu, ★ gardé, ✎ modifié)."
    case .new: "Lister les articles arrivés depuis votre dernière visite."
    case .web: "Ouvrir la page d’un article dans le navigateur."
    case .share: "Partager le titre et le lien d’un article, sans traceurs."
    case .export: "Exporter la liste dans un fichier\u{202F}: page, données ou flux."
    case .why: "Expliquer l’origine d’un article, ou le lien entre deux."
    case .stories: "Lister les sujets traités par plusieurs sources."
    case .compare: "Comparer le traitement d’un sujet d’un pays à l’autre."
    case .timeline: "Retracer un sujet\u{202F}: première source, reprises, modifications."
    case .trends: "Lister les noms et les mots plus fréquents que d’habitude."
    case .diff: "Montrer ce qui a changé dans un article (✎ dans les listes)."
    case .read: "Lire le texte d’un article, d’une page web ou d’un fichier."
    case .download: "Enregistrer les textes d’une liste pour les lire hors ligne."
    case .translate: "Traduire un article avec le programme de votre choix."
    case .search: "Rechercher des articles."
    case .live: "Rechercher à mesure que vous tapez\u{202F}; Entrée ouvre, Échap revient."
    case .find: "Trouver des articles dans les archives, hors ligne."
    case .sources: "Lister les sources, par nom, langue, catégorie ou pays."
    case .source: "Afficher votre source favorite, ou en choisir une et la lire."
    case .filter: "Afficher ou choisir le regroupement des sources."
    case .countries: "Lister les pays qui ont des titres."
    case .languages: "Lister les langues de recherche."
    case .categories: "Lister les sept catégories\u{202F}; chacune est aussi une commande."
    case .topics: "Lister les thèmes, régions et villes, à lire avec «\u{202F}une\u{202F}»."
    case .map: "Afficher la carte de l’actualité, ou l’explorer au terminal."
    case .near: "Trouver le pays où vous êtes, ou le plus proche ayant des titres."
    case .heat: "Montrer sur la carte le nombre de titres récents par pays."
    case .world: "Afficher les premiers titres de nombreux pays, en 55 requêtes."
    case .country: "Afficher ou choisir votre pays."
    case .language: "Afficher ou choisir la langue des recherches."
    case .settings: "Afficher ou changer les réglages."
    case .reset: "Rétablir le pays, la langue et la source par défaut."
    case .mark: "Marquer des articles comme lus ou non lus (• dans les listes)."
    case .save: "Garder des articles pour de bon, avec ou sans étiquette."
    case .unsave: "Ne plus garder des articles et retirer leurs étiquettes."
    case .saved: "Lister les articles gardés, ou ceux d’une étiquette."
    case .feeds: "Lister ou gérer vos propres flux, rangés en dossiers."
    case .mute: "Masquer un texte, une source ou un sujet dans toutes les listes."
    case .mutes: "Lister vos masques, ce qu’ils cachent et jusqu’à quand."
    case .unmute: "Retirer un masque."
    case .follow: "Suivre une recherche et repérer ses nouveaux articles."
    case .follows: "Lister vos suivis et le nombre de leurs nouveaux articles."
    case .unfollow: "Arrêter un suivi."
    case .collect: "Collecter de quoi lire plus tard, depuis le shell du système."
    case .brief: "Lire les nouveautés en une page, dans le temps que vous avez."
    case .summary: "Résumer les nouveautés en une ligne, pour une barre d’état."
    case .archive: "Afficher la taille des archives, ou les gérer."
    case .key: "Afficher l’état de la clé NewsAPI, la saisir ou l’effacer."
    case .quota: "Compter les requêtes NewsAPI sur 24\u{A0}h et celles qui restent."
    case .history: "Lister les dernières commandes."
    case .format: "Afficher ou choisir le format de sortie de la session."
    case .back: "Revenir à l’écran précédent."
    case .forward: "Avancer d’un écran, après un retour."
    case .home: "Revenir au premier écran, sinon aux titres de votre pays."
    case .help: "Lister les commandes, ou en expliquer une."
    case .shell: "Lancer une commande du shell du système."
    case .quit: "Quitter supernews."
    }
  }

  package func examples(of command: CommandName) -> [String] {
    switch command {
    case .top:
      [
        "une", "une sport japon", "france", "économie --pays jp", "une favori --limite 5", "une --non-lus",
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
    case .why: ["une", "pourquoi 3", "pourquoi 1 2"]
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
    case .sources: ["sources", "sources bbc", "sources --langue fr --catégorie général"]
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
    case .collect: ["collecte --une-fois", "collecte --quoi pays,flux --tous-les 1h"]
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
