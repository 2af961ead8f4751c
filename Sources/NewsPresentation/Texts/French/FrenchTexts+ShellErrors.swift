import NewsDomain

extension FrenchTexts {
  package func explain(_ error: ShellError) -> Explanation {
    switch error {
    case .usage(let error): explain(error)
    case .value(let error): explain(error)
    case .redirection(let error): explain(error)
    case .terminal(let error): explain(error)
    case .screen(let error): explain(error)
    }
  }

  private func explain(_ error: UsageError) -> Explanation {
    switch error {
    case .unknownCommand(_, let nearest):
      Explanation(
        "commande inconnue",
        nearest.map { "vouliez-vous dire «\u{202F}\($0)\u{202F}»\u{202F}?" }
          ?? "tapez «\u{202F}aide tout\u{202F}» pour les voir toutes")
    case .wholeCommand:
      Explanation(
        "une commande entière en un seul mot", "retirez les guillemets qui l’entourent, ou utilisez supernews -c")
    case .noHelp(let word, let nearest):
      Explanation(
        "rien sur «\u{202F}\(word)\u{202F}» dans l’aide",
        nearest.map { "vouliez-vous dire «\u{202F}\($0)\u{202F}»\u{202F}?" }
          ?? "tapez «\u{202F}aide tout\u{202F}» pour voir les commandes")
    case .numberForWords(let number, .mute):
      Explanation(
        "\(number) est un élément de la liste, pas un texte",
        "pour en masquer le sujet, tapez «\u{202F}masquer --sujet \(number)\u{202F}»")
    case .numberForWords(let number, _):
      Explanation(
        "un suivi porte sur des mots, et \(number) est un élément de la liste", "donnez des mots de son titre")
    case .ambiguousCommand(_, let candidates):
      Explanation("commande ambiguë\u{202F}: \(list(candidates))", "complétez son nom")
    case .unknownOption(let option, let nearest, let command):
      Explanation(
        "option inconnue\u{202F}: \(option)",
        nearest.map { "vouliez-vous dire \($0)\u{202F}?" } ?? "usage\u{202F}: \(command.usage.text(in: language))")
    case .missing(let argument, let command):
      Explanation("argument manquant\u{202F}: \(argument.french)", "usage\u{202F}: \(command.usage.text(in: language))")
    case .tooMany(let text, let command):
      Explanation(
        "argument en trop\u{202F}: «\u{202F}\(text)\u{202F}»", "usage\u{202F}: \(command.usage.text(in: language))")
    case .missingValue(let option, let value):
      Explanation("\(option) attend une valeur", "écrivez \(option) \(placeholder(value) ?? value)")
    case .unconfirmed(let preview):
      Explanation("cela supprimerait \(content(of: preview))", "ajoutez --oui pour confirmer")
    case .unconfirmedPages(let count):
      Explanation("cela ouvrirait \(grouped(count)) pages", "ajoutez --oui pour confirmer")
    case .notTogether(let one, let other):
      Explanation("\(one.french) et \(other.french) sont incompatibles", "retirez l’un des deux")
    case .severalLabels:
      Explanation("une seule étiquette à la fois", "tapez garder de nouveau pour en ajouter une autre")
    case .optionOf(let option, let command, let action):
      Explanation(
        "\(option) ne va qu’avec «\u{202F}\(command.french) \(action.french)\u{202F}»", "retirez-la ici")
    case .noValueWanted(let option):
      Explanation("\(option) ne prend pas de valeur", "écrivez \(option) sans rien après")
    case .unclosedQuote(let quote):
      Explanation("le guillemet \(quote) n’est pas fermé", "fermez-le, ou écrivez \\\(quote)")
    case .emptyRequest(let id):
      Explanation("il n’y a pas de commande après @\(id)", "écrivez-en une, par exemple @\(id) top")
    case .notAtPrompt(let command):
      Explanation(
        "cette commande n’est pas disponible dans supernews",
        "lancez-la dans le shell du système ou dans un script\u{202F}: supernews \(command.name.french)")
    case .aliasLoop(let names):
      Explanation(
        "des alias tournent en rond\u{202F}: \(names.joined(separator: " → "))",
        "tapez «\u{202F}effacer-alias \(names.first ?? "")\u{202F}», ou changez-en un")
    case .aliasTooDeep(let names):
      Explanation(
        "trop d’alias les uns dans les autres\u{202F}: \(list(names))", "mettez les commandes dans moins d’alias")
    case .aliasTooLong(let name, let limit):
      Explanation(
        "l’alias \(name) lance plus de \(limit) commandes", "mettez-les dans un fichier, lancé avec l’option -f")
    case .aliasNeeds(let name, let count):
      Explanation(
        "l’alias \(name) attend \(count < 2 ? "un mot" : "\(count) mots")",
        "\(count < 2 ? "tapez-le" : "tapez-les") après son nom")
    case .aliasInScript:
      Explanation(
        "les alias sont faits pour l’invite", "lancez le script avec supernews --rc pour les y employer")
    case .secretInStoredLine:
      Explanation(
        "rien n’a été enregistré\u{202F}: la ligne contient une clé ou un mot de passe, que d’autres pourraient voir",
        "retirez-le\u{202F}; pour NewsAPI, tapez «\u{202F}clé donner\u{202F}»\u{202F}; pour un programme, mettez-le dans "
          + "un fichier qu’il lit")
    case .notInFull(let typed, let name):
      Explanation(
        "«\u{202F}\(typed)\u{202F}» est abrégé, et ce qui supprime s’écrit en entier dans un script ou un alias",
        "écrivez \(name.french)")
    case .secretInLine:
      Explanation(
        "une clé ne se tape pas dans la ligne, où d’autres la voient\u{202F}; rien n’a été enregistré",
        "tapez «\u{202F}clé donner\u{202F}» puis Entrée\u{202F}; la saisie reste cachée")
    }
  }

  private func explain(_ error: ValueError) -> Explanation {
    switch error {
    case .notOneOf(let text, let nearest, let known):
      Explanation(
        "valeur inconnue\u{202F}: «\u{202F}\(text)\u{202F}»",
        nearest.map { "vouliez-vous dire «\u{202F}\($0.french)\u{202F}»\u{202F}?" }
          ?? "choisissez parmi \(known.map(\.french).joined(separator: ", "))")
    case .unknownSetting(let text, let nearest):
      Explanation(
        "réglage inconnu\u{202F}: «\u{202F}\(text)\u{202F}»",
        nearest.map { "vouliez-vous dire «\u{202F}\($0.french)\u{202F}»\u{202F}?" }
          ?? "tapez «\u{202F}réglages\u{202F}» pour les voir tous")
    case .notAnAliasName(let text):
      Explanation(
        "un alias ne peut pas s’appeler «\u{202F}\(text)\u{202F}»",
        "prenez des lettres, des chiffres et des traits d’union, une lettre d’abord, \(AliasName.longest) au plus")
    case .nameOfCommand(let text, let command):
      Explanation("«\u{202F}\(text)\u{202F}» désigne déjà \(name(of: command))", "choisissez un autre nom pour l’alias")
    case .unknownAlias(let text, let nearest):
      Explanation(
        "aucun alias ne s’appelle «\u{202F}\(text)\u{202F}»",
        nearest.map { "vouliez-vous dire «\u{202F}\($0)\u{202F}»\u{202F}?" }
          ?? "tapez «\u{202F}alias\u{202F}» pour voir les vôtres")
    case .notAKey(let text):
      Explanation(
        "«\u{202F}\(text)\u{202F}» n’est pas une touche", "donnez ctrl-x, alt-x, f1 à f12, ou une seule lettre")
    case .reservedKey(let text):
      Explanation(
        "\(text) sert au terminal ou à l’invite, et ne peut pas être associée",
        "prenez une autre touche, par exemple ctrl-t")
    case .unboundKey(let text):
      Explanation("aucune ligne n’est associée à \(text)", "tapez «\u{202F}associer\u{202F}» pour voir vos touches")
    case .colourFile(let problem): explain(problem)
    case .notANumber(let text, let from, let to):
      Explanation("«\u{202F}\(text)\u{202F}» n’est pas un nombre admis", "donnez-en un de \(from) à \(to)")
    case .notADayCount(let text, let from, let to):
      Explanation(
        "«\u{202F}\(text)\u{202F}» n’est pas un nombre de jours admis", "donnez-en un de \(from) à \(to), comme 7j")
    case .notAnInterval(let text):
      Explanation(
        "«\u{202F}\(text)\u{202F}» n’est pas une durée admise", "donnez-en une d’une minute à un jour, comme 15m ou 2h")
    case .notHours(let text):
      Explanation(
        "«\u{202F}\(text)\u{202F}» n’est pas une plage horaire", "donnez l’heure de début et celle de fin, comme 22-7")
    case .notAnItem(let text):
      Explanation(
        "«\u{202F}\(text)\u{202F}» n’est pas un élément",
        "donnez un numéro de la liste, comme 3, ou 4-6 ou tout s’il peut y en avoir plusieurs")
    case .notADay(let text):
      Explanation(
        "«\u{202F}\(text)\u{202F}» n’est pas un jour",
        "donnez une date comme 2026-11-01, aujourd’hui, hier, ou 3j pour il y a trois jours")
    case .notSetHere(let key, let value?):
      Explanation(
        "le réglage «\u{202F}\(label(of: key))\u{202F}» a sa propre commande",
        "tapez «\u{202F}\(advice(for: key, value: value))\u{202F}»")
    case .notSetHere(let key, nil):
      Explanation(
        "«\u{202F}réglages\u{202F}» ne fait qu’expliquer «\u{202F}\(label(of: key))\u{202F}»",
        "pour le modifier\u{202F}: \(advice(for: key))")
    case .notAPlace(let text):
      Explanation(
        "lieu inconnu\u{202F}: «\u{202F}\(text)\u{202F}»",
        "donnez une grande ville, ou une latitude (-90 à 90) et une longitude (-180 à 180) comme 48.85 2.35")
    case .notAProgram(let text):
      Explanation(
        "«\u{202F}\(text)\u{202F}» n’est pas un programme suivi de ses arguments",
        "mettez les signes du shell entre guillemets, ou écrivez un script")
    case .notATargetName(let text):
      Explanation(
        "«\u{202F}\(text)\u{202F}» ne peut pas nommer une destination",
        "prenez une lettre, puis des lettres, chiffres ou tirets, mais pas un mot que «\u{202F}partager\u{202F}» connaît"
      )
    case .noTargetProgram(let name):
      Explanation(
        "aucun programme donné pour \(name)",
        "tapez «\u{202F}réglages partager-vers \(name) 'PROGRAMME {url} {title}'\u{202F}»\u{202F}; pour la retirer, "
          + "«\u{202F}réglages partager-vers \(name) non\u{202F}»")
    case .unknownFileFormat(let name, let known):
      Explanation(
        "l’extension de «\u{202F}\(name)\u{202F}» n’est pas celle d’un format connu",
        "choisissez parmi \(known.joined(separator: ", "))"
      )
    }
  }

  private func explain(_ error: RedirectionError) -> Explanation {
    switch error {
    case .outputFailed(let detail):
      Explanation("la sortie standard est incomplète (\(said(detail)))", "relancez la commande")
    case .nothingToSend:
      Explanation("aucun résultat à envoyer", "écrivez une commande avant | ou >")
    case .noShellCommand:
      Explanation("aucune commande pour le shell", "écrivez-en une après | ou !")
    case .nothingToRepeat:
      Explanation(
        "aucune ligne précédente à relancer", "écrivez la ligne en entier")
    case .notOneFile:
      Explanation("> attend le nom d’un seul fichier", "mettez entre guillemets un nom qui a des espaces")
    case .twoDestinations(let alias):
      Explanation("l’alias \(alias) envoie déjà son résultat ailleurs", "retirez le | ou le > qui le suit")
    case .shellCommandFailed(let command, let status, let hadResult):
      Explanation(
        "«\u{202F}\(command)\u{202F}» \(ended(status))",
        hadResult ? "tapez «\u{202F}liste\u{202F}» pour revoir ce qui lui a été envoyé" : nil)
    case .pagerFailed(let command, let status):
      Explanation(
        "l’afficheur «\u{202F}\(command)\u{202F}» \(ended(status))",
        "choisissez-en un autre, ou tapez réglages afficheur intégré")
    }
  }

  private func explain(_ error: TerminalError) -> Explanation {
    switch error {
    case .noTerminal:
      Explanation("la recherche en direct demande un terminal", "dans un script, utilisez «\u{202F}chercher\u{202F}»")
    case .notAccessible:
      Explanation(
        "la recherche en direct ne peut pas être lue à voix haute",
        "utilisez plutôt «\u{202F}chercher\u{202F}»")
    case .listNeedsTerminal:
      Explanation(
        "parcourir une liste demande un terminal", "utilisez ses numéros\u{202F}: «\u{202F}ouvrir 3\u{202F}»")
    case .listNotAccessible:
      Explanation(
        "parcourir une liste ne peut pas se faire à voix haute",
        "utilisez ses numéros\u{202F}: «\u{202F}ouvrir 3\u{202F}»")
    case .nobodyToAsk:
      Explanation(
        "aucun terminal où demander la clé",
        "définissez NEWSAPI_KEY, ou tapez «\u{202F}clé donner\u{202F}» dans un terminal")
    case .noInput:
      Explanation("aucune clé n’a été donnée", "retapez «\u{202F}clé donner\u{202F}»")
    }
  }

  private func explain(_ error: ScreenError) -> Explanation {
    switch error {
    case .noArticleOpen:
      Explanation("aucun article n’est ouvert", "donnez un numéro de la liste")
    case .notForExport:
      Explanation(
        "la liste ne contient ni articles ni sources",
        "tapez d’abord «\u{202F}une\u{202F}» ou «\u{202F}sources\u{202F}»")
    case .wrongKind:
      Explanation(
        "la liste ne contient pas d’articles",
        "tapez d’abord «\u{202F}une\u{202F}», ou «\u{202F}retour\u{202F}» pour la liste précédente")
    case .noFeedsListed:
      Explanation("la liste ne contient pas de flux", "tapez d’abord «\u{202F}flux\u{202F}», ou donnez un nom")
    case .nothingToUndo:
      Explanation(
        "il n’y a rien à annuler",
        "tapez «\u{202F}aide annuler\u{202F}» pour savoir ce qui peut l’être")
    case .nowhere(.back):
      Explanation("il n’y a pas d’écran précédent", "tapez «\u{202F}accueil\u{202F}» pour le premier écran")
    case .nowhere(.forward):
      Explanation("il n’y a pas d’écran suivant", "tapez «\u{202F}retour\u{202F}» pour aller dans l’autre sens")
    case .nowhere(.next):
      Explanation("c’est le dernier article", "tapez «\u{202F}suite\u{202F}» pour en charger d’autres, s’il y en a")
    case .nowhere(.nextUnread):
      Explanation(
        "plus d’article non lu après celui-ci", "tapez «\u{202F}suite\u{202F}» pour en charger d’autres, s’il y en a")
    case .last(isUnread: false):
      Explanation("c’est le dernier article de la liste", "tapez «\u{202F}retour\u{202F}» pour revoir la liste")
    case .last(isUnread: true):
      Explanation("plus d’article non lu après celui-ci", "tapez «\u{202F}retour\u{202F}» pour revoir la liste")
    case .nowhere(.previous):
      Explanation("c’est le premier article", "tapez «\u{202F}liste\u{202F}» pour les voir tous")
    case .nowhere(.more):
      Explanation("la liste n’a pas de suite", "tapez «\u{202F}liste\u{202F}» pour la revoir")
    }
  }
}
