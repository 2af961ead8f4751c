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
        nearest.map { "vouliez-vous dire « \($0) » ?" } ?? "« aide » les montre toutes")
    case .ambiguousCommand(_, let candidates):
      Explanation("peut désigner \(list(candidates))", "tapez-en plus")
    case .unknownOption(let option, let nearest, let command):
      Explanation(
        "option inconnue \(option)",
        nearest.map { "vouliez-vous dire \($0) ?" } ?? "usage : \(command.usage.text(in: language))")
    case .missing(let argument, let command):
      Explanation("il manque \(argument.french)", "usage : \(command.usage.text(in: language))")
    case .tooMany(let text, let command):
      Explanation("« \(text) » est un mot de trop", "usage : \(command.usage.text(in: language))")
    case .missingValue(let option):
      Explanation("\(option) attend une valeur", "écrivez \(option) VALEUR")
    case .unconfirmed(let preview):
      Explanation(
        "cela supprimerait "
          + [preview.count == 0 ? nil : counted(preview.count), preview.marks.isEmpty ? nil : list(of: preview.marks)]
          .compactMap(\.self).joined(separator: " et "), "ajoutez --yes pour le faire")
    case .notTogether(let one, let other):
      Explanation("\(one.french) et \(other.french) ne vont pas ensemble", "laissez l’un des deux")
    case .noValueWanted(let option):
      Explanation("\(option) ne prend pas de valeur", "écrivez \(option) seul")
    case .unclosedQuote(let quote):
      Explanation("le guillemet \(quote) n’est pas fermé", "fermez-le, ou écrivez \\\(quote)")
    case .notAtPrompt(let command):
      Explanation(
        "\(command.name.french) est une commande de la ligne de commande",
        "lancez supernews \(command.name.french) dans un autre terminal, ou en service")
    case .secretInLine:
      Explanation(
        "une clé n’a pas sa place dans la ligne, où d’autres la voient, et n’a pas été prise",
        "tapez « clé donne » puis Entrée : la clé est demandée, et n’est pas montrée")
    }
  }

  private func explain(_ error: ValueError) -> Explanation {
    switch error {
    case .notOneOf(let text, let nearest, let known):
      Explanation(
        "« \(text) » n’est pas connu ici",
        nearest.map { "vouliez-vous dire « \($0) » ?" }
          ?? "valeurs admises : \(known.map(\.french).joined(separator: ", "))")
    case .notANumber(let text, let from, let to):
      Explanation("« \(text) » n’est pas un nombre de \(from) à \(to)", "donnez-en un")
    case .notADayCount(let text, let from, let to):
      Explanation("« \(text) » n’est pas un nombre de jours de \(from) à \(to)", "donnez-en un, comme 7j")
    case .notAnInterval(let text):
      Explanation(
        "«\u{A0}\(text)\u{A0}» n’est pas une durée d’une minute à un jour", "donnez-en une comme 15m ou 2h")
    case .notHours(let text):
      Explanation(
        "«\u{A0}\(text)\u{A0}» ne donne pas des heures de la journée", "donnez la première et la dernière, comme 22-7")
    case .notAnItem(let text):
      Explanation(
        "« \(text) » n’est pas un élément",
        "un élément est un numéro de la liste comme 3\u{A0}; où il y en a plusieurs, 4-6 ou tout")
    case .notADay(let text):
      Explanation(
        "« \(text) » n’est pas un jour",
        "un jour est 2026-11-01, aujourd’hui, hier ou 3j pour il y a trois jours")
    case .notAPlace(let text):
      Explanation(
        "« \(text) » n’est pas un lieu",
        "un lieu est une grande ville, ou 48.85 2.35\u{A0}: latitude de -90 à 90, longitude de -180 à 180, nord et est "
          + "positifs")
    case .notAProgram(let text):
      Explanation(
        "«\u{A0}\(text)\u{A0}» n’est pas un programme avec ses arguments",
        "aucun shell ne le lance\u{A0}: mettez ses signes entre guillemets, ou écrivez un script")
    case .unknownFileFormat(let name, let known):
      Explanation(
        "l’extension de « \(name) » n’indique aucun format",
        "formats connus : \(known.joined(separator: ", "))"
      )
    }
  }

  private func explain(_ error: RedirectionError) -> Explanation {
    switch error {
    case .outputFailed(let detail):
      Explanation("sortie standard : \(said(detail))", "ce qui a été écrit n’est pas complet")
    case .nothingToSend:
      Explanation("il n’y a pas de commande dont le résultat irait là", "écrivez-en une avant | ou >")
    case .noShellCommand:
      Explanation("il n’y a pas de commande pour le shell", "écrivez-en une après | ou !")
    case .nothingToRepeat:
      Explanation(
        "il n’y a pas de ligne d’avant à relancer", "cela sert à l’invite ; écrivez la ligne elle-même")
    case .notOneFile:
      Explanation("> attend le nom d’un seul fichier", "mettez entre guillemets un nom avec des blancs")
    case .shellCommandFailed(let command, let status, let hadResult):
      Explanation("« \(command) » \(ended(status))", hadResult ? "« liste » montre ce qu’elle a reçu" : nil)
    case .pagerFailed(let command, let status):
      Explanation("l’afficheur « \(command) » \(ended(status))", "donnez-en un autre par PAGER, ou aucun")
    }
  }

  private func explain(_ error: TerminalError) -> Explanation {
    switch error {
    case .noTerminal:
      Explanation("il faut un terminal pour cela", "« cherche » fait de même dans un script")
    case .notAccessible:
      Explanation(
        "une vue qui se redessine sans cesse ne peut être lue à voix haute", "« cherche » trouve la même chose")
    case .nobodyToAsk:
      Explanation(
        "il n’y a pas de terminal où demander la clé",
        "NEWSAPI_KEY la donne pour une fois, « clé donne » la garde, dans un terminal")
    case .noInput:
      Explanation("aucune clé n’a été donnée", "« clé donne » la redemande")
    }
  }

  private func explain(_ error: ScreenError) -> Explanation {
    switch error {
    case .noArticleOpen:
      Explanation("aucun article n’est ouvert", "donnez son numéro")
    case .notForExport:
      Explanation(
        "la liste n’a ni articles ni sources", "tapez d’abord « une » ou « sources »")
    case .wrongKind:
      Explanation(
        "la liste n’a pas d’articles", "tapez d’abord « une », ou « retour » pour la liste d’avant")
    case .noFeedsListed:
      Explanation("la liste n’a pas de flux", "tapez d’abord « flux », ou donnez un nom")
    case .nowhere(.back):
      Explanation("il n’y a pas d’écran avant", "« accueil » montre le premier")
    case .nowhere(.forward):
      Explanation("il n’y a pas d’écran après", "« retour » va dans l’autre sens")
    case .nowhere(.next):
      Explanation("c’est le dernier article", "« suite » en apporte, s’il y en a")
    case .nowhere(.previous):
      Explanation("c’est le premier article", "« liste » les montre tous")
    case .nowhere(.more):
      Explanation("la liste n’a pas de suite", "« liste » la montre à nouveau")
    }
  }
}
