extension FrenchTexts {
  package func names(of command: CommandName) -> [String] {
    switch command {
    case .top: ["une"]
    case .open: ["ouvrir", "ouvre"]
    case .next: ["suivant"]
    case .previous: ["précédent"]
    case .more: ["suite"]
    case .list: ["liste", "lister"]
    case .browse: ["parcourir"]
    case .new: ["nouveau", "nouvelles", "nouveautés"]
    case .web: ["site"]
    case .share: ["partager", "partage"]
    case .export: ["exporter", "exporte"]
    case .why: ["pourquoi"]
    case .diff: ["diff", "écarts"]
    case .stories: ["sujets"]
    case .compare: ["comparer", "compare"]
    case .timeline: ["chronologie"]
    case .trends: ["tendances"]
    case .read: ["lire", "lis"]
    case .download: ["télécharger", "télécharge"]
    case .translate: ["traduire", "traduis"]
    case .search: ["chercher", "cherche", "rechercher", "recherche"]
    case .live: ["direct"]
    case .find: ["trouver", "trouve"]
    case .sources: ["sources"]
    case .source: ["média"]
    case .filter: ["filtrer", "filtre"]
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
    case .settings: ["réglages", "régler"]
    case .reset: ["réinitialiser", "réinitialise"]
    case .alias: ["alias"]
    case .unalias: ["effacer-alias"]
    case .bind: ["associer", "associe"]
    case .unbind: ["dissocier", "dissocie"]
    case .mark: ["marquer", "marque"]
    case .save: ["garder", "garde", "enregistrer"]
    case .unsave: ["lâcher", "lâche", "retirer", "retire"]
    case .saved: ["gardés"]
    case .feeds: ["flux"]
    case .mute: ["masquer", "masque"]
    case .mutes: ["masques"]
    case .unmute: ["démasquer", "démasque"]
    case .undo: ["annuler", "annule"]
    case .follow: ["suivre", "suis"]
    case .follows: ["suivis"]
    case .unfollow: ["ne-plus-suivre", "ne-suis-plus"]
    case .collect: ["collecter", "collecte"]
    case .brief: ["matin"]
    case .summary: ["bilan", "résumé"]
    case .archive: ["archives"]
    case .key: ["clé"]
    case .quota: ["quota"]
    case .doctor: ["diagnostic"]
    case .history: ["historique"]
    case .format: ["format"]
    case .back: ["retour", "revenir"]
    case .forward: ["avancer", "avance"]
    case .home: ["accueil"]
    case .help: ["aide", "?"]
    case .shell: ["!"]
    case .quit: ["quitter", "quitte", "q"]
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
    case .browse: "Parcourir la liste au clavier\u{202F}: ouvrir, lire, garder."
    case .new: "Lister les articles arrivés depuis votre dernière visite."
    case .web: "Ouvrir la page d’un article dans le navigateur."
    case .share: "Partager le titre et le lien d’un article, sans traceurs."
    case .export: "Exporter la liste dans un fichier\u{202F}: page, données ou flux."
    case .why: "Expliquer l’origine d’un article, ou le lien entre deux."
    case .stories: "Lister les sujets ayant le plus de sources sur la période."
    case .compare: "Comparer le traitement d’un sujet d’un pays à l’autre."
    case .timeline: "Retracer un sujet\u{202F}: première source, reprises, modifications."
    case .trends: "Lister les noms et les mots plus fréquents que d’habitude."
    case .diff: "Montrer ce qui a changé dans un article (✎ dans les listes)."
    case .read: "Lire le texte d’un article, d’une page web ou d’un fichier."
    case .download: "Enregistrer les textes d’une liste pour les lire hors ligne."
    case .translate: "Traduire un article avec le programme de votre choix."
    case .search: "Rechercher des articles."
    case .live: "Rechercher au fil de la frappe, en ligne ou dans les archives."
    case .find: "Trouver des articles dans les archives, hors ligne."
    case .sources: "Lister les sources, par nom, langue, catégorie ou pays."
    case .source: "Afficher votre source favorite, ou en choisir une et la lire."
    case .filter: "Afficher ou choisir le regroupement des sources."
    case .countries: "Lister les pays qui ont des titres."
    case .languages: "Lister les langues de recherche."
    case .categories: "Lister les sept catégories\u{202F}; chacune est aussi une commande."
    case .topics: "Lister thèmes, régions et quelques villes, pour «\u{202F}une\u{202F}»."
    case .map: "Afficher la carte de l’actualité, ou l’explorer dans un terminal."
    case .near: "Trouver le pays où vous êtes, ou le plus proche ayant des titres."
    case .heat: "Montrer sur la carte le nombre de titres récents par pays."
    case .world: "Afficher les premiers titres de nombreux pays, en 55 requêtes."
    case .country: "Afficher ou choisir votre pays."
    case .language: "Afficher ou choisir la langue des recherches."
    case .settings: "Afficher ou changer les réglages."
    case .reset: "Rétablir le pays, la langue et la source par défaut."
    case .alias: "Lister vos alias, ou donner un nom court à une ligne."
    case .unalias: "Effacer un alias."
    case .bind: "Lister vos touches, ou associer une ligne à une touche."
    case .unbind: "Rendre à une touche son rôle habituel."
    case .mark: "Marquer des articles comme lus ou non lus (• dans les listes)."
    case .save: "Garder des articles pour de bon, avec ou sans étiquette."
    case .unsave: "Ne plus garder des articles et retirer leurs étiquettes."
    case .saved: "Lister les articles gardés, ou ceux d’une étiquette."
    case .feeds: "Lister ou gérer vos propres flux, rangés en dossiers."
    case .mute: "Masquer un texte, une source ou un sujet dans toutes les listes."
    case .mutes: "Lister vos masques, ce qu’ils cachent et jusqu’à quand."
    case .unmute: "Retirer un masque."
    case .undo: "Annuler le dernier changement de marques, flux ou réglages."
    case .follow: "Suivre une recherche et repérer ses nouveaux articles."
    case .follows: "Lister vos suivis et le nombre de leurs nouveaux articles."
    case .unfollow: "Arrêter un suivi."
    case .collect: "Collecter de quoi lire plus tard, depuis le shell du système."
    case .brief: "Lire les nouveautés en une page, dans le temps que vous avez."
    case .summary: "Résumer les nouveautés en une ligne, pour une barre d’état."
    case .archive: "Afficher la taille des archives, ou les gérer."
    case .key: "Afficher l’état de la clé NewsAPI, la saisir ou l’effacer."
    case .doctor: "Vérifier que tout fonctionne, et dire que faire sinon."
    case .quota: "Compter les requêtes NewsAPI sur 24\u{202F}h et celles qui restent."
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
    case .open: ["une", "ouvrir 3", "4", "ouvrir 1 5-6"]
    case .next: ["une", "ouvrir 1", "suivant"]
    case .previous: ["une", "ouvrir 2", "précédent"]
    case .more: ["une --limite 5", "suite"]
    case .list: ["une", "ouvrir 3", "liste", "liste --tout"]
    case .browse: ["une", "parcourir"]
    case .new: ["nouveau", "nouveau japon --limite 5", "nouveau sport"]
    case .web: ["une", "site 1"]
    case .share: ["une", "partager 3", "partager 1 4-6 --vers markdown", "partager 2 --vers qr"]
    case .export: ["une", "exporter ~/nouvelles.html"]
    case .why: ["une", "pourquoi 3", "pourquoi 1 2"]
    case .diff: ["une", "diff 1"]
    case .stories: ["sujets", "sujets france --depuis 2j", "sujets --min 5", "sujets --articles"]
    case .compare: ["une", "comparer 1", "comparer 1 --dans fr,de,jp"]
    case .timeline: ["une", "chronologie 1"]
    case .trends: ["tendances", "tendances --jours 30"]
    case .read: ["une", "lire 1", "lire 1 --encore"]
    case .download: ["une", "télécharger 1-3", "télécharger"]
    case .translate:
      ["réglages traducteur 'trans -brief :%l'", "une", "traduire 1", "traduire 1 --vers es"]
    case .search:
      [
        "chercher lune", "chercher 'coupe du monde' --tri popularité --limite 5",
        "chercher paix --jusqu-à hier --dans titre",
      ]
    case .live: ["direct", "direct lune", "direct --conservés lune"]
    case .find:
      [
        "trouver lune", "trouver 'coupe du monde' --dans titre --depuis 3j",
        "trouver guerre OU paix --pays fr --tri pertinence",
      ]
    case .sources: ["sources", "sources bbc", "sources --langue fr --catégorie général"]
    case .source: ["média", "média bbc-news", "média Le Monde"]
    case .filter: ["sources", "filtrer par-langue", "filtrer tout"]
    case .countries: ["liste-pays", "liste-pays unis"]
    case .languages: ["langues", "langues fr"]
    case .categories: ["catégories", "ouvrir 4"]
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
        "réglages accessible oui", "réglages invite '%c %s>'", "réglages invite aucune",
        "réglages couleurs clair", "réglages couleurs aucune", "réglages dates iso", "réglages dates relatives",
        "réglages réseau-privé oui",
        "réglages échantillon oui", "réglages conserver 90", "réglages conserver toujours", "réglages archives oui",
        "réglages conserver-textes 30", "réglages traducteur 'trans -brief :%l'", "réglages traducteur aucun",
        "réglages sur-alerte 'logger -t news'", "réglages sur-alerte aucun",
      ]
    case .reset: ["pays japon", "réinitialiser"]
    case .mark: ["une", "marquer 1-3 lu", "marquer tout non-lu", "marquer lu --plus-anciens 7j"]
    case .alias: ["alias top5='une sport --limite 5'", "alias sur='trouver $1 --depuis 7j'", "alias", "alias top5"]
    case .unalias: ["alias top5='une sport'", "effacer-alias top5"]
    case .bind: ["associer ctrl-t 'une sport'", "associer f5 'une; nouveau'", "associer j suivant", "associer"]
    case .unbind: ["associer ctrl-t 'une sport'", "dissocier ctrl-t"]
    case .save: ["une", "garder 1", "garder 2-3 --sous lune", "garder 1 --sujet"]
    case .unsave: ["une", "garder 1", "lâcher 1"]
    case .saved: ["gardés", "gardés lune"]
    case .feeds: ["flux", "flux --tri non-lu", "flux exporter"]
    case .mute:
      [
        "masquer coupe du monde --pendant 7j", "masquer loto --dans titre", "masquer --source 'Le Monde'", "une",
      ]
    case .mutes: ["masques"]
    case .unmute: ["masquer coupe du monde", "démasquer 1"]
    case .undo:
      ["masquer coupe du monde", "suivre mars", "annuler --liste", "annuler 2", "pays japon", "annuler"]
    case .follow: ["suivre mars", "suivre 'climat OU réchauffement' --pays fr --alerte --silence 22-7", "suivis"]
    case .follows: ["suivis"]
    case .unfollow: ["suivre mars", "ne-plus-suivre 1"]
    case .collect: ["collecter --une-fois", "collecter --quoi pays,flux --tous-les 1h"]
    case .brief: ["matin", "matin --minutes 10", "matin --si-nouveau"]
    case .summary: ["bilan"]
    case .archive:
      ["archives", "archives exporter ~/nouvelles.jsonl.gz", "archives vérifier", "archives oublier --avant 365j"]
    case .key: ["clé"]
    case .quota: ["quota"]
    case .doctor: ["diagnostic", "diagnostic --hors-ligne", "diagnostic --rapport ~/rapport.txt"]
    case .history: ["historique", "historique 5"]
    case .format: ["format", "format json", "format text"]
    case .back: ["une", "ouvrir 3", "retour"]
    case .forward: ["une", "ouvrir 3", "retour", "avancer"]
    case .home: ["une", "ouvrir 3", "accueil"]
    case .help: ["aide", "aide ouvrir", "aide sortie"]
    case .shell: ["!true"]
    case .quit: ["quitter"]
    }
  }
}
