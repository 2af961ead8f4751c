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
    case .also: "Autres noms\u{202F}: "
    case .shell:
      "supernews est un shell pour suivre l’actualité du monde. Il retient votre pays, votre langue, votre source et "
        + "la liste que vous lisez, complète les mots avec Tab, parle anglais et français, et exécute un script aussi "
        + "bien que les commandes que vous tapez."
    case .startingPoints:
      "Sans commande, supernews est interactif si l’entrée standard est un terminal\u{202F}; sinon, il exécute "
        + "l’entrée standard comme un script. Les mots placés après les options forment une seule commande, qui peut "
        + "avoir ses propres options."
    case .providers:
      "Les articles viennent de NewsAPI si vous avez une clé, et de flux qui n’en demandent pas. Si aucun service ne "
        + "répond, ils viennent des archives de cette machine. Si elles n’ont rien, un échantillon de unes "
        + "historiques datées prend le relais au terminal\u{202F}; dans un script, seulement avec `--provider sample` "
        + "ou après `réglages échantillon oui`."
    case .line:
      "Une commande est une ligne de mots séparés par des espaces. `'…'` et `\"…\"` protègent un texte, `\\` protège "
        + "le caractère suivant. Un `;` ou la fin de la ligne termine la commande\u{202F}; un `#` au début d’un mot "
        + "ouvre un commentaire."
    case .options: "Les options s’écrivent `--nom valeur` ou `--nom=valeur`\u{202F}; `--` en marque la fin."
    case .names:
      "Les noms des commandes, des pays, des langues, des catégories et des sources se tapent en anglais ou en "
        + "français, sans souci de casse ni d’accents. À l’invite, leur début suffit s’il n’est pas ambigu\u{202F}; "
        + "dans un script, il faut le nom entier."
    case .namesAlone:
      "Une ligne qui n’est pas une commande, mais le nom complet d’un pays, d’une source ou d’une catégorie, ou d’une "
        + "catégorie et d’un pays, affiche les titres correspondants\u{202F}: `france`, `le monde`, `sport japon`."
    case .items:
      "Les éléments sont numérotés à partir de 1\u{202F}: `3`, `1 4-6`, `tout`. Les numéros sont ceux de la dernière "
        + "liste affichée et ne changent pas jusqu’à la suivante. Un numéro ou un intervalle tapé seul ouvre ces "
        + "éléments."
    case .endings:
      "On peut rediriger le résultat d’une commande, lancer une commande du shell du système et répéter une "
        + "ligne\u{202F}:"
    case .pipeTerm: "| COMMANDE"
    case .pipe:
      "envoyer le résultat à une commande du shell du système, qui s’arrête à un `;` hors guillemets ou à la fin de la "
        + "ligne"
    case .fileTerm: "> FICHIER"
    case .file: "écrire le résultat dans un fichier, dont le contenu est remplacé"
    case .appendedFileTerm: ">> FICHIER"
    case .appendedFile: "ajouter le résultat à la fin d’un fichier"
    case .shellCommandTerm: "!COMMANDE"
    case .shellCommand:
      "au début d’une commande, lancer une commande du shell du système, qui prend tout le reste de la ligne"
    case .repeated: "à l’invite, relancer la ligne précédente\u{202F}; ce qui suit s’y ajoute"
    case .textFormat:
      "pour lire\u{202F}: les listes sont coupées à la largeur du terminal et les articles s’y ajustent\u{202F}; à "
        + "l’invite, une liste remplit la fenêtre (`suite` affiche le reste) et un texte plus long s’affiche page par "
        + "page, avec des touches"
    case .tsvFormat:
      "des valeurs séparées par des tabulations, sans en-tête\u{202F}: numéro, date (UTC), source, titre et adresse "
        + "d’un article, avec son pays pour `monde`\u{202F}; numéro, identifiant, nom, catégorie, langue et "
        + "pays d’une source"
    case .jsonFormat:
      "un objet par ligne, identifié par son `type`\u{202F}; chaque commande, même en échec, se termine par une ligne "
        + "de type `status`, si bien qu’un programme peut piloter le shell par des tubes\u{202F}; une valeur absente "
        + "est `null`"
    case .results:
      "Les résultats vont sur la sortie standard. Les erreurs vont sur la sortie d’erreur, avec leur ligne dans le "
        + "script\u{202F}; en json, la ligne `status` les donne aussi dans un objet `error`, avec `code`, `message` et "
        + "`hint`."
    case .errorCodes: "Les codes d’erreur sont \(errorCodes)."
    case .keyVariable: "la clé NewsAPI\u{202F}; elle l’emporte sur la clé enregistrée"
    case .newsAPIVariable: "l’adresse de NewsAPI (https://newsapi.org/v2 par défaut)"
    case .feedsVariable: "l’adresse des flux de Google News (https://news.google.com par défaut)"
    case .archiveVariable:
      "l’adresse d’un serveur PostgreSQL qui tient les archives, pour cette session\u{202F}; `archives préparer` y "
        + "crée les tables, et `archives copier` copie les vôtres vers le serveur, ou l’inverse"
    case .catalogueVariable: "un fichier de flux par thème, à la place de celui du programme"
    case .gpsdVariable: "l’adresse de gpsd (127.0.0.1:2947 par défaut)"
    case .nowVariable:
      "l’heure à prendre pour l’heure actuelle, comme 2026-11-22T06:00:00Z ou en secondes depuis 1970\u{202F}; pour "
        + "des tests"
    case .localeVariables: "la langue de l’interface, à défaut de `--lang`"
    case .pagerVariable:
      "le programme qui affiche les longs textes au terminal, sauf less, more et most\u{202F}; vide pour les afficher "
        + "d’un trait\u{202F}; `réglages afficheur` l’emporte"
    case .browserVariable: "le navigateur qui ouvre la page d’un article"
    case .accessibleVariable:
      "1 pour adapter la sortie aux lecteurs d’écran\u{202F}: aucun dessin, rien qui ne tienne qu’à la couleur, "
        + "les libellés avant les valeurs"
    case .colourVariables: "la première pour supprimer la couleur, la seconde pour la garder même hors d’un terminal"
    case .hyperlinkVariable: "1 pour transformer les titres en liens sur tout terminal, 0 sur aucun"
    case .terminalVariables: "le type du terminal\u{202F}; la taille de la sortie s’il n’y a pas de terminal"
    case .timeZoneVariable:
      "le fuseau horaire des dates, qui sert aussi à deviner où vous êtes si rien d’autre ne l’indique"
    case .proxyVariables: "les mandataires (proxys), comme pour curl"
    case .certificateVariables: "les certificats de confiance, comme pour curl"
    case .configFile:
      "les réglages, en lignes `clé = valeur`\u{202F}; dans l’invite, `%c` est le pays, `%l` la langue, `%s` la "
        + "source, `%n` le nombre d’éléments, `%q` les requêtes restantes et `%u` les nouveaux non lus\u{202F}; dans "
        + "la commande du traducteur, `%l` est la langue voulue et `%s` celle du texte\u{202F}; le programme de "
        + "`sur-alerte` reçoit chaque alerte en JSON"
    case .rcFile: "les commandes exécutées au début d’une session interactive, et d’un script avec --rc"
    case .keyFile:
      "la clé NewsAPI, lisible par vous seul\u{202F}; elle n’est jamais écrite à travers un lien symbolique"
    case .feedsFile: "vos propres flux"
    case .historyFile: "les commandes tapées"
    case .archiveFile:
      "tous les articles listés, avec vos marques\u{202F}; `archives exporter` les écrit dans un fichier .jsonl ou "
        + ".jsonl.gz, à importer sur une autre machine\u{202F}; `archives importer` lit aussi des lignes de `-F json` "
        + "et le `cache.db` de newsboat\u{202F}; `archives oublier --tout` supprime aussi vos marques, vos suivis "
        + "et vos masques"
    case .storeFile: "le cache de ce qui a été téléchargé, et peut l’être à nouveau"
    case .folders:
      "Sans ces variables, les dossiers sont `~/.config`, `~/.local/state`, `~/.local/share` et "
        + "`~/.cache`. Avec `--no-config`, rien n’y est lu ni écrit. Si votre dossier personnel n’existe pas, il "
        + "n’est pas créé et rien n’est enregistré après la session. Un fichier illisible est laissé tel quel et n’est "
        + "pas remplacé."
    case .filteredLine: "supernews -c 'une --limite 100 | grep -i lune'"
    case .filtered: "filtrer les titres avec grep"
    case .addedLine: "supernews -F tsv une >>titres.tsv"
    case .added: "ajouter les titres du jour à un fichier"
    case .addressesLine: "supernews -F json chercher lune | jq -r 'select(.type == \"article\").url'"
    case .addresses: "n’afficher que les adresses"
    }
  }
}
