extension FrenchTexts {
  package func phrase(_ phrase: ManualPhrase) -> String {
    switch phrase {
    case .nameTitle: "NOM"
    case .synopsis: "[options] [commande …]"
    case .languageTitle: "LANGAGE"
    case .commandsTitle: "COMMANDES"
    case .outputTitle: "SORTIE"
    case .exitStatusTitle: "CODE DE RETOUR"
    case .environmentTitle: "ENVIRONNEMENT"
    case .filesTitle: "FICHIERS"
    case .examplesTitle: "EXEMPLES"
    case .seeAlsoTitle: "VOIR AUSSI"
    case .also: "Aussi\u{A0}: "
    case .shell:
      "supernews est un shell pour l’actualité du monde. Il garde ce que vous avez choisi (pays, langue, source, la "
        + "liste que vous lisez), complète avec Tab, parle anglais et français, et lit un script aussi bien qu’une "
        + "personne au clavier."
    case .startingPoints:
      "Sans commande, il est interactif si l’entrée standard est un terminal, et l’exécute sinon comme un script. "
        + "Les mots après les options sont une commande, que suivent ses propres options."
    case .providers:
      "Les nouvelles viennent de NewsAPI s’il y a une clé, et de flux sans clé\u{A0}; si personne ne répond, des "
        + "archives sur cette machine. Si elles n’ont rien, un échantillon d’événements datés de l’histoire les "
        + "remplace au terminal\u{A0}; dans un script, seulement avec `--provider sample` ou après `réglages "
        + "échantillon oui`."
    case .line:
      "Une commande est une ligne de mots séparés par des blancs. `'…'` et `\"…\"` protègent, et `\\` prend le "
        + "caractère suivant tel quel. `;` ou la fin de la ligne termine une commande, et `#` au début d’un mot "
        + "commence un commentaire."
    case .options: "Les options sont `--nom valeur` ou `--nom=valeur`, et `--` y met fin."
    case .names:
      "Commandes, pays, langues, catégories et sources s’appellent par leurs noms anglais ou français, sans égard à "
        + "la casse ni aux accents, ou par tout début que l’un d’eux est seul à avoir."
    case .namesAlone:
      "Une ligne qui n’est pas une commande, mais le nom entier d’un pays, d’une source ou d’une catégorie, ou d’une "
        + "catégorie et d’un pays, montre ses titres\u{A0}: `france`, `le monde`, `sport japon`."
    case .items:
      "Les éléments sont numérotés à partir de 1\u{A0}: `3`, `1 4-6`, `tout`. Les numéros sont ceux de la dernière "
        + "liste montrée et ne changent pas. Un numéro ou un intervalle seul ouvre ces éléments."
    case .endings: "La fin d’une commande dit où va son résultat\u{A0}:"
    case .pipeTerm: "| COMMANDE"
    case .pipe: "à une commande du shell du système, qui va jusqu’à un `;` hors des guillemets ou à la fin de la ligne"
    case .fileTerm: "> FICHIER"
    case .file: "dans un fichier, à la place de ce qu’il contenait"
    case .appendedFileTerm: ">> FICHIER"
    case .appendedFile: "dans un fichier, à la suite de ce qu’il contient"
    case .shellCommandTerm: "!COMMANDE"
    case .shellCommand:
      "au début d’une commande, en exécute une du shell du système, à qui appartient tout le reste de la ligne"
    case .repeated: "à l’invite, relance la ligne d’avant\u{A0}; ce qui suit la prolonge"
    case .textFormat:
      "pour les personnes\u{A0}: des listes coupées à la largeur du terminal, des articles mis en lignes\u{A0}; à "
        + "l’invite, des listes de la hauteur de la fenêtre, que `suite` continue, et par l’afficheur les textes qui "
        + "la dépassent"
    case .tsvFormat:
      "des valeurs séparées par des tabulations, sans en-tête\u{A0}: numéro, date (UTC), source, titre et adresse "
        + "d’un article, et son pays pour `monde`\u{A0}; numéro, id, nom, catégorie, langue et pays d’une source"
    case .jsonFormat:
      "un objet par ligne, reconnu à son `type`\u{A0}; chaque commande finit par une ligne de type `status`, échecs "
        + "compris, et un programme peut conduire le shell par des tubes\u{A0}; ce qui manque est `null`"
    case .results:
      "Les résultats vont sur la sortie standard. Ce qui ne va pas est dit sur la sortie d’erreur, avec la ligne du "
        + "script, et dans la ligne `status` de json par un objet `error` avec `code`, `message` et `hint`."
    case .errorCodes: "Les codes sont \(errorCodes)."
    case .keyVariable: "la clé NewsAPI, avant celle qui est gardée"
    case .newsAPIVariable: "où est NewsAPI (https://newsapi.org/v2)"
    case .feedsVariable: "où demander les flux (https://news.google.com)"
    case .archiveVariable: "l’adresse d’un serveur PostgreSQL qui a les archives, pour cette fois"
    case .catalogueVariable: "un fichier de flux par thème à la place de celui du programme"
    case .gpsdVariable: "où écoute gpsd (127.0.0.1:2947)"
    case .nowVariable:
      "l’heure qu’il est censé être, comme 2026-11-22T06:00:00Z ou des secondes depuis 1970\u{A0}; pour des tests"
    case .localeVariables: "langue de l’interface, si `--lang` ne la dit pas"
    case .pagerVariable: "par quoi les longs résultats se lisent sur un terminal (less -eRX)"
    case .browserVariable: "ouvre la page d’un article"
    case .accessibleVariable:
      "1 écrit pour les lecteurs d’écran\u{A0}: pas de dessin, rien que la couleur soit seule à dire, les noms avant "
        + "les valeurs"
    case .colourVariables: "pas de couleur\u{A0}; de la couleur même hors d’un terminal"
    case .hyperlinkVariable: "1 met des liens aux titres sur tout terminal, 0 sur aucun"
    case .terminalVariables: "le type de terminal\u{A0}; la taille de ce qui est dessiné sans terminal"
    case .timeZoneVariable: "le fuseau des dates, et du lieu où vous êtes si rien d’autre ne le dit"
    case .proxyVariables: "le chemin vers le réseau, comme pour curl"
    case .certificateVariables: "les certificats admis, comme pour curl"
    case .configFile: "les réglages, en lignes `clé = valeur`"
    case .rcFile: "des commandes exécutées au début d’une session interactive"
    case .keyFile: "la clé NewsAPI, que vous seul pouvez lire ; elle n’est pas écrite à travers un lien symbolique"
    case .feedsFile: "vos propres flux"
    case .historyFile: "les commandes tapées"
    case .archiveFile:
      "tous les articles listés, avec vos marques\u{A0}; `archives exporte` les emmène sur une autre machine"
    case .storeFile: "ce qui a été reçu, et peut l’être à nouveau"
    case .folders:
      "Sans ces variables, les dossiers sont `~/.config`, `~/.local/state`, `~/.local/share` et `~/.cache`. Avec "
        + "`--no-config`, rien n’y est lu ni écrit. Un dossier personnel qui n’existe pas n’est pas créé : ce qui y "
        + "serait gardé ne vaut que cette fois. Un fichier qui ne peut pas être lu reste tel qu’il est, et n’est pas remplacé."
    case .filteredLine: "supernews -c 'une --limit 100 | grep -i lune'"
    case .filtered: "ce qu’un programme du système y choisit"
    case .addedLine: "supernews -F tsv une >>titres.tsv"
    case .added: "les titres du jour à la suite de ceux d’hier"
    case .addressesLine: "supernews -F json cherche lune | jq -r 'select(.type == \"article\").url'"
    case .addresses: "les adresses seules"
    }
  }
}
